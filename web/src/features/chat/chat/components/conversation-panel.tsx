import { type Choices, shownThread } from "@marquee/contracts/chat/shown-thread";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useHasRole } from "#account/team-role.ts";
import { useIsViewing } from "#account/viewing.ts";
import { ApiError } from "#api/http.ts";
import { now } from "#browser/clock.ts";
import { useIdle } from "#browser/use-idle.ts";
import { useNow } from "#browser/use-now.ts";
import { useLive } from "#live/live.ts";
import { chatPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { messagesQueryOf } from "../api/list-messages.ts";
import { useRetryReply } from "../api/retry-reply.ts";
import { useSendMessage } from "../api/send-message.ts";
import { useStopReply } from "../api/stop-reply.ts";
import { conversationPanel as copy } from "../copy.ts";
import { openTurn } from "../model/conversation.ts";
import { outgoingIn, type Place, useOutbox } from "../model/outbox.ts";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { EmptyChat } from "./empty-chat.tsx";
import type { ThreadActions } from "./thread-rows.tsx";

/** It brings the Markdown parser and the cards, and is fetched beside the messages, once the box is there. */
const MessageList = lazyPart(async () => (await import("./message-list.tsx")).MessageList);

/** A conversation and its message box, sized to its container: a page or a card. */
export function ConversationPanel(props: {
  /** The conversation; undefined is the main one. */
  conversation?: string | undefined;
  /** Whether it is in a card, where it always scrolls on its own and takes no focus when shown. */
  inCard?: boolean;
  /** The message that a link leads to. */
  wanted?: string;
  /** A question from a link: it is put into the box, and the user sends it. */
  ask?: string;
  /** Called once the question is in the box. */
  onAsked?: () => void;
}) {
  const inCard = props.inCard === true;
  const writes = useHasRole("member");
  const { conversation: id, ask = "", onAsked } = props;
  const { status } = useLive();
  const isViewing = useIsViewing();
  const outbox = outgoingIn(useOutbox(), id);
  const [choices, setChoices] = useState<Choices>({});
  const { send, retry } = useSendMessage();
  const stop = useStopReply();
  const { mutate: retryAnswer, isPending: isRetrying } = useRetryReply();
  const composer = useRef<ComposerHandle>(null);
  const nowMs = useNow(5_000);
  const query = useQuery({
    ...messagesQueryOf(id),
    // A push may be lost: while an answer is pending, poll for it, more often without a live connection.
    refetchInterval: ({ state }) =>
      state.data && openTurn(state.data.messages, now()) ? (status === "live" ? 10_000 : 3_000) : false,
    retry: (failures, error) => !isGone(error) && failures < 1,
  });
  const conversation = query.data;
  const messages = conversation?.messages;
  const thread = useMemo(() => (messages ? shownThread(messages, choices) : []), [messages, choices]);
  const turn = messages && openTurn(messages, nowMs);
  const sending = outbox.some((item) => item.status === "sending");
  const empty = messages?.length === 0 && outbox.length === 0;

  const isPainted = useIdle();
  useEffect(() => {
    // Ignore a failure: the list fetches its code again when it is shown.
    if (isPainted) void MessageList.load().catch(() => undefined);
  }, [isPainted]);

  const putAsk = useEffectEvent(() => {
    composer.current?.add(ask);
    onAsked?.();
  });
  useEffect(() => {
    if (ask !== "") putAsk();
  }, [ask]);

  const placeOf = (more: Place): Place => ({ ...(id === undefined ? {} : { conversation: id }), ...more });
  const actions = useSameActions({
    /** A message continues the thread on screen, which need not be the latest one. */
    onSend(text) {
      const last = thread.at(-1)?.message.id;
      const hasChosen = Object.keys(choices).length > 0 && last !== undefined;
      return send(text, placeOf(hasChosen ? { after: last } : {}));
    },
    onChoose: (choice, version) => setChoices((before) => ({ ...before, [choice]: version })),
    onEdit(message, text) {
      if (send(text, placeOf({ editOf: message.id })))
        setChoices((before) => withoutChoice(before, message.editOf ?? message.id));
    },
    onRetryAnswer(answerId) {
      if (isRetrying) return;
      retryAnswer(answerId, {
        onSuccess: (question) => setChoices((before) => withoutChoice(before, `answer:${question.id}`)),
      });
    },
  });

  return (
    <>
      {query.isPending ? (
        <ConversationSkeleton />
      ) : conversation ? (
        empty ? (
          writes ? (
            <EmptyChat inCard={inCard} onTopic={(text) => composer.current?.fill(text)} />
          ) : (
            <EmptyState title={copy.nothing} />
          )
        ) : (
          <Suspense fallback={<ConversationSkeleton />}>
            <MessageList
              id={id}
              conversation={conversation}
              thread={thread}
              choices={choices}
              onChoices={setChoices}
              outbox={outbox}
              turn={turn}
              inCard={inCard}
              wanted={props.wanted ?? ""}
              actions={actions}
              onResend={(item) => retry(item.clientId, item.content, item.place)}
            />
          </Suspense>
        )
      ) : (
        <div
          className={clsx(
            "grid flex-1 place-items-center",
            inCard ? "min-h-0 overflow-y-auto" : "tall:min-h-0",
          )}
        >
          {isGone(query.error) ? (
            <EmptyState
              title={copy.goneTitle}
              action={<LinkButton to={chatPath()}>{copy.toMain}</LinkButton>}
            >
              {copy.gone}
            </EmptyState>
          ) : (
            <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
          )}
        </div>
      )}
      {writes ? (
        <Composer
          ref={composer}
          conversation={id}
          loading={!conversation}
          busy={turn !== undefined || sending}
          inCard={inCard}
          yieldsFocus={(props.wanted ?? "") !== ""}
          onSend={actions.onSend}
          stopping={stop.isPending}
          onStop={turn ? () => stop.mutate(turn.messageId) : undefined}
        />
      ) : (
        !isViewing && (
          <p className="shrink-0 border-t border-line px-4 py-3 text-sm text-muted sm:px-6">{copy.viewer}</p>
        )
      )}
    </>
  );
}

/** Whether the conversation was deleted, possibly on another device, or belongs to someone else. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Removes a choice, so that the newest version is shown again. */
function withoutChoice(choices: Choices, choice: string): Choices {
  return Object.fromEntries(Object.entries(choices).filter(([name]) => name !== choice));
}

/** Returns stable functions that call the latest actions, so that hundreds of messages do not re-render. */
function useSameActions(actions: ThreadActions): ThreadActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onSend: (text) => latest.current.onSend(text),
      onChoose: (choice, id) => latest.current.onChoose(choice, id),
      onEdit: (message, text) => latest.current.onEdit(message, text),
      onRetryAnswer: (answerId) => latest.current.onRetryAnswer(answerId),
    }),
    [],
  );
}

function ConversationSkeleton() {
  return (
    <Loading
      label={copy.loading}
      className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col justify-end gap-6 overflow-hidden px-4 py-6"
    >
      <Skeleton className="h-10 w-2/5 self-end rounded-2xl" />
      <Skeleton className="h-24 w-4/5 rounded-2xl" />
      <Skeleton className="h-10 w-1/3 self-end rounded-2xl" />
      <Skeleton className="h-32 w-4/5 rounded-2xl" />
    </Loading>
  );
}
