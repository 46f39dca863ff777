import type { User } from "@marquee/contracts/account/auth";
import type { Payment } from "@marquee/contracts/credits/payments";
import { countryName } from "@marquee/contracts/text/formats";
import { sideBySide } from "@marquee/contracts/text/sentence";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { useCurrentUser } from "#api/session.ts";
import { formatCredits, formatDateTime, formatPaid, readerLocale } from "#format/format.ts";
import { paths } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Facts } from "#ui/facts.tsx";
import { Mark } from "#ui/mark.tsx";
import { BackLink, usePageTitle } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { paymentQuery } from "../api/get-payment.ts";
import { receiptPdfPath } from "../api/get-payment-receipt.ts";
import { receiptPage as copy } from "../copy.ts";
import { isPaid, methodOf, standingOf } from "../model/payment-status.ts";

/** The receipt of one payment, for screen and print. */
export function ReceiptPage() {
  const { id = "" } = useParams();
  const { data: payment, error, isPending, refetch } = useQuery(paymentQuery(id));
  usePageTitle(payment ? copy.receiptOf(payment.id) : copy.receipt);
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 sm:px-6 lg:py-7 print:max-w-none print:p-0">
      <div className="print:hidden">
        <BackLink to={paths.credits} label={copy.back} />
      </div>
      {!payment && <h1 className="sr-only">{copy.receipt}</h1>}
      {isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-96 rounded-xl" />
        </Loading>
      ) : error ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : payment === null ? (
        <Card>
          <EmptyState
            title={copy.notFoundTitle}
            action={<LinkButton to={paths.credits}>{copy.seeYourPayments}</LinkButton>}
          >
            {copy.notFoundText}
          </EmptyState>
        </Card>
      ) : (
        <Receipt payment={payment} />
      )}
    </div>
  );
}

function Receipt({ payment }: { payment: Payment }) {
  const user = useCurrentUser();
  const standing = standingOf(payment);
  const paid = isPaid(payment);
  return (
    <Card aria-labelledby="receipt-title" className="p-6 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <p className="flex items-center gap-2 font-semibold">
            <Mark className="size-6" />
            {copy.marquee}
          </p>
          <h1 id="receipt-title" className="mt-4 text-2xl">
            {paid ? copy.receipt : copy.payment}
          </h1>
          <p className="mt-0.5 font-mono text-sm break-all text-muted">{payment.id}</p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {paid && (
            <LinkButton reloadDocument download to={receiptPdfPath(payment.id)}>
              {copy.pdf}
            </LinkButton>
          )}
          <Button onClick={() => print()}>{copy.print}</Button>
        </div>
      </header>
      <Facts
        layout="above"
        className="mt-6 border-t border-line pt-5"
        facts={[
          [copy.billedTo, <BilledTo key="user" user={user} billing={payment.billing} />],
          [
            copy.status,
            <Badge key="status" tone={standing.tone}>
              {standing.label}
            </Badge>,
          ],
          [copy.date, formatDateTime(payment.createdAt)],
          [copy.paymentMethod, methodOf(payment)],
        ]}
      />
      <table className="mt-6 w-full">
        <caption className="sr-only">{copy.caption}</caption>
        <thead>
          <tr className="border-y border-line text-left text-xs text-muted">
            <th scope="col" className="py-1.5 font-medium">
              {copy.package}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {copy.credits}
            </th>
            <th scope="col" className="py-1.5 text-right font-medium">
              {copy.amountUsd}
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line">
            <th scope="row" className="py-3 text-left font-medium">
              {payment.metadata.packageName}
            </th>
            <td className="py-3 text-right">{formatCredits(payment.metadata.creditAmount)}</td>
            <td className="py-3 text-right">{formatPaid(payment.amount)}</td>
          </tr>
        </tbody>
      </table>
      <dl className="mt-4 ml-auto w-full max-w-64">
        <Sum label={paid ? copy.paid : copy.amount} cents={payment.amount} />
        {payment.refundedAmount > 0 && (
          <>
            <Sum label={copy.refunded} cents={-payment.refundedAmount} />
            <Sum label={copy.remaining} cents={payment.amount - payment.refundedAmount} strong />
          </>
        )}
      </dl>
      {payment.refundedAmount > 0 && <p className="mt-5 text-sm text-muted">{copy.refundNote}</p>}
    </Card>
  );
}

/** Who was billed when it was bought; without billing details, whoever reads it. */
function BilledTo({ user, billing }: { user: User; billing: Payment["billing"] }) {
  if (billing) {
    const { company, addressLine1, addressLine2, city, region, postalCode, country, taxId } = billing;
    const lines = [
      addressLine1,
      addressLine2,
      sideBySide(
        [city, region, postalCode].filter((part) => part !== ""),
        ", ",
      ),
      countryName(country, readerLocale),
      taxId === "" ? "" : copy.taxId(taxId),
    ];
    return (
      <>
        {company}
        {lines
          .filter((text) => text !== "")
          .map((text) => (
            <span key={text} className="block text-muted">
              {text}
            </span>
          ))}
      </>
    );
  }
  return (
    <>
      {user.name}
      {user.company !== "" && <span className="block">{user.company}</span>}
      {user.email !== null && <span className="block break-all text-muted">{user.email}</span>}
    </>
  );
}

function Sum({ label, cents, strong }: { label: string; cents: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-6 py-1 ${strong ? "border-t border-line font-semibold" : ""}`}>
      <dt>{label}</dt>
      <dd>{formatPaid(cents)}</dd>
    </div>
  );
}
