import type { getAdminOverview } from "@marquee/contracts/admin/admin";
import { jobKinds } from "@marquee/contracts/credits/job-kinds";
import type { AnswerOf } from "@marquee/contracts/operation";
import { percentText } from "@marquee/contracts/text/formats";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import { formatCredits, formatPaid, formatTime } from "#format/format.ts";
import { adminTabPath } from "#routing/paths.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { UnreadableNotice } from "#ui/unreadable-notice.tsx";
import { useExportPurchases } from "../api/export-purchases.ts";
import { adminOverviewQuery } from "../api/get-admin-overview.ts";
import { overviewTab as copy } from "../copy.ts";
import { ageText } from "../model/age.ts";
import { purchasesCsv } from "../model/export-file.ts";
import { exportFile } from "../system-copy.ts";
import { ExportButton } from "./export-button.tsx";

type Overview = AnswerOf<typeof getAdminOverview>;

const grid =
  "grid grid-cols-1 gap-px overflow-hidden rounded-xl border border-line bg-line sm:grid-cols-2 max-xl:sm:[&>:last-child:nth-child(odd)]:col-span-2";

const loadingRows = [
  { className: "mt-21 xl:grid-cols-3", figures: 6 },
  { className: "mt-5 xl:grid-cols-3", figures: 6 },
];

/** The state of the site at one moment: users, revenue, work, and what waits for an admin. */
export function OverviewTab() {
  const { data, error, isPending, isFetching, refetch } = useQuery(adminOverviewQuery);
  const save = useExportPurchases();
  if (isPending)
    return (
      <Loading label={copy.loading}>
        {loadingRows.map(({ className, figures }) => (
          <div key={className} className={clsx(grid, className)}>
            {Array.from({ length: figures }, (_, index) => (
              <Skeleton key={`figure-${index}`} className="h-26 rounded-none" />
            ))}
          </div>
        ))}
      </Loading>
    );
  if (!data) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-muted" aria-live="polite">
          {(error ? copy.refreshFailed : copy.asOf)(formatTime(data.asOf))}
        </p>
        <span className="flex flex-wrap gap-2">
          <ExportButton
            save={save}
            order={undefined}
            size="sm"
            file="marquee-revenue"
            csv={purchasesCsv}
            label={exportFile.revenue}
          />
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            {!isFetching && <Icon name="refresh-cw" />}
            {copy.refresh}
          </Button>
        </span>
      </div>
      <UnreadableNotice count={data.unreadable} className="mb-3" />
      <SinceYesterday overview={data} />
      <Figures overview={data} />
      <Queues queues={data.queues} />
    </>
  );
}

/** A message that no worker takes for longer raises an alarm. */
const waitingMaxSeconds = 120;

/** An open job older than this waits for too long. */
const jobMaxSeconds = 15 * 60;

/** What happened in the last day, and whether anything in it asks for a look. */
function SinceYesterday({ overview }: { overview: Overview }) {
  const { lastDay, jobs, queues } = overview;
  const deadLetters = queues.reduce((sum, one) => sum + one.deadLetters, 0);
  const isLate = (jobs.oldestOpenSeconds ?? 0) > jobMaxSeconds;
  const isStuck = queues.some(({ oldestWaitingSeconds }) => (oldestWaitingSeconds ?? 0) > waitingMaxSeconds);
  const isWell =
    jobs.failedLast24Hours === 0 && deadLetters === 0 && !isLate && !isStuck && overview.unreadable === 0;
  return (
    <section aria-labelledby="since-yesterday" className="mb-5">
      <div className="mb-2 flex min-h-7 flex-wrap items-center gap-x-3">
        <h2 id="since-yesterday" className="text-base">
          {copy.sinceYesterday}
        </h2>
        <Badge tone={isWell ? "success" : "danger"}>{isWell ? copy.allIsWell : copy.needsALook}</Badge>
      </div>
      <dl className={clsx(grid, "xl:grid-cols-3")}>
        <Figure
          label={copy.newAccounts}
          value={formatCredits(lastDay.accounts)}
          note={copy.newAccountsNote}
          to={adminTabPath("users", { days: "1" })}
        />
        <Figure
          label={copy.purchases}
          value={formatCredits(lastDay.purchases)}
          note={copy.purchasesNote}
          to={adminTabPath("purchases")}
        />
        <Figure
          label={copy.dealsSigned}
          value={formatCredits(lastDay.deals)}
          note={copy.dealsSignedNote}
          to={adminTabPath("signed-deals")}
        />
        <Figure
          label={copy.failedJobs}
          value={formatCredits(jobs.failedLast24Hours)}
          note={copy.failedJobsNote(formatCredits(jobs.failedLastHour))}
          to={adminTabPath("jobs", { status: "failed", days: "1" })}
          urgent={jobs.failedLast24Hours > 0}
        />
        <Figure
          label={copy.waitingLetters}
          value={formatCredits(deadLetters)}
          note={copy.waitingLettersNote}
          to={adminTabPath("dead-letters")}
          urgent={deadLetters > 0}
        />
        <Figure
          label={copy.oldest}
          value={jobs.oldestOpenSeconds === null ? copy.oldestNone : ageText(jobs.oldestOpenSeconds)}
          note={copy.oldestNote}
          to={adminTabPath("jobs")}
          urgent={isLate}
        />
      </dl>
    </section>
  );
}

/** More failed jobs than this, in percent of today's orders, ask for a look. */
const errorRateMax = 5;

const errorRate = ({ failedOfToday, orderedToday }: Overview["jobs"]) =>
  orderedToday === 0 ? 0 : (failedOfToday / orderedToday) * 100;

function Figures({ overview }: { overview: Overview }) {
  const { users, revenue, jobs } = overview;
  const waiting = overview.adjustmentsWaiting + overview.approvalsWaiting + overview.roleChangesWaiting;
  return (
    <dl className={clsx(grid, "xl:grid-cols-3")}>
      <Figure
        label={copy.users}
        value={formatCredits(users.total)}
        note={copy.usersNote(formatCredits(users.last7Days), formatCredits(users.suspended))}
        to={adminTabPath("users")}
      />
      <Figure
        label={copy.revenue}
        value={formatPaid(revenue.totalCents)}
        note={copy.revenueNote(
          formatPaid(revenue.last30DaysCents),
          formatCredits(revenue.payments),
          revenue.payments === 1,
        )}
        to={adminTabPath("webhooks")}
      />
      <Figure
        label={copy.openJobs}
        value={formatCredits(jobs.open)}
        note={
          jobs.oldestOpenSeconds === null
            ? copy.noJobsNote(formatCredits(jobs.failedLast24Hours))
            : copy.jobsNote(ageText(jobs.oldestOpenSeconds), formatCredits(jobs.failedLast24Hours))
        }
        to={adminTabPath("jobs")}
        urgent={(jobs.oldestOpenSeconds ?? 0) > jobMaxSeconds}
      />
      <Figure
        label={copy.errorRate}
        value={jobs.orderedToday === 0 ? copy.noOrders : percentText(errorRate(jobs), { decimals: 1 })}
        note={
          jobs.orderedToday === 0
            ? copy.noOrdersNote
            : copy.errorRateNote(formatCredits(jobs.failedOfToday), formatCredits(jobs.orderedToday))
        }
        to={adminTabPath("jobs", { status: "failed", days: "1" })}
        urgent={errorRate(jobs) > errorRateMax}
      />
      <Figure
        label={copy.approvals}
        value={formatCredits(waiting)}
        note={waiting === 0 ? copy.noApprovals : copy.approvalsNote}
        to={adminTabPath("approvals")}
        urgent={waiting > 0}
      />
      <Figure
        label={copy.support}
        value={formatCredits(overview.supportWaiting)}
        note={overview.supportWaiting === 0 ? copy.noSupport : copy.supportNote}
        to={adminTabPath("support")}
        urgent={overview.supportWaiting > 0}
      />
    </dl>
  );
}

function Figure(props: { label: string; value: string; note: string; to?: string; urgent?: boolean }) {
  return (
    <div className={clsx("relative bg-surface px-5 py-4", props.to !== undefined && "hover:bg-sunken/50")}>
      <dt className="text-muted">
        {props.to === undefined ? (
          props.label
        ) : (
          <Link to={props.to} className="after:absolute after:inset-0 hover:text-ink">
            {props.label}
          </Link>
        )}
      </dt>
      <dd>
        <span
          className={clsx("block text-2xl font-semibold tracking-tight", props.urgent && "text-lamp-text")}
        >
          {props.value}
        </span>
        <span className="block text-sm text-muted">{props.note}</span>
      </dd>
    </div>
  );
}

function Queues({ queues }: { queues: Overview["queues"] }) {
  return (
    <Card className="mt-5" aria-labelledby="queues-title">
      <CardHeader title={copy.queues} id="queues-title" note={copy.queuesNote} />
      <ul className="divide-y divide-line border-t border-line">
        {queues.map(({ name, waiting, deadLetters, oldestWaitingSeconds }) => (
          <li key={name} className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 px-5 py-2">
            <span className="font-medium">{jobKinds[name].label}</span>
            <span className="flex flex-wrap gap-x-4 text-muted">
              <span>{copy.waiting(formatCredits(waiting))}</span>
              {oldestWaitingSeconds !== null && (
                <TextLink
                  to={adminTabPath("jobs")}
                  variant={oldestWaitingSeconds > waitingMaxSeconds ? "danger" : "name"}
                >
                  {copy.oldestWaiting(ageText(oldestWaitingSeconds))}
                </TextLink>
              )}
              {deadLetters === 0 ? (
                <span>{copy.noDeadLetters}</span>
              ) : (
                <TextLink to={adminTabPath("dead-letters")} variant="danger">
                  {copy.deadLetters(formatCredits(deadLetters), deadLetters === 1)}
                </TextLink>
              )}
            </span>
            {(oldestWaitingSeconds ?? 0) > waitingMaxSeconds && (
              <p className="basis-full text-sm text-muted">{copy.lateQueue}</p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
