import type { Message } from "@marquee/contracts/http/chat";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { formatDate } from "#lib/format.ts";
import { BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { useLoadOlderMessages } from "../api/list-messages.ts";
import { messageList as copy } from "../copy.ts";
import type { Conversation, Turn } from "../model/conversation.ts";
import { discardOutgoing, type Outgoing } from "../model/outbox.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";
import { UserBubble } from "./user-bubble.tsx";

interface MessageListProps {
  conversation: Conversation;
  outbox: readonly Outgoing[];
  turn: Turn | undefined;
  onSend: (text: string) => boolean;
  onRetry: (clientId: string, content: string) => void;
}

/** How far from the end still counts as reading the end. */
const nearEndPx = 120;

/** The conversation, oldest first. It follows new text while one reads the end, and stays put otherwise. */
export function MessageList({ conversation, outbox, turn, onSend, onRetry }: MessageListProps) {
  const { messages, olderCursor } = conversation;
  const older = useLoadOlderMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const firstId = messages[0]?.id;
  const heightBefore = useRef<{ firstId: string | undefined; height: number }>({ firstId, height: 0 });
  const latestAnswer = messages.at(-1)?.isAi ? messages.at(-1) : undefined;
  const confirmed = new Set(messages.map(({ clientId }) => clientId));
  const unconfirmed = outbox.filter(({ clientId }) => !confirmed.has(clientId));

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    if (atEnd.current) {
      element.scrollTop = element.scrollHeight;
    } else if (heightBefore.current.firstId !== firstId) {
      // Older messages came in above: what is being read stays where it is.
      element.scrollTop += element.scrollHeight - heightBefore.current.height;
    }
    heightBefore.current = { firstId, height: element.scrollHeight };
  });

  useEffect(() => {
    // Text that is laid out late (fonts, Markdown) must not push the end out of view.
    const element = scroller.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const observer = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={scroller}
      role="log"
      aria-live="off"
      aria-busy={turn !== undefined}
      aria-label={copy.conversationWithMorgan}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:outline-offset-[-2px]"
      onScroll={({ currentTarget: element }) => {
        atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx;
      }}
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
            {copy.loadOlderMessages}
          </Button>
        )}
        {withDays(messages).map(({ day, message }) => (
          <Day key={message.id} day={day}>
            {message.isAi ? (
              <AnswerBubble message={message} />
            ) : (
              <UserBubble content={message.content} createdAt={message.createdAt} />
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
            {copy.morganIsCraftingSomethingMagical}
          </div>
        )}
        {latestAnswer && !turn && (
          <AnswerActions
            answer={latestAnswer}
            question={messages.find(({ id }) => id === latestAnswer.inReplyTo)}
            onSend={onSend}
          />
        )}
      </div>
      <Announcer busy={turn !== undefined} />
    </div>
  );
}

/** Tells screen readers that an answer began and ended, not every word of it. */
function Announcer({ busy }: { busy: boolean }) {
  const [text, setText] = useState("");
  const wasBusy = useRef(false);
  useEffect(() => {
    if (busy !== wasBusy.current) setText(busy ? copy.morganIsAnswering : copy.morganHasAnswered);
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
