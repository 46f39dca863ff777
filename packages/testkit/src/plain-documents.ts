import type { DocumentMaker, DrawnBlock } from "@marquee/adapters/documents/port";
import type { SlideMaker } from "@marquee/adapters/slides/port";
import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";
import { documentText } from "@marquee/contracts/text/document-text";

/** Draws a document as its plain words, the same bytes each time, without the fonts that a PDF needs. */
export const plainDocuments: DocumentMaker = {
  pdf: async ({ title, poster, blocks, appendix, footer, createdAt }) =>
    Buffer.from(
      [
        title,
        ...(poster ? [`Poster of ${poster.name}`] : []),
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

/** What is drawn becomes its words: pictures and charts their alternative text, numbers and tables a list. */
function inWords(block: DrawnBlock): DocumentBlock {
  switch (block.kind) {
    case "picture":
    case "chart":
      return { kind: "paragraph", text: block.alt };
    case "numbers":
      return {
        kind: "list",
        items: block.numbers.map(({ label, value, note }) => `${label}: ${[value, note].join(" ").trim()}`),
      };
    case "bars":
      return { kind: "list", items: block.bars.map(({ name, text }) => `${name}: ${text}`) };
    case "table":
      return {
        kind: "list",
        items: block.rows.map(([name = "", ...cells]) => {
          const named = cells.map((cell, at) => `${block.head[at + 1]} ${cell}`);
          return `${name}: ${named.join(", ")}`;
        }),
      };
    default:
      return block;
  }
}
