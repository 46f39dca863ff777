import type { PaymentStatus } from "@marquee/contracts/enums";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatCredits, formatDate, formatPaid, labelOf } from "#lib/format.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { paymentsQuery } from "../api/list-payments.ts";
import { LoadMore, RowSkeletons } from "./ledger-states.tsx";

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: "lamp",
  completed: "success",
  failed: "danger",
  refunded: "info",
};

/** What was paid, with which card and how it ended. */
export function PaymentsCard() {
  const query = useInfiniteQuery(paymentsQuery);
  const payments = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="payments-title">
      <CardHeader title="Payments" id="payments-title" />
      {query.isPending ? (
        <RowSkeletons label="Loading payments" rows={3} />
      ) : query.isError && payments.length === 0 ? (
        <ErrorState
          title="The payments could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : payments.length === 0 ? (
        <EmptyState title="No payments yet">Your receipts will stand here.</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {payments.map((payment) => (
            <li key={payment.id} className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
              <div className="min-w-0">
                <p className="truncate font-medium">{payment.metadata.packageName}</p>
                <p className="text-sm text-muted">
                  {formatDate(payment.createdAt)} · {formatCredits(payment.metadata.creditAmount)} credits
                  {payment.paymentMethod === "mock" && " · test"}
                </p>
              </div>
              <div className="flex shrink-0 flex-col items-end gap-0.5">
                <span className="tabular font-medium">{formatPaid(payment.amount)}</span>
                <Badge tone={tones[payment.status]}>{labelOf(payment.status)}</Badge>
              </div>
            </li>
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Card>
  );
}
