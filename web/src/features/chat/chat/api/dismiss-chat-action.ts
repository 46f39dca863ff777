import type { dismissChatAction } from "@marquee/contracts/chat/chat";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { applyChatMessage } from "../model/apply-chat-message.ts";

const operation = addressOf<typeof dismissChatAction>(
  "dismissChatAction",
  "POST",
  "/api/messages/{id}/action/dismiss",
);

/** Dismisses the action that an answer suggests. */
export function useDismissChatAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: (message) => applyChatMessage(client, { type: "ai_response", data: message }),
  });
}
