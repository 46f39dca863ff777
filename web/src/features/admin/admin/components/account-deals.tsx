import type { AccountDeal } from "@marquee/contracts/admin/accounts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatDateTime } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { accountDeals as copy } from "../account-copy.ts";
import { accountDealsQuery } from "../api/list-account-deals.ts";
import { adminAccountPath } from "../model/account-path.ts";

/** With whom an account deals, about which event, and how far. */
export function AccountDeals({ id }: { id: string }) {
  const query = useInfiniteQuery(accountDealsQuery(id));
  return (
    <Card aria-labelledby="deals-title" className="overflow-clip">
      <CardHeader title={copy.title} id="deals-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(deals) => (
          <DataTable caption={copy.caption} columns={columns} rows={deals} rowKey={(deal) => deal.id} />
        )}
      </PagedList>
    </Card>
  );
}

const columns: readonly Column<AccountDeal>[] = [
  {
    label: copy.event,
    onPhone: "top",
    cell: ({ id, eventName }) => (
      <>
        <span className="font-medium break-words">{eventName}</span>
        <span className="block font-mono text-xs break-all text-muted">{id}</span>
      </>
    ),
  },
  {
    label: copy.with,
    onPhone: "below",
    cell: ({ with: other, withId }) => (
      <TextLink to={adminAccountPath(withId)} variant="name" className="break-words">
        {other.company || other.name}
      </TextLink>
    ),
  },
  { label: copy.side, onPhone: "hidden", cell: ({ side }) => copy.sides[side] },
  { label: copy.status, onPhone: "topEnd", cell: ({ status }) => copy.statuses[status] },
  {
    label: copy.changed,
    onPhone: "belowEnd",
    end: true,
    cell: ({ updatedAt }) => (
      <span className="whitespace-nowrap text-muted">{formatDateTime(updatedAt)}</span>
    ),
  },
];
