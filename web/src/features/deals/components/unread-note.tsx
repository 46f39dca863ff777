import { useInfiniteQuery } from "@tanstack/react-query";
import { UnreadCount } from "#ui/unread-count.tsx";
import { dealsQuery } from "../api/list-deals.ts";
import { unread as copy } from "../unread-copy.ts";

/** The number of deals with unread messages, next to the sidebar's entry. */
export function UnreadNote() {
  const { data } = useInfiniteQuery(dealsQuery);
  const unread = data?.pages.flatMap(({ items }) => items).filter((deal) => deal.unread).length ?? 0;
  return <UnreadCount count={unread} unread={copy.deals} />;
}
