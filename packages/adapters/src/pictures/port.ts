/** Why a file is not accepted, in words for its owner. */
export class UploadRefused extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = "UploadRefused";
  }
}

/**
 * Re-encodes a JPEG, PNG or GIF as JPEG, on white, without anything else in the file. Its bytes decide the type, not
 * what it claims to be.
 */
export interface PictureMaker {
  /** The middle of it, 512 × 512. @throws UploadRefused */
  squareJpeg(bytes: Uint8Array): Promise<Uint8Array>;
  /** The middle of it, 1,280 × 720. @throws UploadRefused */
  wideJpeg(bytes: Uint8Array): Promise<Uint8Array>;
  /** All of it, at most 2,048 pixels on each side. @throws UploadRefused */
  wholeJpeg(bytes: Uint8Array): Promise<Uint8Array>;
}

/** A picture of a board, with its size in pixels. */
export interface BoardPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** Makes pictures of our own drawings: concept boards, posters and what chat programs show of a link. */
export interface BoardPictures {
  /**
   * A drawing as PNG on white, 2,400 pixels wide as a board is, or as wide as is said.
   * @throws UnsafeBoard for a drawing that the guard refuses
   */
  png(svg: string, width?: number): Promise<BoardPicture>;
}
