import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
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
};

/** A picture becomes its alternative text. */
function inWords(block: DrawnBlock): DocumentBlock {
  return block.kind === "picture" ? { kind: "paragraph", text: block.alt } : block;
}
