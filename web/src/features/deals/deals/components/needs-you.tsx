import type { Need } from "@marquee/contracts/home/needs";
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { mayHost } from "#account/may-host.ts";
import { maySponsor } from "#account/may-sponsor.ts";
import { useCurrentUser } from "#api/session.ts";
import { useNow } from "#browser/use-now.ts";
import { paths } from "#routing/paths.ts";
import { LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { ErrorState } from "#ui/states.tsx";
import { needsQuery } from "../api/list-needs.ts";
import { needClock, needView } from "../model/need-view.ts";
import { needsYou as copy } from "../needs-copy.ts";

const stripMax = 3;

/**
 * What waits for the user, as the first thing on the dashboard: the most urgent few side by side. Its height is the
 * same whatever there is, so nothing below it moves.
 */
export function NeedsStrip() {
  const { data, error, isError, refetch } = useQuery(needsQuery);
  return (
    <section aria-labelledby="needs-you" className="flex h-56 flex-col">
      <header className="mb-2 flex h-8 items-center justify-between gap-4">
        <h2 id="needs-you" className="flex items-center gap-2 text-base">
          {copy.title}
          {data && data.count > 0 && <CountMark count={copy.count(data.count, data.isMore)} />}
        </h2>
        {data && data.count > stripMax && (
          <LinkButton to={paths.sponsorships} variant="ghost" size="sm" className="-mr-2.5">
            {copy.all(copy.count(data.count, data.isMore))}
          </LinkButton>
        )}
      </header>
      {data ? (
        data.needs.length === 0 ? (
          <div className="flex min-h-0 flex-1 flex-wrap content-center items-center justify-between gap-x-8 gap-y-3 rounded-xl border border-line bg-surface px-5">
            <NextStep />
          </div>
        ) : (
          <ul className="grid min-h-0 flex-1 snap-x [scrollbar-width:none] auto-cols-[min(20rem,86%)] grid-flow-col gap-3 overflow-x-auto sm:auto-cols-fr">
            {data.needs.slice(0, stripMax).map((need) => (
              <Ticket key={need.id} need={need} />
            ))}
          </ul>
        )
      ) : isError ? (
        <Card className="min-h-0 flex-1 overflow-y-auto">
          <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} className="py-4" />
        </Card>
      ) : (
        <Loading label={copy.loading} className="grid min-h-0 flex-1 gap-3 sm:grid-cols-3">
          <Skeleton className="h-full rounded-xl" />
          <Skeleton className="hidden h-full rounded-xl sm:block" />
          <Skeleton className="hidden h-full rounded-xl sm:block" />
        </Loading>
      )}
    </section>
  );
}

/** One need: what happened, what it is about, how long there is, and the one button. */
function Ticket({ need }: { need: Need }) {
  const clock = needClock(need, useNow(30_000));
  const { title, note, facts, action, to } = needView(need, useCurrentUser().teamRole);
  return (
    <li
      className={clsx(
        "flex min-w-0 snap-start flex-col rounded-xl border px-4 pt-3 pb-3.5",
        clock?.isUrgent ? "border-lamp-line bg-lamp-soft" : "border-line bg-surface",
      )}
    >
      <p className="flex h-5 items-center text-sm">{clock && <Clock {...clock} />}</p>
      <p className="mt-1 line-clamp-2 text-lg leading-6 font-semibold break-words">{title}</p>
      <p className="truncate text-sm text-muted">{note}</p>
      {facts !== "" && <p className="truncate text-sm text-muted">{facts}</p>}
      <LinkButton to={to} size="sm" className="mt-auto self-start" aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </li>
  );
}

function Clock({ text, isUrgent }: { text: string; isUrgent: boolean }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 whitespace-nowrap",
        isUrgent ? "font-medium text-lamp-text" : "text-muted",
      )}
    >
      <span aria-hidden className={clsx("size-1.5 rounded-full", isUrgent ? "bg-lamp" : "bg-line-strong")} />
      {text}
    </span>
  );
}

function CountMark({ count }: { count: string }) {
  return (
    <span className="grid h-5 min-w-5 place-items-center rounded-full bg-lamp px-1.5 text-2xs font-semibold text-[#1a1408]">
      {count}
    </span>
  );
}

/** Everything that waits for the user, one row each. */
export function NeedsList() {
  const { data, error, isError, refetch } = useQuery(needsQuery);
  if (isError && !data)
    return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowSkeletons label={copy.loading} rows={4} />;
  if (data.needs.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-5 py-8">
        <NextStep />
      </div>
    );
  const rest = data.count - data.needs.length;
  return (
    <>
      <ul className="divide-y divide-line">
        {data.needs.map((need) => (
          <Row key={need.id} need={need} />
        ))}
      </ul>
      {rest > 0 && <p className="border-t border-line px-5 py-3 text-sm text-muted">{copy.rest(rest)}</p>}
    </>
  );
}

function Row({ need }: { need: Need }) {
  const clock = needClock(need, useNow(30_000));
  const { title, note, facts, action, to } = needView(need, useCurrentUser().teamRole);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:grid-cols-[minmax(0,1fr)_8.5rem_9rem]">
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="font-medium break-words">{title}</p>
        <p className="text-sm break-words text-muted">{[note, facts].filter(Boolean).join(" · ")}</p>
      </div>
      <p className="text-sm">{clock && <Clock {...clock} />}</p>
      <LinkButton to={to} size="sm" className="justify-self-end" aria-label={`${action}: ${title}`}>
        {action}
      </LinkButton>
    </li>
  );
}

/** Says that nothing waits, and what comes next for a role. */
function NextStep() {
  const { role } = useCurrentUser();
  const [text, to, label] = maySponsor(role)
    ? [copy.noneBrand, paths.events, copy.browse]
    : mayHost(role)
      ? [copy.noneHost, paths.hosting, copy.events]
      : [copy.noneAdmin, paths.admin, copy.admin];
  return (
    <>
      <div>
        <p className="font-medium">{copy.none}</p>
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      <LinkButton to={to} size="sm">
        {label}
      </LinkButton>
    </>
  );
}
