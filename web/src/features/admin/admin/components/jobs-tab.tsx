import type { AdminJob } from "@marquee/contracts/admin/system";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatAgo, formatCredits, labelOf } from "#format/format.ts";
import { useAddress } from "#routing/address.ts";
import { adminTabPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Select } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { jobsQuery } from "../api/list-jobs.ts";
import { daysFilter } from "../model/days-back.ts";
import { isRefundable, isRetriable, jobTones } from "../model/job-acts.ts";
import { jobsTab as copy } from "../system-copy.ts";
import { RefundJobDialog } from "./refund-job-dialog.tsx";
import { RetryJobDialog } from "./retry-job-dialog.tsx";
import { RetryJobsDialog } from "./retry-jobs-dialog.tsx";

const statusOptions = [
  { value: "open", label: copy.open },
  { value: "failed", label: copy.failed },
] as const;

/** The action to confirm; a refund without a job is for a job that the admin names by its id. */
type Asked = { act: "retry"; job: AdminJob } | { act: "retryAll" } | { act: "refund"; job: AdminJob | null };

/** Work in progress, failed or incomplete: send it again, or refund its credits. */
export function JobsTab() {
  const address = useAddress();
  const status = address.get("status") === "failed" ? "failed" : "open";
  const isAsked = ({ value }: { value: string }) => value === address.get("days");
  // Open jobs have no time of their end.
  const days = status === "failed" ? (daysFilter.options.find(isAsked)?.value ?? "") : "";
  const query = useInfiniteQuery(jobsQuery(status, days));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Select
          aria-label={copy.status}
          className="w-auto!"
          options={statusOptions}
          value={status}
          onValue={(value) => address.set("status", value === "open" ? "" : value)}
        />
        {status === "failed" && (
          <Select
            aria-label={daysFilter.label}
            className="w-auto!"
            options={[{ value: "any", label: daysFilter.any }, ...daysFilter.options]}
            value={days === "" ? "any" : days}
            onValue={(value) => address.set("days", value === "any" ? "" : value)}
          />
        )}
        <Button pending={query.isRefetching} onClick={() => void query.refetch()}>
          {copy.refresh}
        </Button>
        {status === "failed" && (
          <Button onClick={() => setAsked({ act: "retryAll" })}>{copy.retryAll}</Button>
        )}
        <Button className="sm:ml-auto" onClick={() => setAsked({ act: "refund", job: null })}>
          {copy.refundFinished}
        </Button>
      </div>
      <Card className="overflow-clip" aria-label={copy.jobs}>
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            <EmptyState title={status === "open" ? copy.noneOpen : copy.noneFailed}>
              {status === "open" ? copy.noneOpenText : copy.noneFailedText}
            </EmptyState>
          }
        >
          {(jobs) => (
            <DataTable
              caption={copy.caption(status === "open" ? copy.open : copy.failed)}
              columns={columns(setAsked)}
              rows={jobs}
              sort={query.hasNextPage ? undefined : address.sort}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Card>
      {asked?.act === "retry" && <RetryJobDialog job={asked.job} onClose={close} />}
      {asked?.act === "retryAll" && <RetryJobsDialog days={days} onClose={close} />}
      {asked?.act === "refund" && <RefundJobDialog job={asked.job} onClose={close} />}
    </>
  );
}

function UserLink({ userId, username }: Pick<AdminJob, "userId" | "username">) {
  return (
    <TextLink to={adminTabPath("users", { q: userId })} variant="name">
      {username}
    </TextLink>
  );
}

const columns = (onAsk: (asked: Asked) => void): readonly Column<AdminJob>[] => [
  {
    label: copy.job,
    onPhone: "top",
    sort: { id: "job", by: ({ kind }) => jobKinds[kind].label },
    cell: ({ kind, id }) => (
      <>
        <span className="font-medium">{jobKinds[kind].label}</span>
        <span className="block font-mono text-xs break-all text-muted max-md:truncate">{id}</span>
      </>
    ),
  },
  {
    label: copy.user,
    onPhone: "hidden",
    sort: { id: "user", by: ({ username }) => username },
    cell: UserLink,
  },
  {
    label: copy.status,
    onPhone: "below",
    cell: (job) => (
      <>
        <Badge tone={jobTones[job.status]}>{labelOf(job.status)}</Badge>
        <span className="block text-sm text-muted">
          {job.attempt === 0 ? copy.notStarted : copy.attempt(job.attempt)}
          {job.errorCode !== null && ` · ${labelOf(job.errorCode).toLowerCase()}`}
        </span>
        {job.reason !== null && <span className="block text-sm text-muted">{copy.model(job.reason)}</span>}
        {job.retriedAs !== null && (
          <span className="block text-sm break-all text-muted">{copy.retriedAs(job.retriedAs)}</span>
        )}
        <span className="block text-sm text-muted md:hidden">
          <UserLink {...job} /> · {formatAgo(job.createdAt)}
        </span>
      </>
    ),
  },
  {
    label: copy.credits,
    onPhone: "topEnd",
    end: true,
    sort: { id: "credits", by: ({ costCredits }) => costCredits },
    cell: ({ costCredits, heldCredits }) => (
      <span>
        {formatCredits(costCredits)}
        <span className="block text-sm text-muted">{copy.reserved(formatCredits(heldCredits))}</span>
      </span>
    ),
  },
  {
    label: copy.requested,
    onPhone: "hidden",
    end: true,
    sort: { id: "requested", by: ({ createdAt }) => createdAt },
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{formatAgo(createdAt)}</span>,
  },
  {
    label: copy.actions,
    onPhone: "belowEnd",
    end: true,
    cell: (job) => (
      <span className="inline-flex items-center gap-2">
        {isRetriable(job) && (
          <Button size="sm" aria-label={copy.retryJob(job.id)} onClick={() => onAsk({ job, act: "retry" })}>
            {copy.retry}
          </Button>
        )}
        {isRefundable(job) ? (
          <Button size="sm" aria-label={copy.refundJob(job.id)} onClick={() => onAsk({ job, act: "refund" })}>
            {copy.refund}
          </Button>
        ) : (
          <span className="text-sm text-muted max-md:hidden">{copy.creditsReturned}</span>
        )}
      </span>
    ),
  },
];
