import { withoutChoiceOptions } from "@marquee/contracts/chat-text/choice-options";
import type { Message } from "@marquee/contracts/http/chat";
import { memo, Suspense } from "react";
import { formatTime } from "#lib/format.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { answerBubble as copy } from "../copy.ts";
import { MorganAvatar } from "./morgan-avatar.tsx";

const AnswerText = lazyPart(async () => (await import("./answer-text.tsx")).AnswerText);

/** What Morgan said, as far as it is written. */
export const AnswerBubble = memo(function AnswerBubble({ message }: { message: Message }) {
  const streaming = message.status === "streaming";
  if (streaming && message.content === "") return null;
  const text = streaming ? message.content : withoutChoiceOptions(message.content);
  return (
    <article aria-label={copy.morgan} className="flex items-start gap-3">
      <MorganAvatar className="mt-0.5 size-7" />
      <div className="min-w-0 flex-1">
        <Suspense fallback={<p className="text-lg whitespace-pre-wrap">{text}</p>}>
          <AnswerText text={text} streaming={streaming} />
        </Suspense>
        {!streaming && (
          <div className="-ml-2.5 flex flex-wrap items-center gap-x-1 text-xs text-faint">
            <CopyButton text={message.content} label={copy.copy} />
            <span>{formatTime(message.createdAt)}</span>
            {message.status === "stopped" && <span>{copy.stoppedByYou}</span>}
            {message.status === "failed" && <span className="text-danger">{copy.notFinished}</span>}
          </div>
        )}
      </div>
    </article>
  );
});
