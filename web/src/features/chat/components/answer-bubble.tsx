import { withoutChoiceOptions } from "@marquee/contracts/chat-text/choice-options";
import type { Message } from "@marquee/contracts/http/chat";
import { memo } from "react";
import { formatTime } from "#format/format.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { answerBubble as copy } from "../copy.ts";
// Not loaded later: unformatted text would be seen first, and everything above it would move when it is formatted.
import { AnswerText } from "./answer-text.tsx";
import { MessageCards } from "./message-cards.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";

const ActionCard = lazyPart(async () => (await import("./action-card.tsx")).ActionCard);

/** What Morgan said, as far as it is written. */
export const AnswerBubble = memo(function AnswerBubble({ message }: { message: Message }) {
  const streaming = message.status === "streaming";
  if (streaming && message.content === "") return null;
  const text = streaming ? message.content : withoutChoiceOptions(message.content);
  return (
    <article id={message.id} tabIndex={-1} aria-label={copy.morgan} className="flex items-start gap-3">
      <MorganAvatar className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        <AnswerText text={text} streaming={streaming} />
        {!streaming && message.cards !== undefined && <MessageCards cards={message.cards} />}
        {!streaming && message.action && <ActionCard messageId={message.id} action={message.action} />}
        {!streaming && (
          <div className="-ml-2.5 flex flex-wrap items-center gap-x-1 text-xs text-faint">
            <CopyButton text={message.content} label={copy.copy} />
            <span>{formatTime(message.createdAt)}</span>
            {message.status === "stopped" && <span>{copy.stopped}</span>}
            {message.status === "failed" && <span className="text-danger">{copy.incomplete}</span>}
          </div>
        )}
        {!streaming && message.note !== undefined && <p className="text-sm text-faint">{message.note}</p>}
      </div>
    </article>
  );
});
