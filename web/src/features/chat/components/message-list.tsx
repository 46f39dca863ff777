import type { Message } from "@marquee/contracts/http/chat";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { formatDate } from "#format/format.ts";
import { BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { useLoadOlderMessages } from "../api/list-messages.ts";
import { messageList as copy } from "../copy.ts";
import type { Conversation, Turn } from "../model/conversation.ts";
import { discardOutgoing, type Outgoing } from "../model/outbox.ts";
import { suggestionsOf } from "../model/suggestions.ts";
import { useFollowEnd } from "../model/use-follow-end.ts";
import { useWantedMessage } from "../model/use-wanted-message.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";
import { UserBubble } from "./user-bubble.tsx";

interface MessageListProps {
  conversation: Conversation;
  outbox: readonly Outgoing[];
  turn: Turn | undefined;
  /** Scrolls by itself, however low the window is. */
  inCard?: boolean;
  /** The message that a link leads to. */
  wanted?: string;
  onSend: (text: string) => boolean;
  onRetry: (clientId: string, content: string) => void;
}

/** The conversation, oldest first. It follows new text while one reads the end, and stays put otherwise. */
export function MessageList(props: MessageListProps) {
  const { conversation, outbox, turn, onSend, onRetry } = props;
  const { messages, olderCursor } = conversation;
  const older = useLoadOlderMessages();
  const list = useRef<HTMLDivElement>(null);
  useFollowEnd(list, messages[0]?.id);
  useWantedMessage(props.wanted ?? "", {
    loaded: messages.some(({ id }) => id === props.wanted),
    older: olderCursor,
    load: older.mutate,
    isLoading: older.isPending,
  });
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  const unconfirmed = outbox.filter(({ clientId }) => !confirmed.has(clientId));

  return (
    <div
      ref={list}
      role="log"
      aria-live="off"
      aria-busy={turn !== undefined}
      aria-label={copy.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={clsx(
        "flex-1 focus-visible:outline-offset-[-2px]",
        props.inCard === true
          ? "min-h-0 overflow-y-auto overscroll-contain"
          : "tall:min-h-0 tall:overflow-y-auto tall:overscroll-contain",
      )}
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-5 px-4 py-6 sm:px-6">
        {olderCursor !== null && (
          <Button
            size="sm"
            variant="ghost"
            className="self-center"
            pending={older.isPending}
            onClick={() => older.mutate(olderCursor)}
          >
            {copy.loadOlder}
          </Button>
        )}
        {withDays(messages).map(({ day, message }) => (
          <Day key={message.id} day={day}>
            {message.isAi ? (
              <>
                <AnswerBubble message={message} />
                <Actions
                  answer={message}
                  messages={messages}
                  next={nextOf(message, messages, unconfirmed)}
                  busy={turn !== undefined}
                  onSend={onSend}
                />
              </>
            ) : (
              <UserBubble id={message.id} content={message.content} createdAt={message.createdAt} />
            )}
          </Day>
        ))}
        {unconfirmed.map((item) => (
          <UserBubble
            key={item.clientId}
            content={item.content}
            createdAt={item.createdAt}
            status={item.status}
            reason={item.reason}
            onRetry={() => onRetry(item.clientId, item.content)}
            onDiscard={() => discardOutgoing(item.clientId)}
          />
        ))}
        {turn && !turn.writing && (
          <div className="flex items-center gap-3 text-muted">
            <MorganAvatar className="size-7" />
            <BulbTyping />
            {copy.typing}
          </div>
        )}
      </div>
      <Announcer busy={turn !== undefined} />
    </div>
  );
}

/** What the user said after an answer; undefined for the latest one. */
function nextOf(
  answer: Message,
  messages: readonly Message[],
  unconfirmed: readonly Outgoing[],
): string | undefined {
  const later = messages.slice(messages.indexOf(answer) + 1);
  return later.find(({ isAi }) => !isAi)?.content ?? unconfirmed[0]?.content;
}

/** The suggestions of the latest answer; an earlier one keeps those of which one was used. */
function Actions(props: {
  answer: Message;
  messages: readonly Message[];
  next: string | undefined;
  busy: boolean;
  onSend: (text: string) => boolean;
}) {
  const { answer, messages, next } = props;
  const at = messages.indexOf(answer);
  const isLatest = !messages.slice(at + 1).some(({ isAi }) => isAi);
  const wasOffered =
    next !== undefined && (answer.quickReplies.includes(next) || answer.content.includes(`[${next}]`));
  if (!isLatest && !wasOffered) return null;
  const asked = messages.slice(0, at).flatMap(({ isAi, content }) => (isAi ? [] : [content]));
  const suggestions = suggestionsOf(answer, asked);
  const used = suggestions.find((text) => text === next);
  return (
    <AnswerActions
      hasPackage={answer.cards?.some(({ kind }) => kind === "credit_package") === true}
      suggestions={suggestions}
      used={used}
      disabled={props.busy}
      question={messages.find(({ id }) => id === answer.inReplyTo)}
      onSend={props.onSend}
    />
  );
}

/** Tells screen readers that an answer began and ended, not every word of it. */
function Announcer({ busy }: { busy: boolean }) {
  const [text, setText] = useState("");
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy !== wasBusy.current) setText(busy ? copy.answering : copy.answered);
    wasBusy.current = busy;
  }, [busy]);
  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

function withDays(messages: readonly Message[]): { day: string | undefined; message: Message }[] {
  let last = "";
  return messages.map((message) => {
    const day = formatDate(message.createdAt);
    const isNew = day !== last;
    last = day;
    return { day: isNew ? day : undefined, message };
  });
}

function Day({ day, children }: { day: string | undefined; children: ReactNode }) {
  return (
    <>
      {day !== undefined && <p className="self-center text-xs text-faint">{day}</p>}
      {children}
    </>
  );
}
