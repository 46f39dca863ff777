import type { DocumentBlock } from "./document-blocks.ts";

/** The one plain-text form of a document, which is what its hash is made of: blocks with an empty line between them. */
export function documentText(blocks: readonly DocumentBlock[]): string {
  const parts = blocks.map((block) =>
    block.kind === "list" ? block.items.map((item) => `• ${item}`).join("\n") : block.text,
  );
  return `${parts.join("\n\n")}\n`;
}

/** A document as Markdown. What its texts happen to hold of Markdown's marks is shown as it is. */
export function documentMarkdown(blocks: readonly DocumentBlock[]): string {
  const parts = blocks.map((block) => {
    if (block.kind === "list") return block.items.map((item) => `- ${plain(item)}`).join("\n");
    return block.kind === "heading" ? `${"#".repeat(block.level)} ${plain(block.text)}` : plain(block.text);
  });
  return `${parts.join("\n\n")}\n`;
}

/** On one line, with every mark that Markdown would act on made a character. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/^(\d*)([#+\-.)]+)(?= )/, String.raw`$1\$2`);
}
