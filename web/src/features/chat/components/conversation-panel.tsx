import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { useRef } from "react";
import { useNow } from "#browser/use-now.ts";
import { useLive } from "#live/live.ts";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { messagesQuery } from "../api/list-messages.ts";
import { useSendMessage } from "../api/send-message.ts";
import { useStopReply } from "../api/stop-reply.ts";
import { conversationPanel as copy } from "../copy.ts";
import { openTurn } from "../model/conversation.ts";
import { useOutbox } from "../model/outbox.ts";
import { Composer, type ComposerHandle } from "./composer.tsx";
import { EmptyChat } from "./empty-chat.tsx";
import { MessageList } from "./message-list.tsx";

/** The conversation with what is written next, in whatever room there is for it: a page of its own, or a card. */
export function ConversationPanel(props: {
  /** In a card it scrolls by itself, however low the window is, and takes no focus when it is shown. */
  inCard?: boolean;
  /** The message that a link leads to. */
  wanted?: string;
}) {
  const inCard = props.inCard === true;
  const { status } = useLive();
  const outbox = useOutbox();
  const { send, retry } = useSendMessage();
  const stop = useStopReply();
  const composer = useRef<ComposerHandle>(null);
  const nowMs = useNow(5_000);
  const query = useQuery({
    ...messagesQuery,
    // A push may be lost: while an answer is awaited it is asked for as well, often without a live connection.
    refetchInterval: ({ state }) =>
      state.data && openTurn(state.data.messages, Date.now()) ? (status === "live" ? 10_000 : 3_000) : false,
  });
  const conversation = query.data;
  const turn = conversation && openTurn(conversation.messages, nowMs);
  const sending = outbox.some((item) => item.status === "sending");
  const empty = conversation?.messages.length === 0 && outbox.length === 0;

  return (
    <>
      {query.isPending ? (
        <ConversationSkeleton />
      ) : conversation ? (
        empty ? (
          <EmptyChat inCard={inCard} onTopic={(text) => composer.current?.fill(text)} />
        ) : (
          <MessageList
            conversation={conversation}
            outbox={outbox}
            turn={turn}
            inCard={inCard}
            wanted={props.wanted ?? ""}
            onSend={send}
            onRetry={retry}
          />
        )
      ) : (
        <div
          className={clsx(
            "grid flex-1 place-items-center",
            inCard ? "min-h-0 overflow-y-auto" : "tall:min-h-0",
          )}
        >
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        </div>
      )}
      <Composer
        ref={composer}
        loading={!conversation}
        busy={turn !== undefined || sending}
        inCard={inCard}
        onSend={send}
        stopping={stop.isPending}
        onStop={turn ? () => stop.mutate(turn.messageId) : undefined}
      />
    </>
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
