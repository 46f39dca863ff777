import type { DocumentBlock } from "@marquee/contracts/document-blocks";

/** A picture in a document, as wide as its text. */
export interface PictureBlock {
  kind: "picture";
  /** PNG or JPEG. */
  bytes: Uint8Array;
  /** Its sides in pixels, for its shape. */
  width: number;
  height: number;
  /** What a reader who cannot see it is told. */
  alt: string;
}

/** What a document is drawn of. */
export type DrawnBlock = DocumentBlock | PictureBlock;

/** A document to be drawn: what it says, and what stands at the foot of every page beside its number. */
export interface DrawnDocument {
  title: string;
  blocks: readonly DrawnBlock[];
  /** What begins on a page of its own after them, such as who signed and when. */
  appendix: readonly DrawnBlock[];
  footer: string;
  /** When it was made: what the file says of itself, so that the same document is the same file. */
  createdAt: Date;
}

/** Makes PDF files. */
export interface DocumentMaker {
  /** A tagged PDF/1.7 with title and language; the same document is drawn as the same bytes. */
  pdf: (document: DrawnDocument) => Promise<Buffer>;
}
