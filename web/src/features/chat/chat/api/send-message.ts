import type { sendMessage } from "@marquee/contracts/chat/chat";
import { hasPaymentIntent } from "@marquee/contracts/chat/payment-intent";
import { durations } from "@marquee/contracts/durations";
import { limits } from "@marquee/contracts/limits";
import { typedText } from "@marquee/contracts/text/typed-text";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, addressOf, call, isUnauthenticated, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { useCurrentUser } from "#api/session.ts";
import { toasts as accountToasts } from "#api/toasts.ts";
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
  type Place,
} from "../model/outbox.ts";
import { toasts } from "../toasts.ts";
import { messagesKeyOf } from "./list-messages.ts";

const operation = addressOf<typeof sendMessage>("sendMessage", "POST", "/api/messages");

/** How long to wait for a confirmation over the live connection before sending by HTTP as well. */
const confirmWithinMs = 6_000;

/**
 * Sends a message to Morgan. It is shown at once and sent over the live connection. If that is down or does not
 * confirm, an HTTP call sends it under the same client id, so that it arrives exactly once.
 */
export function useSendMessage() {
  const live = useLive();
  const user = useCurrentUser();
  const client = useQueryClient();
  const last = useRef({ content: "", atMs: Number.NEGATIVE_INFINITY });

  /** Sends the message by HTTP and returns whether it arrived. */
  async function post(clientId: string, content: string, place: Place): Promise<boolean> {
    try {
      const message = await call(operation, { body: { ...messageOfUser(content), ...place, clientId } });
      client.setQueryData<Conversation>(messagesKeyOf(place.conversation), (current) =>
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
    return { userId: user.accountId, content, isAi: false, paymentIntent: hasPaymentIntent(content) };
  }

  /** Sends over the live connection; false if that is not possible. */
  function sendLive(clientId: string, content: string, place: Place): boolean {
    if (new TextEncoder().encode(content).length > limits.socketFrameBytes / 2) return false;
    const data = { ...messageOfUser(content), ...place, clientId };
    if (!live.send({ type: "chat_message", data })) return false;
    setTimeout(() => {
      if (isSending(clientId)) void post(clientId, content, place);
    }, confirmWithinMs);
    return true;
  }

  async function deliver(clientId: string, content: string, place: Place): Promise<void> {
    addOutgoing(clientId, content, place);
    if (sendLive(clientId, content, place)) return;
    if (live.status === "live") {
      await post(clientId, content, place);
      return;
    }
    const toastId = toast(toasts.notConnected);
    live.reconnect();
    // A message that did not arrive shows its own error next to its text, so close the toast.
    if (!(await post(clientId, content, place))) closeToast(toastId);
  }

  return {
    /** Returns false if the text is empty or repeats the previous one. */
    send(text: string, place: Place = {}): boolean {
      const content = typedText(text);
      const nowMs = performance.now();
      if (
        content === "" ||
        (last.current.content === content && nowMs - last.current.atMs < durations.duplicateMessageMs)
      )
        return false;
      last.current = { content, atMs: nowMs };
      void deliver(crypto.randomUUID(), content, place);
      return true;
    },
    retry: (clientId: string, content: string, place: Place = {}) =>
      void deliver(idForRetry(clientId), content, place),
    /** Silently sends the oldest waiting message under its own client id. */
    redeliver(): void {
      const waiting = nextWaiting();
      if (!waiting) return;
      const { clientId, content, place = {} } = waiting;
      addOutgoing(clientId, content, place);
      if (!sendLive(clientId, content, place)) void post(clientId, content, place);
    },
  };
}
