import type { Payment } from "@marquee/contracts/credits/payments";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatCredits, formatDate, formatPaid } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { LoadMore, RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { receiptPdfPath } from "../api/get-payment-receipt.ts";
import { paymentsQuery } from "../api/list-payments.ts";
import { paymentsCard as copy, paymentStatus as statusLabels } from "../copy.ts";
import { isPaid, standingOf } from "../model/payment-status.ts";
import { receiptPath } from "../model/receipt-path.ts";

/** The user's payments, with the card used and the outcome. */
export function PaymentsCard() {
  const query = useInfiniteQuery(paymentsQuery);
  const payments = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card aria-labelledby="payments-title">
      <CardHeader title={copy.title} id="payments-title" />
      {query.isPending ? (
        <RowSkeletons label={copy.loading} rows={3} />
      ) : query.isError && payments.length === 0 ? (
        <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
      ) : payments.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.emptyText}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <LoadMore pending={query.isFetchingNextPage} onLoad={() => void query.fetchNextPage()} />
      )}
    </Card>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const standing = standingOf(payment);
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
      <div className="min-w-0">
        <p className="truncate font-medium">{payment.metadata.packageName}</p>
        <p className="text-sm text-muted">
          {copy.facts(formatDate(payment.createdAt), formatCredits(payment.metadata.creditAmount))}{" "}
          {payment.paymentMethod === "mock" && copy.test}
        </p>
        {isPaid(payment) && (
          <p className="flex gap-4 text-sm">
            <TextLink
              to={receiptPath(payment.id)}
              aria-label={copy.receiptFor(payment.metadata.packageName, formatDate(payment.createdAt))}
              variant="lamp"
            >
              {copy.receipt}
            </TextLink>
            <TextLink
              href={receiptPdfPath(payment.id)}
              download
              aria-label={copy.pdfFor(payment.metadata.packageName, formatDate(payment.createdAt))}
              variant="lamp"
            >
              {copy.pdf}
            </TextLink>
          </p>
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-0.5">
        <span className="font-medium">{formatPaid(payment.amount)}</span>
        {payment.refundedAmount > 0 && (
          <span className="text-sm text-muted">{copy.refunded(formatPaid(payment.refundedAmount))}</span>
        )}
        {standing.label !== statusLabels.completed && <Badge tone={standing.tone}>{standing.label}</Badge>}
      </div>
    </li>
  );
}
