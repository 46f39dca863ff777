import { useQuery } from "@tanstack/react-query";
import { unreadCountsQuery } from "#live/get-unread-counts.ts";
import { UnreadCount } from "#ui/unread-count.tsx";
import { unreadNote as copy } from "../unread-copy.ts";

/** The number of inquiries and deals with something new, next to the sidebar's entry. */
export function UnreadNote() {
  const { data } = useQuery(unreadCountsQuery);
  return <UnreadCount count={(data?.inquiries ?? 0) + (data?.deals ?? 0)} unread={copy.unread} />;
}
