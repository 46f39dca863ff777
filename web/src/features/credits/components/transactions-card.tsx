import type { CreditTransactionType } from "@marquee/contracts/enums";
import type { CreditTransaction } from "@marquee/contracts/http/credits";
import { useInfiniteQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { copy } from "#lib/error-copy.ts";
import { formatCredits, formatDateTime, formatSignedCredits, labelOf } from "#lib/format.ts";
import { messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { useExportCreditTransactions } from "../api/export-credit-transactions.ts";
import { creditTransactionsQuery } from "../api/list-credit-transactions.ts";
import { transactionsCard as strings } from "../copy.ts";

/** Buying and spending are the rule; only what is neither is marked. */
const tones: Partial<Record<CreditTransactionType, BadgeTone>> = {
  refund: "info",
  expiration: "danger",
  adjustment: "lamp",
};

/** Where every credit came from and went, newest first. */
export function TransactionsCard() {
  const query = useInfiniteQuery(creditTransactionsQuery);
  const rows = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="transactions-title">
      <CardHeader
        title={strings.title}
        id="transactions-title"
        actions={rows.length > 0 && <ExportButton />}
      />
      {query.isPending ? (
        <RowSkeletons label={strings.loading} rows={5} />
      ) : query.isError && rows.length === 0 ? (
        <ErrorState title={strings.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title={strings.emptyTitle}>{strings.emptyText}</EmptyState>
      ) : (
        <TransactionTable rows={rows} />
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Card>
  );
}

function ExportButton() {
  const save = useExportCreditTransactions();
  return (
    <Button
      size="sm"
      pending={save.isPending}
      onClick={() =>
        save.mutate(undefined, { onError: (error) => toast(copy.credits.exportFailed(messageOf(error))) })
      }
    >
      {strings.exportCsv}
    </Button>
  );
}

function TypeBadge({ type }: { type: CreditTransactionType }) {
  const tone = tones[type];
  return tone && <Badge tone={tone}>{labelOf(type)}</Badge>;
}

function TransactionTable({ rows }: { rows: readonly CreditTransaction[] }) {
  const head =
    "border-y border-line bg-sunken/60 px-5 py-1.5 text-left text-xs font-medium text-muted dark:bg-canvas/40";
  return (
    <table className="w-full">
      <caption className="sr-only">{strings.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {strings.description}
          </th>
          <th scope="col" className={clsx(head, "text-right!")}>
            {strings.amount}
          </th>
          <th scope="col" className={clsx(head, "text-right! max-sm:hidden")}>
            {strings.balanceAfter}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.id} className="h-14">
            <td className="px-5 py-2">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
                <span className="font-medium">{row.description}</span>
                <TypeBadge type={row.transactionType} />
              </span>
              <span className="text-sm text-muted">{formatDateTime(row.createdAt)}</span>
            </td>
            <td
              className={clsx(
                "tabular px-5 text-right font-medium whitespace-nowrap",
                row.amount > 0 && "text-success",
              )}
            >
              {formatSignedCredits(row.amount)}
            </td>
            <td className="tabular px-5 text-right whitespace-nowrap text-muted max-sm:hidden">
              {formatCredits(row.balanceAfter)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
