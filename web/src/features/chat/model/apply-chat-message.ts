import type { ServerMessage } from "@marquee/contracts/socket";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { messagesKey } from "../api/list-messages.ts";
import { applyDelta, type Conversation, putMessage } from "./conversation.ts";
import { confirmOutgoing, failOutgoing } from "./outbox.ts";

type ChatMessage = Extract<
  ServerMessage,
  { type: "message_received" | "ai_response" | "ai_delta" | "typing" | "error" }
>;

/** Brings a push into the cached conversation. Without a cache there is nothing to keep in step: the page will fetch. */
export function applyChatMessage(client: QueryClient, message: ChatMessage): void {
  if (message.type === "error") {
    if (message.clientId !== undefined) failOutgoing(message.clientId, message.message, message.code);
    return;
  }
  if (message.type === "message_received" && message.data.clientId !== null)
    confirmOutgoing(message.data.clientId);
  const current = client.getQueryData<Conversation>(messagesKey);
  if (!current) return;
  switch (message.type) {
    case "message_received":
    case "ai_response":
      client.setQueryData<Conversation>(messagesKey, putMessage(current, message.data));
      return;
    case "ai_delta": {
      const userId = current.messages[0]?.userId ?? "";
      const outcome = applyDelta(current, message.data, userId);
      if (outcome.kind === "applied") client.setQueryData<Conversation>(messagesKey, outcome.conversation);
      if (outcome.kind === "gap") void invalidate(client, "listMessages");
      return;
    }
    case "typing":
      // It began or ended: if neither is known here, a push was missed.
      if (message.data.isTyping !== current.messages.some(({ status }) => status === "streaming")) {
        void invalidate(client, "listMessages");
      }
      return;
  }
}
