import type { AdminJob } from "@marquee/contracts/http/system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { formatAgo, formatCredits, labelOf } from "#lib/format.ts";
import { adminTabPath } from "#lib/paths.ts";
import { useSearchFilter } from "#lib/search-filter.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { Select } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { jobsQuery } from "../api/list-jobs.ts";
import { RefundJobDialog } from "./refund-job-dialog.tsx";
import { RetryJobDialog } from "./retry-job-dialog.tsx";

const tones: Record<AdminJob["status"], BadgeTone> = {
  queued: "lamp",
  running: "info",
  completed: "success",
  failed: "danger",
  cancelled: "neutral",
};
const statusOptions = [
  { value: "open", label: "Open" },
  { value: "failed", label: "Failed" },
] as const;

/** What is asked about; a refund without a job is for one that is named by its id. */
type Asked = { act: "retry"; job: AdminJob } | { act: "refund"; job: AdminJob | null };

const isOpen = ({ status }: AdminJob) => status === "queued" || status === "running";
/** A reply that failed is asked for again by its reader; a failed campaign can be ordered anew. */
const isRetriable = (job: AdminJob) => isOpen(job) || (job.kind === "campaign" && job.status === "failed");

/** Work that is under way or has failed: send it again, or give its credits back. */
export function JobsTab() {
  const filter = useSearchFilter();
  const status = filter.get("status") === "failed" ? "failed" : "open";
  const query = useInfiniteQuery(jobsQuery(status));
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Select
          aria-label="Status"
          className="w-auto!"
          options={statusOptions}
          value={status}
          onValue={(value) => filter.set("status", value === "open" ? "" : value)}
        />
        <Button pending={query.isRefetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
        <Button className="sm:ml-auto" onClick={() => setAsked({ act: "refund", job: null })}>
          Refund a finished job
        </Button>
      </div>
      <Card className="overflow-hidden" aria-label="Jobs">
        <PagedList
          query={query}
          noun="jobs"
          empty={
            <EmptyState title={status === "open" ? "Nothing is under way" : "Nothing has failed"}>
              {status === "open"
                ? "Campaigns and replies appear here while somebody works on them."
                : "Jobs whose work failed are kept here, with what became of their credits."}
            </EmptyState>
          }
        >
          {(jobs) => (
            <DataTable
              caption={`${labelOf(status)} jobs, newest first`}
              columns={columns(setAsked)}
              rows={jobs}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
      </Card>
      {asked?.act === "retry" && <RetryJobDialog job={asked.job} onClose={close} />}
      {asked?.act === "refund" && <RefundJobDialog job={asked.job} onClose={close} />}
    </>
  );
}

const columns = (onAsk: (asked: Asked) => void): readonly Column<AdminJob>[] => [
  {
    label: "Job",
    cell: ({ kind, id }) => (
      <>
        <span className="font-medium">{kind === "campaign" ? "Campaign" : "Chat reply"}</span>
        <span className="block font-mono text-xs break-all text-muted">{id}</span>
      </>
    ),
  },
  {
    label: "For",
    cell: ({ userId, username }) => (
      <Link to={adminTabPath("users", { q: userId })} className="underline-offset-2 hover:underline">
        {username}
      </Link>
    ),
  },
  {
    label: "Status",
    cell: (job) => (
      <>
        <Badge tone={tones[job.status]}>{labelOf(job.status)}</Badge>
        <span className="block text-sm text-muted">
          {job.attempt === 0 ? "not begun" : `attempt ${job.attempt}`}
          {job.errorCode !== null && ` · ${labelOf(job.errorCode).toLowerCase()}`}
        </span>
      </>
    ),
  },
  {
    label: "Credits",
    end: true,
    cell: ({ costCredits, heldCredits }) => (
      <span className="tabular">
        {formatCredits(costCredits)}
        <span className="block text-sm text-muted">{formatCredits(heldCredits)} held</span>
      </span>
    ),
  },
  {
    label: "Ordered",
    end: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap text-muted">{formatAgo(createdAt)}</span>,
  },
  {
    label: "Actions",
    end: true,
    cell: (job) => (
      <span className="inline-flex items-center gap-2">
        {isRetriable(job) && (
          <Button size="sm" aria-label={`Retry ${job.id}`} onClick={() => onAsk({ job, act: "retry" })}>
            Retry
          </Button>
        )}
        {isOpen(job) ? (
          <Button size="sm" aria-label={`Refund ${job.id}`} onClick={() => onAsk({ job, act: "refund" })}>
            Refund
          </Button>
        ) : (
          <span className="text-sm text-muted">Credits returned</span>
        )}
      </span>
    ),
  },
];
