import type { RecentPurchase } from "@marquee/contracts/admin/recent";
import { useQuery } from "@tanstack/react-query";
import { formatCredits, formatDateTime, formatPaid } from "#format/format.ts";
import type { Column } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { recentPurchasesQuery } from "../api/list-recent-purchases.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { receiptPathOf } from "../model/receipt-path.ts";
import { purchasesTab as copy } from "../system-copy.ts";
import { RecentList, useDaysBack } from "./recent-list.tsx";

/** The purchases behind the overview's number, each with its receipt. */
export function PurchasesTab() {
  const query = useQuery(recentPurchasesQuery(useDaysBack()));
  return <RecentList query={query} columns={columns} texts={copy} />;
}

const columns: readonly Column<RecentPurchase>[] = [
  {
    label: copy.package,
    onPhone: "top",
    cell: (purchase) => (
      <>
        <span className="font-medium">{purchase.packageName}</span>
        <TextLink
          href={receiptPathOf(purchase)}
          download
          aria-label={copy.receiptOf(purchase.packageName, purchase.username)}
          className="block w-fit text-sm"
        >
          {copy.receipt}
        </TextLink>
      </>
    ),
  },
  {
    label: copy.user,
    onPhone: "below",
    sort: { id: "user", by: ({ username }) => username },
    cell: ({ userId, username }) => (
      <TextLink to={adminAccountPath(userId)} variant="name">
        {username}
      </TextLink>
    ),
  },
  {
    label: copy.credits,
    onPhone: "hidden",
    end: true,
    sort: { id: "credits", by: ({ credits }) => credits },
    cell: ({ credits }) => <span className="tabular">{formatCredits(credits)}</span>,
  },
  {
    label: copy.kept,
    onPhone: "topEnd",
    end: true,
    sort: { id: "kept", by: ({ keptCents }) => keptCents },
    cell: ({ keptCents }) => <span className="tabular">{formatPaid(keptCents)}</span>,
  },
  {
    label: copy.bought,
    onPhone: "belowEnd",
    end: true,
    sort: { id: "bought", by: ({ createdAt }) => createdAt },
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap text-muted">{formatDateTime(createdAt)}</span>
    ),
  },
];
