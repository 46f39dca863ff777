import type { Message } from "@marquee/contracts/chat/chat";
import type { Shown } from "@marquee/contracts/chat/shown-thread";
import { Fragment } from "react";
import { useHasRole } from "#account/team-role.ts";
import { formatDate } from "#format/format.ts";
import type { Outgoing } from "../model/outbox.ts";
import { suggestionsOf } from "../model/suggestions.ts";
import { AnswerActions } from "./answer-actions.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import { UserBubble } from "./user-bubble.tsx";

/** Actions on the messages of a conversation; the functions are stable between renders. */
export interface ThreadActions {
  onSend: (text: string) => boolean;
  /** Shows another version. */
  onChoose: (choice: string, id: string) => void;
  onEdit: (message: Message, text: string) => void;
  onRetryAnswer: (answerId: string) => void;
}

/** The messages grouped by day, each answer with its suggested replies. */
export function ThreadRows(props: {
  thread: readonly Shown<Message>[];
  unconfirmed: readonly Outgoing[];
  busy: boolean;
  actions: ThreadActions;
}) {
  const { thread, unconfirmed, busy, actions } = props;
  const lastAnswer = thread.findLastIndex(({ message }) => message.isAi);
  const allAsked = [
    ...thread.flatMap(({ message }) => (message.isAi ? [] : [message.content])),
    ...unconfirmed.map(({ content }) => content),
  ];
  // Suggestions stay until they are taken up, or a later answer has others.
  const lastOffering = thread.findLastIndex(
    ({ message }) => message.isAi && suggestionsOf(message, allAsked).length > 0,
  );
  const asked: string[] = [];
  let day = "";
  return thread.map((current, index) => {
    const { message, versions, choice } = current;
    const ownDay = formatDate(message.createdAt);
    const isNewDay = ownDay !== day;
    day = ownDay;
    const askedBefore = [...asked];
    if (!message.isAi) asked.push(message.content);
    return (
      <Fragment key={message.isAi ? message.id : choice}>
        {isNewDay && <p className="self-center text-xs text-faint">{ownDay}</p>}
        {message.isAi ? (
          <>
            <AnswerBubble
              message={message}
              versions={versions}
              choice={choice}
              onChoose={actions.onChoose}
              // Retrying an earlier answer would insert a new one above later messages.
              onRetry={index === thread.length - 1 && !busy ? actions.onRetryAnswer : undefined}
            />
            <NextSteps
              answer={message}
              question={thread.find(({ message: { id } }) => id === message.inReplyTo)?.message}
              next={nextOf(thread, index) ?? unconfirmed[0]?.content}
              asked={askedBefore}
              allAsked={allAsked}
              isLatest={index === lastAnswer}
              isOffering={index === lastOffering}
              busy={busy}
              onSend={actions.onSend}
            />
          </>
        ) : (
          <UserBubble
            message={message}
            versions={versions}
            choice={choice}
            busy={busy}
            onChoose={actions.onChoose}
            onEdit={actions.onEdit}
          />
        )}
      </Fragment>
    );
  });
}

/** The user's next message after an answer; undefined for the latest answer. */
function nextOf(thread: readonly Shown<Message>[], index: number): string | undefined {
  for (let at = index + 1; at < thread.length; at++) {
    const message = thread[at]?.message;
    if (message && !message.isAi) return message.content;
  }
  return undefined;
}

/** The suggestions of the latest answer that has any; an earlier answer keeps them if one was used. */
function NextSteps(props: {
  answer: Message;
  question: Message | undefined;
  next: string | undefined;
  /** The messages before the answer. */
  asked: readonly string[];
  allAsked: readonly string[];
  isLatest: boolean;
  isOffering: boolean;
  busy: boolean;
  onSend: (text: string) => boolean;
}) {
  const { answer, next } = props;
  const wasOffered =
    next !== undefined && (answer.quickReplies.includes(next) || answer.content.includes(`[${next}]`));
  const { isLatest, isOffering } = props;
  const asks = useHasRole("member");
  if (!asks) return null;
  if (!isLatest && !isOffering && !wasOffered) return null;
  const suggestions = suggestionsOf(answer, isLatest || wasOffered ? props.asked : props.allAsked);
  return (
    <AnswerActions
      hasPackage={!isLatest || answer.cards?.some(({ kind }) => kind === "credit_package") === true}
      suggestions={suggestions}
      used={suggestions.find((text) => text === next)}
      disabled={props.busy}
      question={props.question}
      onSend={props.onSend}
    />
  );
}
