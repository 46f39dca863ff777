import type { listMessages } from "@marquee/contracts/http/chat";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";
import { addOlderPage, type Conversation, mergeNewestPage } from "../model/conversation.ts";

const operation = addressOf<typeof listMessages>("listMessages", "GET", "/api/messages");

export const messagesKey = ["listMessages"] satisfies OperationKey;

async function fetchPage(
  cursor: string | null,
  options: { signal?: AbortSignal; background?: boolean } = {},
): Promise<Conversation> {
  const page = await callPage(operation, {
    query: cursor === null ? {} : { cursor },
    ...options,
  });
  return { messages: page.items, olderCursor: page.nextCursor };
}

/** The conversation: a refetch brings the newest page and is joined to what was pushed or paged in before. */
export const messagesQuery = queryOptions({
  queryKey: messagesKey,
  queryFn: async (context) => {
    const { client, signal } = context;
    const page = await fetchPage(null, { signal, background: isRepeat(context) });
    // Read after the wait: deltas that came meanwhile are in the cache and must not be lost.
    return mergeNewestPage(client.getQueryData<Conversation>(messagesKey), page);
  },
  // Deltas change one message among many; comparing all of them on each would be work for nothing.
  structuralSharing: false,
});

/** Pages back into the past. */
export function useLoadOlderMessages() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cursor: string) => fetchPage(cursor),
    onSuccess: (page) => {
      client.setQueryData<Conversation>(messagesKey, (current) =>
        current ? addOlderPage(current, page) : page,
      );
    },
  });
}
