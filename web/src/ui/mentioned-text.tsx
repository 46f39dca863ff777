import type { MentionSpan } from "@marquee/contracts/text/mention-spans";

/** A text that people wrote, with whom it mentions marked. */
export function MentionedText(props: { text: string; mentions?: readonly MentionSpan[] | undefined }) {
  return partsOf(props.text, props.mentions ?? []).map(({ from, text, isMention }) =>
    isMention ? (
      <bdi key={from} className="rounded-sm bg-current/10 px-0.5 font-semibold">
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}

/** A text in pieces: the mentions, and what stands between them. */
function partsOf(content: string, mentions: readonly MentionSpan[]) {
  let from = 0;
  const parts = mentions.flatMap(({ at, length }) => {
    const before = { from, text: content.slice(from, at), isMention: false };
    from = at + length;
    return [before, { from: at, text: content.slice(at, from), isMention: true }];
  });
  return [...parts, { from, text: content.slice(from), isMention: false }];
}
