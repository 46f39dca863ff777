import { useQuery } from "@tanstack/react-query";
import { messageOf } from "#api/http.ts";
import { formatCredits } from "#format/format.ts";
import { BulbProgress } from "#ui/bulbs.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { UnreadableNotice } from "#ui/unreadable-notice.tsx";
import { adminOverviewQuery } from "../api/get-admin-overview.ts";
import { ledgerTab as copy } from "../copy.ts";
import { adminAccountPath } from "../model/account-path.ts";
import { type LedgerRun, useLedgerRun } from "../model/ledger-run.ts";

/** Recomputes every balance from its ledger and shows that all agree, or each difference by name. */
export function LedgerTab() {
  const { run, start, stop } = useLedgerRun();
  const { data: overview } = useQuery(adminOverviewQuery);
  const running = run.status === "running";
  const total = Math.max(overview?.users.total ?? 0, run.checkedUsers);
  const percent = run.status === "done" ? 100 : total === 0 ? 0 : (run.checkedUsers / total) * 100;
  return (
    <Card aria-labelledby="ledger-title">
      <CardHeader
        title={copy.title}
        id="ledger-title"
        note={copy.note}
        actions={
          running ? (
            <Button onClick={stop}>{copy.stop}</Button>
          ) : (
            <Button variant="primary" onClick={() => void start()}>
              {run.status === "idle" ? copy.checkAll : copy.checkAgain}
            </Button>
          )
        }
      />
      {run.status !== "idle" && (
        <div className="border-t border-line px-5 py-4">
          <BulbProgress percent={percent} label={copy.progress} />
          <p className="mt-3 text-muted" role="status">
            {statusText(run, overview?.users.total)}
          </p>
          {run.status === "failed" && (
            <p role="alert" className="mt-1 text-danger">
              {messageOf(run.error)}
            </p>
          )}
          <UnreadableNotice count={run.unreadable} what={[copy.account, copy.accounts]} className="mt-1" />
          <Outcome run={run} />
        </div>
      )}
    </Card>
  );
}

function statusText({ status, checkedUsers }: LedgerRun, total: number | undefined): string {
  const checked = copy.checked(formatCredits(checkedUsers), checkedUsers === 1);
  if (status === "running")
    return total === undefined ? `${checked}…` : copy.ofAbout(checked, formatCredits(total));
  if (status === "stopped") return copy.stopped(checked);
  if (status === "failed") return copy.interrupted(checked);
  return copy.done(checked);
}

function Outcome({ run }: { run: LedgerRun }) {
  if (run.differences.length === 0)
    return run.status === "done" && run.unreadable === 0 ? (
      <p className="mt-3 flex items-center gap-2 font-medium text-success">
        <Icon name="circle-check" />
        {copy.noDifferences}
      </p>
    ) : null;
  return (
    <>
      <h3 className="mt-4 text-base text-danger">{copy.differences(run.differences.length)}</h3>
      <ul className="mt-1 divide-y divide-line">
        {run.differences.map(({ userId, username, detail }) => (
          <li key={`${userId} ${detail}`} className="py-2">
            <TextLink to={adminAccountPath(userId)} variant="name" className="font-medium">
              {username}
            </TextLink>
            <span className="block break-words text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
