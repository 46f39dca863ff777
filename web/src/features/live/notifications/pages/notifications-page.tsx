import { dayIn } from "@marquee/contracts/events/event-time";
import type { StoredNotification } from "@marquee/contracts/live/notifications";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useAccountZone } from "#account/account-zone.ts";
import { now } from "#browser/clock.ts";
import { formatLongDay } from "#format/months.ts";
import { paths } from "#routing/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Page } from "#ui/page.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { allNotificationsQuery } from "../api/list-all-notifications.ts";
import { NotificationRow } from "../components/notification-row.tsx";
import { notificationsPage as copy } from "../copy.ts";
import { byDayAndSubject } from "../model/groups.ts";
import { readAll } from "../model/notification-list.ts";

/** Everything that the user was told, by day, with what is about the same thing together. */
export function NotificationsPage() {
  const client = useQueryClient();
  const query = useInfiniteQuery(allNotificationsQuery);
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const newest = items[0]?.id;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      actions={
        <>
          <TextLink to={paths.settings}>{copy.settings}</TextLink>
          <Button
            disabled={newest === undefined || items.every(({ read }) => read)}
            onClick={() => newest !== undefined && readAll(client, newest)}
          >
            {copy.markAllRead}
          </Button>
        </>
      }
    >
      <Card aria-label={copy.list} className="overflow-clip">
        <PagedList
          query={query}
          noun={copy.noun}
          empty={
            <EmptyState drawing="messages" title={copy.emptyTitle}>
              {copy.emptyText}
            </EmptyState>
          }
        >
          {(all) => <Days list={all} />}
        </PagedList>
      </Card>
    </Page>
  );
}

function Days({ list }: { list: readonly StoredNotification[] }) {
  const zone = useAccountZone();
  const dayOf = (time: string) => dayIn(zone, time);
  const nowMs = now();
  const today = dayOf(new Date(nowMs).toISOString());
  const yesterday = dayOf(new Date(nowMs - 24 * 3_600_000).toISOString());
  const nameOf = (day: string) =>
    day === today ? copy.today : day === yesterday ? copy.yesterday : formatLongDay(day);
  return byDayAndSubject(list, dayOf).map(({ day, subjects }) => (
    <section key={day} className="border-t border-line first:border-t-0">
      <h2 className="px-5 pt-4 pb-1 text-sm font-medium text-muted">{nameOf(day)}</h2>
      <ul className="px-2.5 pb-2">
        {subjects.map(({ newest, earlier }) => (
          <li key={newest.id}>
            <NotificationRow item={newest} />
            {earlier.length > 0 && (
              <details className="pl-10">
                <summary className="w-fit cursor-pointer rounded py-1 text-sm text-muted hover:text-ink">
                  {copy.earlier(earlier.length)}
                </summary>
                <ul>
                  {earlier.map((one) => (
                    <li key={one.id}>
                      <NotificationRow item={one} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
