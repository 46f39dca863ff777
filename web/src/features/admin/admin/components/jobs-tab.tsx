import type { AdminJob } from "@marquee/contracts/admin/system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAddress } from "#routing/address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { Select } from "#ui/field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { jobsQuery } from "../api/list-jobs.ts";
import { daysFilter } from "../model/days-back.ts";
import { jobsTab as copy } from "../system-copy.ts";
import { type AskedOfJob, jobColumns } from "./job-columns.tsx";
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
  const ask = (job: AdminJob, act: AskedOfJob) => {
    if (act !== "input") setAsked({ act, job });
  };
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
              columns={jobColumns({ of: "everyone", onAsk: ask })}
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
