import { useQuery } from "@tanstack/react-query";
import { unreadCountsQuery } from "#live/get-unread-counts.ts";
import { UnreadCount } from "#ui/unread-count.tsx";
import { unread as copy } from "../unread-copy.ts";

/** The number of deals with unread messages, next to the sidebar's entry. */
export function UnreadNote() {
  const { data } = useQuery(unreadCountsQuery);
  return <UnreadCount count={data?.deals ?? 0} unread={copy.deals} />;
}
