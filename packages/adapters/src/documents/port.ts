import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";

/** A picture in a document, as wide as its text. */
export interface PictureBlock {
  kind: "picture";
  /** PNG or JPEG. */
  bytes: Uint8Array;
  /** Its size in pixels, for its aspect ratio. */
  width: number;
  height: number;
  /** The alternative text for readers who cannot see it. */
  alt: string;
}

/** A block of a document that can be drawn. */
export type DrawnBlock = DocumentBlock | PictureBlock;

/** A document to draw: its blocks, and the footer next to the page number on every page. */
export interface DrawnDocument {
  title: string;
  blocks: readonly DrawnBlock[];
  /** Blocks that follow on a new page, such as who signed and when. */
  appendix: readonly DrawnBlock[];
  footer: string;
  /** The creation date in the file's metadata, passed in so that the same document gives the same file. */
  createdAt: Date;
}

/** Makes PDF files. */
export interface DocumentMaker {
  /** A tagged PDF/1.7 with title and language; the same document always gives the same bytes. */
  pdf: (document: DrawnDocument) => Promise<Buffer>;
}
