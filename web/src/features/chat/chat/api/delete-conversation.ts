import type { deleteConversation } from "@marquee/contracts/chat/conversations";
import { mainConversation } from "@marquee/contracts/chat/main-conversation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import type { Conversation } from "../model/conversation.ts";
import { messagesKeyOf } from "./list-messages.ts";

const operation = addressOf<typeof deleteConversation>(
  "deleteConversation",
  "DELETE",
  "/api/conversations/{id}",
);

/** Deletes a conversation with its messages; the main one is emptied. */
export function useDeleteConversation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, { params: { id } }),
    onSuccess: async () => {
      if (id === mainConversation)
        client.setQueryData<Conversation>(messagesKeyOf(undefined), { messages: [], olderCursor: null });
      else client.removeQueries({ queryKey: messagesKeyOf(id), exact: true });
      await invalidate(client, "listConversations");
    },
  });
}
