import { hasPaymentIntent } from "@marquee/contracts/chat-text/payment-intent";
import { sendMessage } from "@marquee/contracts/http/chat";
import { durations, limits } from "@marquee/contracts/limits";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { copy } from "#lib/error-copy.ts";
import { ApiError, call, messageOf } from "#lib/http.ts";
import { useLive } from "#lib/live.ts";
import { useCurrentUser } from "#lib/session.ts";
import { toast } from "#lib/toast.ts";
import { type Conversation, putMessage } from "../model/conversation.ts";
import { addOutgoing, confirmOutgoing, failOutgoing, idForRetry, isSending } from "../model/outbox.ts";
import { messagesKey } from "./list-messages.ts";

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

  async function post(clientId: string, content: string): Promise<void> {
    try {
      const message = await call(sendMessage, { body: { ...messageOfUser(content), clientId } });
      client.setQueryData<Conversation>(messagesKey, (current) =>
        current ? putMessage(current, message) : { messages: [message], olderCursor: null },
      );
      confirmOutgoing(clientId);
    } catch (error) {
      failOutgoing(clientId, messageOf(error), error instanceof ApiError ? error.code : undefined);
    }
  }

  function messageOfUser(content: string) {
    return { userId: user.id, content, isAi: false, paymentIntent: hasPaymentIntent(content) };
  }

  function deliver(clientId: string, content: string): void {
    addOutgoing(clientId, content);
    if (new TextEncoder().encode(content).length > limits.socketFrameBytes / 2) {
      void post(clientId, content);
      return;
    }
    if (live.send({ type: "chat_message", data: { ...messageOfUser(content), clientId } })) {
      setTimeout(() => {
        if (isSending(clientId)) void post(clientId, content);
      }, confirmWithinMs);
      return;
    }
    toast(copy.chat.notConnected);
    live.reconnect();
    void post(clientId, content);
  }

  return {
    /** False when it is what was just said (spec §5). */
    send(text: string): boolean {
      const content = text.trim();
      const nowMs = Date.now();
      if (
        content === "" ||
        (last.current.content === content && nowMs - last.current.atMs < durations.duplicateMessageMs)
      )
        return false;
      last.current = { content, atMs: nowMs };
      deliver(crypto.randomUUID(), content);
      return true;
    },
    retry: (clientId: string, content: string) => deliver(idForRetry(clientId), content),
  };
}
