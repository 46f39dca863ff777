import type { Inquiry, InquiryMessage } from "@marquee/contracts/deals/inquiries";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { inquiryQuery } from "../api/get-inquiry.ts";

type Pages = InfiniteData<{ items: Inquiry }, unknown>;

/** Every loaded message of a thread, oldest first, without duplicates. */
export function messagesOf(pages: Pages): InquiryMessage[] {
  const known = new Map(
    pages.pages.flatMap(({ items }) => items.messages.map((message) => [message.id, message] as const)),
  );
  // Message ids sort by time.
  return [...known.values()].sort((left, right) => (left.id < right.id ? -1 : 1));
}

/** Adds a message to its cached thread; repeating it changes nothing. */
export function putInquiryMessage(client: QueryClient, message: InquiryMessage): void {
  client.setQueryData(inquiryQuery(message.inquiryId).queryKey, (known) => {
    const [newest, ...older] = known?.pages ?? [];
    if (!known || !newest || messagesOf(known).some(({ id }) => id === message.id)) return known;
    const items = { ...newest.items, messages: [...newest.items.messages, message] };
    return { ...known, pages: [{ ...newest, items }, ...older] };
  });
}

/** The newest message of the other side, which may be unread. */
export function newestOfOther(
  messages: readonly InquiryMessage[],
  ownSide: Inquiry["ownSide"],
): InquiryMessage | undefined {
  return messages.findLast(({ side }) => side !== ownSide);
}
