import type { Message } from "@marquee/contracts/chat/chat";
import { withoutChoiceOptions } from "@marquee/contracts/chat/choice-options";
import type { Shown } from "@marquee/contracts/chat/shown-thread";
import { memo } from "react";
import { ForRole } from "#account/for-role.tsx";
import { formatTime } from "#format/format.ts";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { answerBubble as copy } from "../copy.ts";
import { ActionCard } from "./action-card.tsx";
import { useAnswerFeedback } from "./answer-feedback.tsx";
// Not lazy: unformatted text would be visible first, and formatting it would move everything above.
import { AnswerText } from "./answer-text.tsx";
import { MessageCards } from "./message-cards.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";
import { VersionSwitch } from "./version-switch.tsx";

/** Morgan's answer, as far as it has been written. */
export const AnswerBubble = memo(function AnswerBubble(props: {
  message: Message;
  /** All answers to the question, in order. */
  versions?: Shown<Message>["versions"];
  choice?: string;
  onChoose?: (choice: string, id: string) => void;
  /** Requests another answer; undefined where that is not offered. */
  onRetry?: ((id: string) => void) | undefined;
}) {
  const { message, versions = [], choice = "", onChoose, onRetry } = props;
  const { thumbs, reason, thanks } = useAnswerFeedback(message);
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
            <ForRole>
              {onRetry && (
                <Button variant="ghost" size="sm" onClick={() => onRetry(message.id)}>
                  <Icon name="refresh-cw" />
                  {copy.retry}
                </Button>
              )}
              {thumbs}
            </ForRole>
            {onChoose && (
              <VersionSwitch current={{ message, versions }} onChoose={(id) => onChoose(choice, id)} />
            )}
            <span className="px-1.5">{formatTime(message.createdAt)}</span>
            {message.status === "stopped" && <span>{copy.stopped}</span>}
            {message.status === "failed" && <span className="text-danger">{copy.incomplete}</span>}
            {thanks !== undefined && <span>{thanks}</span>}
          </div>
        )}
        {!streaming && reason}
        {!streaming && message.note !== undefined && <p className="text-sm text-faint">{message.note}</p>}
      </div>
    </article>
  );
});
