import { useInfiniteQuery } from "@tanstack/react-query";
import { UnreadCount } from "#ui/unread-count.tsx";
import { inquiriesQuery } from "../api/list-inquiries.ts";
import { unreadNote as copy } from "../copy.ts";

/** The number of threads with something new, next to the sidebar's entry. */
export function UnreadNote() {
  const { data } = useInfiniteQuery(inquiriesQuery);
  const unread = data?.pages.flatMap(({ items }) => items).filter((inquiry) => inquiry.unread).length ?? 0;
  return <UnreadCount count={unread} unread={copy.unread} />;
}
