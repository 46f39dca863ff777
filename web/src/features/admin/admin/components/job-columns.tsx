import type { AdminJob } from "@marquee/contracts/admin/system";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import { formatAgo, formatCredits, labelOf } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { Column } from "#ui/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { accountJobs as texts } from "../account-copy.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { isRefundable, isRetriable, jobTones } from "../model/job-acts.ts";
import { jobsTab as copy } from "../system-copy.ts";

function UserLink({ userId, username }: Pick<AdminJob, "userId" | "username">) {
  return (
    <TextLink to={adminAccountPath(userId)} variant="name">
      {username}
    </TextLink>
  );
}

const Orderer = ({ orderedBy }: Pick<AdminJob, "orderedBy">) => (
  <span className="block text-sm break-words text-muted">{orderedBy}</span>
);

const userColumn: Column<AdminJob> = {
  label: copy.user,
  onPhone: "hidden",
  sort: { id: "user", by: ({ username }) => username },
  cell: (job) => (
    <>
      <UserLink {...job} />
      <Orderer {...job} />
    </>
  ),
};

/** What can be done about a job; its input is shown only where its account is. */
export type AskedOfJob = "retry" | "refund" | "input";

/** The columns of a list of jobs: of everyone, which names each user, or of one account. */
export const jobColumns = ({
  of,
  onAsk,
}: {
  of: "everyone" | "account";
  onAsk: (job: AdminJob, act: AskedOfJob) => void;
}): readonly Column<AdminJob>[] => [
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
  ...(of === "account" ? [] : [userColumn]),
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
        {of === "account" ? (
          <Orderer {...job} />
        ) : (
          <span className="md:hidden">
            <Orderer {...job} />
          </span>
        )}
        <span className="block text-sm text-muted md:hidden">
          {of === "everyone" && (
            <>
              <UserLink {...job} /> ·{" "}
            </>
          )}
          {formatAgo(job.createdAt)}
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
      <span className="inline-flex flex-wrap items-center justify-end gap-2">
        {of === "account" && (
          <Button size="sm" aria-label={texts.inputOf(job.id)} onClick={() => onAsk(job, "input")}>
            {texts.input}
          </Button>
        )}
        {isRetriable(job) && (
          <Button size="sm" aria-label={copy.retryJob(job.id)} onClick={() => onAsk(job, "retry")}>
            {copy.retry}
          </Button>
        )}
        {isRefundable(job) ? (
          <Button size="sm" aria-label={copy.refundJob(job.id)} onClick={() => onAsk(job, "refund")}>
            {copy.refund}
          </Button>
        ) : (
          <span className="text-sm text-muted max-md:hidden">{copy.creditsReturned}</span>
        )}
      </span>
    ),
  },
];
