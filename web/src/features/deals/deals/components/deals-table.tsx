import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { Link } from "react-router-dom";
import { useHasRole } from "#account/team-role.ts";
import { formatDate, formatDollars } from "#format/format.ts";
import type { AddressSort } from "#routing/address.ts";
import { dealPath } from "#routing/paths.ts";
import { IconButton, LinkButton } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Icon } from "#ui/icon.tsx";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { Popover } from "#ui/popover.tsx";
import type { TableView } from "#ui/table-view.tsx";
import { dealsTable as copy } from "../copy.ts";
import { dealTitle } from "../model/deal-names.ts";
import { useOwnMoves } from "../model/own-moves.ts";
import { DealStatusBadge } from "./status-badge.tsx";
import { TimeLeft } from "./time-left.tsx";
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
    onPhone: "top",
    sort: { id: "event", by: dealTitle },
    cell: (deal) => (
      <>
        <Link
          to={dealPath(deal.id)}
          className="font-medium hover:underline max-md:block max-md:truncate max-md:after:absolute max-md:after:inset-0"
        >
          {dealTitle(deal)}
        </Link>
        {deal.unread && <UnreadMark />}
        <span className="block text-sm text-muted max-md:hidden">
          {copy.at(deal.packageName, deal.eventLocation)}
        </span>
      </>
    ),
  },
  {
    label: copy.with,
    onPhone: "below",
    optional: true,
    sort: { id: "with", by: otherOf },
    cell: (deal) => (
      <>
        <span className="max-md:hidden">{otherOf(deal)}</span>
        <span className="block truncate text-sm text-muted md:hidden">
          {copy.at(deal.eventLocation, otherOf(deal))}
        </span>
        {deal.with.company !== "" && (
          <span className="block text-sm text-muted max-md:hidden">{deal.with.name}</span>
        )}
      </>
    ),
  },
  {
    label: copy.status,
    onPhone: "belowEnd",
    sort: { id: "status", by: ({ status }) => status },
    cell: (deal) => (
      <span className="flex items-center gap-x-2 md:flex-col md:items-start md:gap-y-0.5">
        {deal.expiresAt !== null && (
          <span className="md:order-last">
            <TimeLeft until={deal.expiresAt} />
          </span>
        )}
        <DealStatusBadge status={deal.status} />
      </span>
    ),
  },
  {
    label: copy.amount,
    onPhone: "topEnd",
    end: true,
    sort: { id: "amount", by: ({ amount }) => amount },
    cell: ({ amount }) => <span className="whitespace-nowrap">{formatDollars(amount)}</span>,
  },
  {
    label: copy.closingDate,
    onPhone: "hidden",
    optional: true,
    sort: { id: "closing", by: ({ closingDate }) => closingDate ?? "9999" },
    cell: (deal) => <span className="whitespace-nowrap">{shownClosingDate(deal)}</span>,
  },
  {
    label: copy.next,
    onPhone: "menu",
    end: true,
    cell: (deal) => <NextLinks deal={deal} />,
  },
];

/** The company of the other side, or their name where they have none. */
function otherOf({ with: { company, name } }: ListedDeal): string {
  return company || name;
}

/** What the user can open of a deal: its contract, and the deal itself. */
function NextLinks({ deal }: { deal: ListedDeal }) {
  const { id, status } = deal;
  const { isBothSides } = useOwnMoves(deal);
  const acts = useHasRole("member") && !isBothSides;
  const isSigned = status === "active" || status === "completed";
  const contract = { to: dealPath(id, "contract"), label: isSigned ? copy.view : copy.preview };
  const label = acts ? (status === "negotiating" ? copy.continue : copy.manage) : copy.look;
  const whole = { to: dealPath(id), label };
  return (
    <>
      <span className="relative flex flex-wrap justify-end gap-2 max-md:hidden">
        <LinkButton size="sm" variant="ghost" to={contract.to}>
          {contract.label}
        </LinkButton>
        <LinkButton size="sm" to={whole.to}>
          {whole.label}
        </LinkButton>
      </span>
      <span className="relative -mr-2 md:hidden">
        <Popover
          className="min-w-52"
          trigger={(trigger) => (
            <IconButton {...trigger} aria-haspopup="menu" label={copy.actions(dealTitle(deal))}>
              <Icon name="ellipsis" />
            </IconButton>
          )}
        >
          {() => (
            <Menu label={copy.actions(dealTitle(deal))}>
              <MenuLink to={whole.to}>{whole.label}</MenuLink>
              <MenuLink to={contract.to}>{contract.label}</MenuLink>
            </Menu>
          )}
        </Popover>
      </span>
    </>
  );
}
