import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
import type { SlideMaker } from "@marquee/adapters/slides/port";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";

/** Draws a document as its plain words, the same bytes each time, without the fonts that a PDF needs. */
export const plainDocuments: DocumentMaker = {
  pdf: async ({ title, blocks, appendix, footer, createdAt }) =>
    Buffer.from(
      [
        title,
        documentText(blocks.map(inWords)),
        documentText(appendix.map(inWords)),
        footer,
        createdAt.toISOString(),
      ].join("\n"),
    ),
  onePage: async ({ createdAt, picture, ...sheet }) =>
    Buffer.from(JSON.stringify({ ...sheet, alt: picture?.alt, at: createdAt.toISOString() })),
};

/** Draws slides as their plain words. */
export const plainSlides: SlideMaker = {
  deck: async ({ createdAt, picture, ...deck }) =>
    Buffer.from(JSON.stringify({ ...deck, alt: picture?.alt, at: createdAt.toISOString() })),
};

/** A picture becomes its alternative text. */
function inWords(block: DrawnBlock): DocumentBlock {
  return block.kind === "picture" ? { kind: "paragraph", text: block.alt } : block;
}
