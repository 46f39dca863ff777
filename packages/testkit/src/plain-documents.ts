import type { DocumentMaker } from "@marquee/adapters/documents/port";
import { documentText } from "@marquee/contracts/document-text";

/** Draws a document as its own words, in the same bytes each time, without the fonts that a PDF takes. */
export const plainDocuments: DocumentMaker = {
  pdf: async ({ title, blocks, appendix, footer, createdAt }) =>
    Buffer.from(
      [title, documentText(blocks), documentText(appendix), footer, createdAt.toISOString()].join("\n"),
    ),
};
