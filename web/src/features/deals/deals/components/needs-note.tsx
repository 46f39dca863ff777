import { useQuery } from "@tanstack/react-query";
import { UnreadCount } from "#ui/unread-count.tsx";
import { needsQuery } from "../api/list-needs.ts";
import { unread as copy } from "../unread-copy.ts";

/** How many things wait for the user, next to the sidebar's entry and the tab that lists them. */
export function NeedsNote() {
  const { data } = useQuery(needsQuery);
  return <UnreadCount count={data?.count ?? 0} unread={copy.needs} />;
}
