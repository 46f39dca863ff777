import type { listMessages, Message } from "@marquee/contracts/chat/chat";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, callPage } from "#api/http.ts";
import { isRepeat, type OperationKey } from "#api/query.ts";
import { addOlderPage, type Conversation, mergeNewestPage, putMessage } from "../model/conversation.ts";

const operation = addressOf<typeof listMessages>("listMessages", "GET", "/api/messages");

/** The cache key of a conversation; undefined is the main one. */
export function messagesKeyOf(conversation: string | undefined): OperationKey {
  return conversation === undefined ? ["listMessages"] : ["listMessages", conversation];
}

/** One page of a conversation; the newest if no cursor is given. */
export async function fetchMessages(
  conversation: string | undefined,
  cursor: string | null,
  options: { signal?: AbortSignal; background?: boolean } = {},
): Promise<Conversation> {
  const page = await callPage(operation, {
    query: {
      ...(conversation === undefined ? {} : { conversation }),
      ...(cursor === null ? {} : { cursor }),
    },
    ...options,
  });
  return { messages: page.items, olderCursor: page.nextCursor };
}

/** A conversation. A refetch loads the newest page and merges it with what was pushed or loaded before. */
export function messagesQueryOf(conversation: string | undefined) {
  const queryKey = messagesKeyOf(conversation);
  return queryOptions({
    queryKey,
    queryFn: async (context) => {
      const { client, signal } = context;
      const before = client.getQueryData<Conversation>(queryKey);
      const page = await fetchMessages(conversation, null, { signal, background: isRepeat(context) });
      // Read after the await: deltas that arrived meanwhile are in the cache and must not be lost.
      return mergeNewestPage(client.getQueryData<Conversation>(queryKey), page, before);
    },
    // A delta changes one message among many; comparing all of them each time would waste work.
    structuralSharing: false,
  });
}

/** Updates a message in its conversation, if that is cached. */
export function keepMessage(client: QueryClient, message: Message): void {
  client.setQueryData<Conversation>(
    messagesKeyOf(message.conversationId),
    (current) => current && putMessage(current, message),
  );
}

/** Loads older messages. */
export function useLoadOlderMessages(conversation: string | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (cursor: string) => fetchMessages(conversation, cursor),
    onSuccess: (page) => {
      client.setQueryData<Conversation>(messagesKeyOf(conversation), (current) =>
        current ? addOlderPage(current, page) : page,
      );
    },
  });
}
