import type { SignedDeal } from "@marquee/contracts/admin/recent";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import type { Column } from "#ui/data-table.tsx";
import { signedDealsQuery } from "../api/list-signed-deals.ts";
import { signedDealsTab as copy } from "../system-copy.ts";
import { RecentList, useDaysBack } from "./recent-list.tsx";

/** The signed deals behind the overview's number: who signed with whom, and when. */
export function SignedDealsTab() {
  const query = useQuery(signedDealsQuery(useDaysBack()));
  return <RecentList query={query} columns={columns} texts={copy} />;
}

const columns: readonly Column<SignedDeal>[] = [
  {
    label: copy.event,
    onPhone: "line",
    sort: { id: "event", by: ({ eventName }) => eventName },
    cell: ({ id, eventName }) => (
      <>
        <span className="font-medium break-words">{eventName}</span>
        <span className="block font-mono text-xs break-all text-muted">{id}</span>
      </>
    ),
  },
  {
    label: copy.sponsor,
    onPhone: "below",
    sort: { id: "sponsor", by: ({ brand }) => brand },
    cell: ({ brand }) => <span className="break-words">{brand || copy.gone}</span>,
  },
  {
    label: copy.host,
    onPhone: "hidden",
    sort: { id: "host", by: ({ host }) => host },
    cell: ({ host }) => <span className="break-words">{host || copy.gone}</span>,
  },
  {
    label: copy.signed,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "signed", by: ({ signedAt }) => signedAt },
    cell: ({ signedAt }) => <span className="whitespace-nowrap text-muted">{formatDateTime(signedAt)}</span>,
  },
];
