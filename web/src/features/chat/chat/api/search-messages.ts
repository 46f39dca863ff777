import type { searchMessages } from "@marquee/contracts/chat/chat";
import { isWord, typedLine } from "@marquee/contracts/text/typed-text";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof searchMessages>("searchMessages", "GET", "/api/messages/search");

/** Messages of all conversations that contain every word. */
export function messageSearchQuery(text: string) {
  const q = typedLine(text);
  return infiniteQueryOptions({
    queryKey: ["searchMessages", q] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) => callPage(operation, { query: { q, ...cursorOf(pageParam) }, signal }),
    ...byCursor,
    enabled: isWord(q),
  });
}
