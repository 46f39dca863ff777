import type { AdminJob, FoundReference } from "@marquee/contracts/admin/system";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#api/http.ts";
import { formatCredits, formatDateTime, formatPaid, labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Facts } from "#ui/facts.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { foundReferenceQuery } from "../api/find-reference.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { isRefundable, isRetriable, jobTones } from "../model/job-acts.ts";
import { foundReference as copy, jobsTab } from "../system-copy.ts";
import { RefundJobDialog } from "./refund-job-dialog.tsx";
import { RetryJobDialog } from "./retry-job-dialog.tsx";

/** What the id in the address stands for; nothing without one. */
export function FoundReferenceCard() {
  const address = useAddress();
  const id = address.get("find");
  const { data, error, isPending, refetch } = useQuery({ ...foundReferenceQuery(id), enabled: id !== "" });
  if (id === "") return null;
  return (
    <Card className="mb-5 p-5" aria-label={copy.found(id)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <CopyButton text={id} label={id} className="min-w-0 font-mono break-all" />
        <Button size="sm" onClick={() => address.set("find", "")}>
          {copy.close}
        </Button>
      </div>
      {isUnknown(error) ? (
        <EmptyState title={copy.noneTitle}>
          {copy.none}
          <code className="mt-2 block font-mono text-sm break-words">{copy.logFilter(id)}</code>
        </EmptyState>
      ) : error ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-40 w-full" />
        </Loading>
      ) : (
        <Found {...data} />
      )}
    </Card>
  );
}

/** No account, job or payment has the id, or it is none that one could have. */
function isUnknown(error: Error | null): boolean {
  return error instanceof ApiError && (error.code === "not_found" || error.code === "validation_failed");
}

function Found(found: FoundReference) {
  switch (found.kind) {
    case "account":
      return <FoundAccount {...found.account} />;
    case "job":
      return <FoundJob job={found.job} />;
    case "payment":
      return <FoundPayment {...found.payment} />;
  }
}

function FoundAccount({ id, username, name }: Extract<FoundReference, { kind: "account" }>["account"]) {
  return (
    <Facts
      layout="beside"
      facts={[
        [copy.what, copy.account],
        [copy.name, name],
        [jobsTab.user, <UserLink key="user" userId={id} username={username} />],
      ]}
    />
  );
}

function FoundJob({ job }: { job: AdminJob }) {
  const [asked, setAsked] = useState<"retry" | "refund" | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <Facts
        layout="beside"
        facts={[
          [copy.what, jobKinds[job.kind].label],
          [
            jobsTab.status,
            <Badge key="status" tone={jobTones[job.status]}>
              {labelOf(job.status)}
            </Badge>,
          ],
          job.errorCode !== null && [copy.error, labelOf(job.errorCode)],
          job.reason !== null && [copy.reason, jobsTab.model(job.reason)],
          [copy.tries, String(job.attempt)],
          [
            jobsTab.credits,
            formatCredits(job.costCredits),
            isRefundable(job) ? jobsTab.reserved(formatCredits(job.heldCredits)) : jobsTab.creditsReturned,
          ],
          [jobsTab.requested, formatDateTime(job.createdAt)],
          [jobsTab.user, <UserLink key="user" {...job} />],
        ]}
      />
      <div className="mt-4 flex gap-2">
        {isRetriable(job) && <Button onClick={() => setAsked("retry")}>{jobsTab.retry}</Button>}
        {isRefundable(job) && <Button onClick={() => setAsked("refund")}>{jobsTab.refund}</Button>}
      </div>
      {asked === "retry" && <RetryJobDialog job={job} onClose={close} />}
      {asked === "refund" && <RefundJobDialog job={job} onClose={close} />}
    </>
  );
}

function FoundPayment(payment: Extract<FoundReference, { kind: "payment" }>["payment"]) {
  return (
    <Facts
      layout="beside"
      facts={[
        [copy.what, copy.payment(payment.packageName)],
        [jobsTab.status, labelOf(payment.status)],
        [copy.amount, formatPaid(payment.amount)],
        payment.refundedAmount > 0 && [copy.refunded, formatPaid(payment.refundedAmount)],
        [jobsTab.credits, formatCredits(payment.creditAmount)],
        payment.sessionId !== "" && [copy.checkout, payment.sessionId],
        [copy.started, formatDateTime(payment.createdAt)],
        [jobsTab.user, <UserLink key="user" {...payment} />],
      ]}
    />
  );
}

function UserLink({ userId, username }: { userId: string; username: string }) {
  return (
    <TextLink to={adminAccountPath(userId)} variant="name">
      {username}
    </TextLink>
  );
}
