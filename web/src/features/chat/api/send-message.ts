import { hasPaymentIntent } from "@marquee/contracts/chat-text/payment-intent";
import { durations } from "@marquee/contracts/durations";
import type { sendMessage } from "@marquee/contracts/http/chat";
import { limits } from "@marquee/contracts/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useCurrentUser } from "#account/session.ts";
import { toasts as accountToasts } from "#account/toasts.ts";
import { ApiError, addressOf, call, isUnauthenticated, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useLive } from "#live/live.ts";
import { closeToast, toast } from "#toasts/toast.ts";
import { type Conversation, putMessage } from "../model/conversation.ts";
import {
  addOutgoing,
  confirmOutgoing,
  failOutgoing,
  idForRetry,
  isSending,
  nextWaiting,
} from "../model/outbox.ts";
import { toasts } from "../toasts.ts";
import { messagesKey } from "./list-messages.ts";

const operation = addressOf<typeof sendMessage>("sendMessage", "POST", "/api/messages");

/** How long the live connection may take to confirm before the plain call makes sure. */
const confirmWithinMs = 6_000;

/**
 * Says something to Morgan. It is shown at once and goes over the live connection; without one, or when that stays
 * silent, the plain call carries it under the same client id, so it arrives once whatever happens.
 */
export function useSendMessage() {
  const live = useLive();
  const user = useCurrentUser();
  const client = useQueryClient();
  const last = useRef({ content: "", atMs: 0 });

  /** Whether it arrived. */
  async function post(clientId: string, content: string): Promise<boolean> {
    try {
      const message = await call(operation, { body: { ...messageOfUser(content), clientId } });
      client.setQueryData<Conversation>(messagesKey, (current) =>
        current ? putMessage(current, message) : { messages: [message], olderCursor: null },
      );
      confirmOutgoing(clientId);
      return true;
    } catch (error) {
      failOutgoing(clientId, messageOf(error), error instanceof ApiError ? error.code : undefined);
      if (isUnauthenticated(error)) {
        toast(accountToasts.sessionEnded());
        void invalidate(client, "getCurrentUser");
      }
      return false;
    }
  }

  function messageOfUser(content: string) {
    return { userId: user.id, content, isAi: false, paymentIntent: hasPaymentIntent(content) };
  }

  /** Over the live connection; false where that cannot carry it. */
  function sendLive(clientId: string, content: string): boolean {
    if (new TextEncoder().encode(content).length > limits.socketFrameBytes / 2) return false;
    if (!live.send({ type: "chat_message", data: { ...messageOfUser(content), clientId } })) return false;
    setTimeout(() => {
      if (isSending(clientId)) void post(clientId, content);
    }, confirmWithinMs);
    return true;
  }

  async function deliver(clientId: string, content: string): Promise<void> {
    addOutgoing(clientId, content);
    if (sendLive(clientId, content)) return;
    if (live.status === "live") {
      await post(clientId, content);
      return;
    }
    const told = toast(toasts.notConnected);
    live.reconnect();
    // A message that did not arrive says so itself, beside its text: once is enough.
    if (!(await post(clientId, content))) closeToast(told);
  }

  return {
    /** False when it is what was just said. */
    send(text: string): boolean {
      const content = text.trim();
      const nowMs = Date.now();
      if (
        content === "" ||
        (last.current.content === content && nowMs - last.current.atMs < durations.duplicateMessageMs)
      )
        return false;
      last.current = { content, atMs: nowMs };
      void deliver(crypto.randomUUID(), content);
      return true;
    },
    retry: (clientId: string, content: string) => void deliver(idForRetry(clientId), content),
    /** Sends the oldest message that waits, under its own client id, without a word about it. */
    redeliver(): void {
      const waiting = nextWaiting();
      if (!waiting) return;
      addOutgoing(waiting.clientId, waiting.content);
      if (!sendLive(waiting.clientId, waiting.content)) void post(waiting.clientId, waiting.content);
    },
  };
}
