import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { formatDate, formatDollars } from "#format/format.ts";
import type { AddressSort } from "#routing/address.ts";
import { dealPath } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import type { TableView } from "#ui/table-view.tsx";
import { dealsTable as copy } from "../copy.ts";
import { dealTitle } from "../model/deal-names.ts";
import { DealStatusBadge } from "./status-badge.tsx";
import { UnreadMark } from "./unread-mark.tsx";

/** Deals as sortable rows, each with its next step. */
export function DealsTable(props: {
  deals: readonly ListedDeal[];
  sort: AddressSort | undefined;
  view: TableView;
}) {
  return (
    <DataTable
      caption={copy.caption}
      columns={dealColumns}
      rows={props.deals}
      rowKey={({ id }) => id}
      sort={props.sort}
      view={props.view}
    />
  );
}

function shownClosingDate({ closingDate, status }: ListedDeal): string {
  if (closingDate === null) return copy.noDate;
  const day = formatDate(closingDate);
  return status === "negotiating" ? copy.proposed(day) : day;
}

export const dealColumns: readonly Column<ListedDeal>[] = [
  {
    label: copy.sponsorship,
    sort: { id: "event", by: dealTitle },
    cell: (deal) => (
      <>
        <span className="font-medium">{dealTitle(deal)}</span>
        {deal.unread && <UnreadMark />}
        <span className="block text-sm text-muted">{deal.packageName}</span>
      </>
    ),
  },
  {
    label: copy.with,
    optional: true,
    sort: { id: "with", by: (deal) => deal.with.name },
    cell: (deal) => (
      <>
        {deal.with.name}
        {deal.with.company !== "" && <span className="block text-sm text-muted">{deal.with.company}</span>}
      </>
    ),
  },
  {
    label: copy.status,
    sort: { id: "status", by: ({ status }) => status },
    cell: ({ status }) => <DealStatusBadge status={status} />,
  },
  {
    label: copy.amount,
    end: true,
    sort: { id: "amount", by: ({ amount }) => amount },
    cell: ({ amount }) => <span className="tabular whitespace-nowrap">{formatDollars(amount)}</span>,
  },
  {
    label: copy.closingDate,
    optional: true,
    sort: { id: "closing", by: ({ closingDate }) => closingDate ?? "9999" },
    cell: (deal) => <span className="tabular whitespace-nowrap">{shownClosingDate(deal)}</span>,
  },
  {
    label: copy.next,
    end: true,
    cell: (deal) => (
      <span className="relative flex flex-wrap justify-end gap-2">
        <LinkButton size="sm" variant="ghost" to={dealPath(deal.id, "contract")}>
          {deal.status === "active" || deal.status === "completed" ? copy.view : copy.preview}
        </LinkButton>
        {deal.status === "negotiating" ? (
          <LinkButton size="sm" to={dealPath(deal.id, "negotiation")}>
            {copy.continue}
          </LinkButton>
        ) : (
          <LinkButton size="sm" to={dealPath(deal.id)}>
            {copy.manage}
          </LinkButton>
        )}
      </span>
    ),
  },
];
