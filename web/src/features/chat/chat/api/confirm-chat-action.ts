import type { confirmChatAction } from "@marquee/contracts/chat/chat";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { actionTouches } from "../model/action-touches.ts";
import { applyChatMessage } from "../model/apply-chat-message.ts";

const operation = addressOf<typeof confirmChatAction>(
  "confirmChatAction",
  "POST",
  "/api/messages/{id}/action/confirm",
);

/** Performs the action that an answer suggests. */
export function useConfirmChatAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: (message) => {
      applyChatMessage(client, { type: "ai_response", data: message });
      if (message.action) void invalidate(client, ...actionTouches[message.action.kind]);
    },
  });
}
