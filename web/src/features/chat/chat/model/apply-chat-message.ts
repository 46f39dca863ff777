import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import type { QueryClient } from "@tanstack/react-query";
import { invalidate } from "#api/query.ts";
import { keepMessage, messagesKeyOf } from "../api/list-messages.ts";
import { applyDelta, type Conversation } from "./conversation.ts";
import { confirmOutgoing, failOutgoing } from "./outbox.ts";

type ChatMessage = Extract<
  ServerMessage,
  { type: "message_received" | "ai_response" | "ai_delta" | "typing" | "error" | "conversation_changed" }
>;

/** Applies a push to the cached conversations. Without a cache there is nothing to update: the page will fetch. */
export function applyChatMessage(client: QueryClient, message: ChatMessage): void {
  switch (message.type) {
    case "error":
      if (message.clientId !== undefined) failOutgoing(message.clientId, message.message, message.code);
      return;
    case "message_received":
    case "ai_response": {
      const { data } = message;
      if (data.clientId !== null) confirmOutgoing(data.clientId);
      keepMessage(client, data);
      // The first message gives a conversation its title, and every message its place in the list.
      if (!data.isAi && data.conversationId !== undefined) void invalidate(client, "listConversations");
      // A free answer was used, or was returned because the answer failed.
      void invalidate(client, "getReplyAllowance");
      return;
    }
    case "ai_delta": {
      const key = messagesKeyOf(message.data.conversationId);
      const current = client.getQueryData<Conversation>(key);
      if (!current) return;
      const userId = current.messages[0]?.userId ?? "";
      const outcome = applyDelta(current, message.data, userId);
      if (outcome.kind === "applied") client.setQueryData<Conversation>(key, outcome.conversation);
      if (outcome.kind === "gap") refetch(client, message.data.conversationId);
      return;
    }
    case "typing": {
      const { isTyping, conversationId } = message.data;
      const current = client.getQueryData<Conversation>(messagesKeyOf(conversationId));
      // An answer started or ended: if this cache does not reflect that, a push was missed.
      if (current && isTyping !== current.messages.some(({ status }) => status === "streaming"))
        refetch(client, conversationId);
      return;
    }
    case "conversation_changed": {
      const { id, isGone } = message.data;
      void invalidate(client, "listConversations");
      if (isGone) refetch(client, id === mainConversation ? undefined : id);
      return;
    }
  }
}

function refetch(client: QueryClient, conversation: string | undefined): void {
  void client.invalidateQueries({ queryKey: messagesKeyOf(conversation), exact: true });
}
