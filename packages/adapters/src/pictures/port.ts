/** Why a file is no picture that is taken, in words for its owner. */
export class PictureRefused extends Error {
  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    this.name = "PictureRefused";
  }
}

export interface PictureMaker {
  /**
   * Draws a JPEG, PNG or GIF anew: the middle square, 512 × 512, on white, as JPEG, without anything else the file held.
   * What the file claims to be does not count, its bytes do.
   * @throws PictureRefused
   */
  squareJpeg(bytes: Uint8Array): Promise<Uint8Array>;
}
