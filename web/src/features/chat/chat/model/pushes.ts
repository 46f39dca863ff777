import type { Pushes } from "#live/pushes.ts";
import { paths } from "#routing/paths.ts";
import { toastBehind } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { applyChatMessage } from "./apply-chat-message.ts";

export const chatPushes: Pushes = {
  on: {
    message_received: applyChatMessage,
    ai_response: applyChatMessage,
    ai_delta: applyChatMessage,
    typing: applyChatMessage,
    conversation_changed: applyChatMessage,
    error: (client, message) => {
      // A response to a message is shown next to that message; elsewhere nobody would notice it.
      if (message.clientId !== undefined) applyChatMessage(client, message);
      if (message.clientId === undefined || !location.pathname.toLowerCase().startsWith(paths.chat))
        toastBehind(toasts.error(message.message));
    },
  },
  shows: { messages: ["listMessages", "listConversations", "getReplyAllowance"] },
};
