import type { Message } from "@marquee/contracts/chat/chat";
import { type Choices, choicesToShow, type Shown } from "@marquee/contracts/chat/shown-thread";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { BulbTyping } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { messageList as copy } from "../copy.ts";
import type { Conversation, Turn } from "../model/conversation.ts";
import { discardOutgoing, type Outgoing } from "../model/outbox.ts";
import { useFollowEnd } from "../model/use-follow-end.ts";
import { useOlderMessages } from "../model/use-older-messages.ts";
import { useWantedMessage } from "../model/use-wanted-message.ts";
import { loadClosing } from "./answer-text.tsx";
import { MorganAvatar } from "./morgan-avatar.tsx";
import { type ThreadActions, ThreadRows } from "./thread-rows.tsx";
import { OutgoingBubble } from "./user-bubble.tsx";

interface MessageListProps {
  /** The conversation's id; undefined for the main one. */
  id?: string | undefined;
  conversation: Conversation;
  /** The messages to show, and the chosen versions behind them. */
  thread: readonly Shown<Message>[];
  choices: Choices;
  onChoices: (choices: Choices) => void;
  outbox: readonly Outgoing[];
  turn: Turn | undefined;
  /** Whether it always scrolls on its own. */
  inCard?: boolean;
  /** The message that a link leads to. */
  wanted?: string;
  actions: ThreadActions;
  onResend: (item: Outgoing) => void;
}

/** The conversation, oldest first. It follows new text while the user is at the end, and stays put otherwise. */
export function MessageList(props: MessageListProps) {
  const { conversation, thread, choices, onChoices, outbox, turn, wanted = "" } = props;
  const { messages, olderCursor } = conversation;
  const list = useRef<HTMLDivElement>(null);
  const first = thread[0]?.message.id;
  const { isAway, jump } = useFollowEnd(list, first);
  const loaded = new Set(messages.map(({ id }) => id));
  const older = useOlderMessages(props.id, olderCursor, {
    first,
    missing: Object.values(choices).find((id) => !loaded.has(id)),
  });
  const isShown = thread.some(({ message }) => message.id === wanted);
  const isHidden = !isShown && loaded.has(wanted);
  useEffect(() => {
    // A link may lead to a version that is not shown.
    if (isHidden) onChoices(choicesToShow(messages, wanted, choices));
  }, [isHidden, messages, wanted, choices, onChoices]);
  useWantedMessage(wanted, {
    loaded: isShown,
    older: loaded.has(wanted) ? null : olderCursor,
    load: older.loadPage,
    isLoading: older.isPending,
  });
  useEffect(() => void loadClosing(), []);
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
        // Screen-reader-only text is placed inside; outside, it would make the window scroll.
        "relative flex-1 focus-visible:outline-offset-[-2px]",
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
            onClick={older.load}
          >
            {copy.loadOlder}
          </Button>
        )}
        <ThreadRows
          thread={thread}
          unconfirmed={unconfirmed}
          busy={turn !== undefined}
          actions={props.actions}
        />
        {unconfirmed.map((item) => (
          <OutgoingBubble
            key={item.clientId}
            item={item}
            onRetry={() => props.onResend(item)}
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
      {isAway && (
        // No height, so that nothing the user is about to click moves when it appears or disappears.
        <div className="pointer-events-none sticky bottom-3 flex h-0 items-end justify-center short:bottom-24">
          <Button size="sm" className="pointer-events-auto shrink-0 rounded-full shadow-lift" onClick={jump}>
            <Icon name="arrow-down" />
            {copy.jump}
          </Button>
        </div>
      )}
      <Announcer busy={turn !== undefined} />
    </div>
  );
}

/** Announces to screen readers when an answer starts and ends, not every word. */
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
