import type { updateConversation } from "@marquee/contracts/chat/conversations";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof updateConversation>(
  "updateConversation",
  "PATCH",
  "/api/conversations/{id}",
);

/** Renames a conversation. */
export function useUpdateConversation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (title: string) => call(operation, { params: { id }, body: { title } }),
    onSuccess: () => invalidate(client, "listConversations"),
  });
}
