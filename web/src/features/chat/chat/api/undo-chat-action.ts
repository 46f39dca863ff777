import type { undoChatAction } from "@marquee/contracts/chat/chat";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { actionTouches } from "../model/action-touches.ts";
import { applyChatMessage } from "../model/apply-chat-message.ts";

const operation = addressOf<typeof undoChatAction>(
  "undoChatAction",
  "POST",
  "/api/messages/{id}/action/undo",
);

/** Undoes what a click on an answer's card did. */
export function useUndoChatAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: (message) => {
      applyChatMessage(client, { type: "ai_response", data: message });
      if (message.action) void invalidate(client, ...actionTouches[message.action.kind]);
    },
  });
}
