import type { createConversation } from "@marquee/contracts/chat/conversations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call, messageOf } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof createConversation>("createConversation", "POST", "/api/conversations");

/** Creates a conversation, or returns an existing one that is still empty. */
export function useCreateConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => invalidate(client, "listConversations"),
    onError: (error) => toast(toasts.conversationFailed(messageOf(error))),
  });
}
