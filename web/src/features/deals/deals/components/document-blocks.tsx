import type { DocumentBlock } from "@marquee/contracts/text/document-blocks";

/** A document on screen: the same parts, in the same order, as in its file. */
export function DocumentBlocks({ blocks }: { blocks: readonly DocumentBlock[] }) {
  return blocks.map((block, index) => <Block key={`${block.kind}-${index}`} block={block} />);
}

function Block({ block }: { block: DocumentBlock }) {
  switch (block.kind) {
    case "heading":
      return block.level === 1 ? (
        <h2 className="mb-4 text-xl">{block.text}</h2>
      ) : (
        <h3 className="mt-6 mb-2 text-base font-semibold">{block.text}</h3>
      );
    case "paragraph":
      return <p className="mb-3 max-w-prose text-start break-words whitespace-pre-wrap">{block.text}</p>;
    default:
      return (
        <ul className="mb-3 grid max-w-prose list-disc gap-1 pl-5">
          {block.items.map((item) => (
            <li key={item} className="break-words">
              {item}
            </li>
          ))}
        </ul>
      );
  }
}
