import type { PosterFacts } from "@marquee/concept-boards/posters/poster";
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

/** The numbers that decide, side by side in large letters, each with what it is compared with. */
interface NumbersBlock {
  kind: "numbers";
  numbers: readonly { label: string; value: string; note: string }[];
}

/** A table; its first column names the rows, the others are numbers. */
export interface TableBlock {
  kind: "table";
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Amounts as bars, each in proportion to the largest one, with its amount in words. */
interface BarsBlock {
  kind: "bars";
  bars: readonly { name: string; amount: number; text: string }[];
}

/** One or several series over the same labels; null where there is no value. */
export interface ChartBlock {
  kind: "chart";
  title: string;
  mark: "bar" | "line";
  labels: readonly string[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  /** A value as its axis says it. */
  format: (value: number) => string;
  /** What the chart shows, for readers who cannot see it. */
  alt: string;
}

/** A block of a document that can be drawn. */
export type DrawnBlock = DocumentBlock | PictureBlock | NumbersBlock | TableBlock | BarsBlock | ChartBlock;

/** A document to draw: its blocks, and the footer next to the page number on every page. */
export interface DrawnDocument {
  title: string;
  /** What it is, in the band at the top: "Contract". */
  sort: string;
  /** The sides of a contract, shown with their monograms; its text names them anyway. */
  parties?: readonly { role: string; name: string }[];
  /** The event that it is about, whose poster stands beside its first texts. */
  poster?: PosterFacts | undefined;
  blocks: readonly DrawnBlock[];
  /** Blocks that follow on a new page, such as who signed and when. */
  appendix: readonly DrawnBlock[];
  footer: string;
  /** The creation date in the file's metadata, passed in so that the same document gives the same file. */
  createdAt: Date;
}

/** A part of a page: a title, and a text or a list below it. */
export interface PagePart {
  title: string;
  body: string | readonly string[];
}

/** What stands on one page: a head, a picture with facts beside it, and parts in two columns. */
export interface OnePage {
  title: string;
  lead: string;
  /** The color of its band, as # and six hexadecimal digits. */
  color: string;
  picture: PictureBlock | undefined;
  facts: readonly { label: string; value: string }[];
  /** The parts of each column; those of the second one begin with what decides. */
  columns: readonly [readonly PagePart[], readonly PagePart[]];
  footer: string;
  createdAt: Date;
}

/** Makes PDF files, tagged PDF/1.7 with title and language; the same content always gives the same bytes. */
export interface DocumentMaker {
  pdf: (document: DrawnDocument) => Promise<Buffer>;
  /** Always one page: texts get smaller first, then their ends and the last entries of lists are left out, and say so. */
  onePage: (page: OnePage) => Promise<Buffer>;
}
