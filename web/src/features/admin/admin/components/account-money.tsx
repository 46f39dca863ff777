import type { AccountTransaction } from "@marquee/contracts/admin/accounts";
import type { Payment } from "@marquee/contracts/credits/payments";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatCredits, formatDateTime, formatPaid, formatSignedCredits, labelOf } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { accountMoney as copy } from "../account-copy.ts";
import { accountPaymentsQuery } from "../api/list-account-payments.ts";
import { accountTransactionsQuery } from "../api/list-account-transactions.ts";
import { receiptPathOf } from "../model/receipt-path.ts";

/** What an account paid, and where its credits came from and went. */
export function AccountMoney({ id }: { id: string }) {
  const payments = useInfiniteQuery(accountPaymentsQuery(id));
  const ledger = useInfiniteQuery(accountTransactionsQuery(id));
  return (
    <div className="in-turn grid grid-cols-1 gap-5">
      <Card aria-labelledby="payments-title" className="overflow-clip">
        <CardHeader title={copy.payments} id="payments-title" />
        <PagedList
          query={payments}
          noun={copy.noun}
          usualRows={2}
          empty={<EmptyState title={copy.noPaymentsTitle}>{copy.noPayments}</EmptyState>}
        >
          {(rows) => (
            <DataTable
              caption={copy.paymentsCaption}
              columns={paymentColumns}
              rows={rows}
              rowKey={(row) => row.id}
            />
          )}
        </PagedList>
      </Card>
      <Card aria-labelledby="ledger-title" className="overflow-clip">
        <CardHeader title={copy.ledger} id="ledger-title" note={copy.ledgerNote} />
        <PagedList
          query={ledger}
          noun={copy.entries}
          empty={<EmptyState title={copy.noLedgerTitle}>{copy.noLedger}</EmptyState>}
        >
          {(rows) => (
            <DataTable
              caption={copy.ledgerCaption}
              columns={ledgerColumns}
              rows={rows}
              rowKey={(row) => row.id}
            />
          )}
        </PagedList>
      </Card>
    </div>
  );
}

const isPaid = ({ status }: Payment) => status === "completed" || status === "refunded";

const paymentColumns: readonly Column<Payment>[] = [
  {
    label: copy.package,
    onPhone: "top",
    cell: (payment) => (
      <>
        <span className="font-medium break-words">{payment.metadata.packageName}</span>
        {isPaid(payment) && (
          <TextLink
            href={receiptPathOf(payment)}
            download
            aria-label={copy.receiptOf(payment.metadata.packageName)}
            className="block w-fit text-sm"
          >
            {copy.receipt}
          </TextLink>
        )}
      </>
    ),
  },
  { label: copy.status, onPhone: "below", cell: ({ status }) => labelOf(status) },
  {
    label: copy.amount,
    onPhone: "hidden",
    end: true,
    cell: ({ metadata }) => <span className="tabular">{formatCredits(metadata.creditAmount)}</span>,
  },
  {
    label: copy.price,
    onPhone: "topEnd",
    end: true,
    cell: ({ amount, refundedAmount }) => (
      <span className="tabular">
        {formatPaid(amount)}
        {refundedAmount > 0 && (
          <span className="block text-sm text-muted">{copy.refunded(formatPaid(refundedAmount))}</span>
        )}
      </span>
    ),
  },
  { label: copy.at, onPhone: "belowEnd", end: true, cell: At },
];

const ledgerColumns: readonly Column<AccountTransaction>[] = [
  {
    label: copy.description,
    onPhone: "top",
    cell: ({ description, transactionType, referenceId }) => (
      <>
        <span className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium break-words">{description}</span>
          {transactionType !== "purchase" && transactionType !== "usage" && (
            <Badge>{labelOf(transactionType)}</Badge>
          )}
        </span>
        <span className="block font-mono text-xs break-all text-muted">{referenceId}</span>
      </>
    ),
  },
  {
    label: copy.amount,
    onPhone: "topEnd",
    end: true,
    cell: ({ amount }) => <span className="tabular">{formatSignedCredits(amount)}</span>,
  },
  {
    label: copy.after,
    onPhone: "below",
    namedOnPhone: true,
    end: true,
    cell: ({ balanceAfter }) => <span className="tabular">{formatCredits(balanceAfter)}</span>,
  },
  { label: copy.at, onPhone: "belowEnd", end: true, cell: At },
];

function At({ createdAt }: { createdAt: string }) {
  return <span className="whitespace-nowrap text-muted">{formatDateTime(createdAt)}</span>;
}
