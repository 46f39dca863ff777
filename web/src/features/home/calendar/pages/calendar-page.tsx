import type { CalendarEntry } from "@marquee/contracts/home/calendar";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAccountZone } from "#account/account-zone.ts";
import { ForRole } from "#account/for-role.tsx";
import { mayHost } from "#account/may-host.ts";
import { useCurrentUser } from "#api/session.ts";
import { now } from "#browser/clock.ts";
import { formatMonth, readersFirstDay } from "#format/months.ts";
import { useAddress } from "#routing/address.ts";
import { paths } from "#routing/paths.ts";
import { Button, IconButton, LinkButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Page } from "#ui/page.tsx";
import { Loading, Skeleton } from "#ui/skeleton.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { calendarQuery } from "../api/list-calendar.ts";
import { Agenda } from "../components/agenda.tsx";
import { FeedDialog } from "../components/feed-dialog.tsx";
import { MonthGrid } from "../components/month-grid.tsx";
import { calendarPage as copy } from "../copy.ts";
import { byDay, isMonth, monthAfter, todayIn, weeksOf } from "../model/month.ts";

/** A month of the account's events and deadlines; which one stands in the address. */
export function CalendarPage() {
  const address = useAddress();
  const zone = useAccountZone();
  const today = todayIn(zone, now());
  const asked = address.get("month");
  const month = isMonth(asked) ? asked : today.slice(0, 7);
  const weeks = weeksOf(month, readersFirstDay());
  const days = weeks.flat();
  const query = useQuery(calendarQuery({ from: days[0] ?? today, to: days.at(-1) ?? today }));
  const [isSubscribing, setSubscribing] = useState(false);
  const go = (to: string) => address.set("month", to === today.slice(0, 7) ? "" : to);
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <ForRole>
          <Button disabled={!query.data} onClick={() => setSubscribing(true)}>
            {copy.subscribe}
          </Button>
        </ForRole>
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-lg" aria-live="polite">
          {formatMonth(month)}
        </h2>
        <Button size="sm" disabled={month === today.slice(0, 7)} onClick={() => go(today.slice(0, 7))}>
          {copy.today}
        </Button>
        <IconButton label={copy.previous} onClick={() => go(monthAfter(month, -1))}>
          <Icon name="chevron-left" />
        </IconButton>
        <IconButton tipEnd label={copy.next} onClick={() => go(monthAfter(month, 1))}>
          <Icon name="chevron-right" />
        </IconButton>
      </div>
      {query.isPending ? (
        <Loading label={copy.loading}>
          <Skeleton className="h-[44rem] w-full" />
        </Loading>
      ) : query.isError && !query.data ? (
        <Card>
          <ErrorState title={copy.failed} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : (
        <Month {...{ month, weeks, today, zone }} entries={query.data.entries} />
      )}
      {isSubscribing && <FeedDialog feeds={query.data?.feeds ?? []} onClose={() => setSubscribing(false)} />}
    </Page>
  );
}

function Month({
  month,
  weeks,
  today,
  zone,
  entries,
}: {
  month: string;
  weeks: readonly string[][];
  today: string;
  zone: string;
  entries: readonly CalendarEntry[];
}) {
  const { role } = useCurrentUser();
  const days = weeks.flat();
  const entriesOf = byDay(entries, days, zone);
  const ofMonth = days.filter((day) => day.startsWith(month));
  const isEmpty = ofMonth.every((day) => !entriesOf.has(day));
  const first: ReactNode = mayHost(role) ? (
    <ForRole>
      <LinkButton to={paths.newEvent} variant="primary">
        {copy.create}
      </LinkButton>
    </ForRole>
  ) : (
    <LinkButton to={paths.events} variant="primary">
      {copy.browse}
    </LinkButton>
  );
  return (
    <div className="grid gap-5">
      <Card className="hidden overflow-clip md:block" aria-label={formatMonth(month)}>
        <MonthGrid month={month} weeks={weeks} today={today} entries={entriesOf} />
      </Card>
      <Card aria-label={copy.all(formatMonth(month))} className="overflow-clip">
        {isEmpty ? (
          <EmptyState drawing="events" title={copy.emptyTitle(formatMonth(month))} action={first}>
            {mayHost(role) ? copy.emptyHost : copy.empty}
          </EmptyState>
        ) : (
          <Agenda days={ofMonth} entries={entriesOf} zone={zone} />
        )}
      </Card>
    </div>
  );
}
