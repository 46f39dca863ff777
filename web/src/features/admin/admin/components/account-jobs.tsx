import type { AdminJob } from "@marquee/contracts/admin/system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { accountJobs as copy } from "../account-copy.ts";
import { accountJobsQuery } from "../api/list-account-jobs.ts";
import { type AskedOfJob, jobColumns } from "./job-columns.tsx";
import { JobInputDialog } from "./job-input-dialog.tsx";
import { RefundJobDialog } from "./refund-job-dialog.tsx";
import { RetryJobDialog } from "./retry-job-dialog.tsx";

/** An account's work, why some of it failed, and what can be done about it. */
export function AccountJobs({ id }: { id: string }) {
  const query = useInfiniteQuery(accountJobsQuery(id));
  const [asked, setAsked] = useState<{ job: AdminJob; act: AskedOfJob } | null>(null);
  const close = () => setAsked(null);
  return (
    <Card aria-labelledby="jobs-title" className="overflow-clip">
      <CardHeader title={copy.title} id="jobs-title" note={copy.note} />
      <PagedList
        query={query}
        noun={copy.noun}
        empty={<EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>}
      >
        {(jobs) => (
          <DataTable
            caption={copy.caption}
            columns={jobColumns({ of: "account", onAsk: (job, act) => setAsked({ job, act }) })}
            rows={jobs}
            rowKey={(job) => job.id}
          />
        )}
      </PagedList>
      {asked?.act === "input" && <JobInputDialog job={asked.job} onClose={close} />}
      {asked?.act === "retry" && <RetryJobDialog job={asked.job} onClose={close} />}
      {asked?.act === "refund" && <RefundJobDialog job={asked.job} onClose={close} />}
    </Card>
  );
}
