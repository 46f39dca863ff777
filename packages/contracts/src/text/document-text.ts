import type { DocumentBlock } from "./document-blocks.ts";

/** The one plain-text form of a document, which its hash is computed from: blocks separated by an empty line. */
export function documentText(blocks: readonly DocumentBlock[]): string {
  const parts = blocks.map((block) =>
    block.kind === "list" ? block.items.map((item) => `• ${item}`).join("\n") : block.text,
  );
  return `${parts.join("\n\n")}\n`;
}

/** A document as Markdown. Markdown characters in its texts are escaped, so they appear as typed. */
export function documentMarkdown(blocks: readonly DocumentBlock[]): string {
  const parts = blocks.map((block) => {
    if (block.kind === "list") return block.items.map((item) => `- ${plain(item)}`).join("\n");
    return block.kind === "heading" ? `${"#".repeat(block.level)} ${plain(block.text)}` : plain(block.text);
  });
  return `${parts.join("\n\n")}\n`;
}

/** Puts a text on one line and escapes every character that Markdown would interpret. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/[\\`*_[\]<>|~]/g, String.raw`\$&`)
    .replace(/^(\d*)([#+\-.)]+)(?= )/, String.raw`$1\$2`);
}
