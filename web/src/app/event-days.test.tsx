// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { unbroken } from "#format/unbroken.ts";
import { event, eventDetail } from "#testing/event-examples.ts";
import { readerIn } from "#testing/reader-in.ts";

/** From 7 to 10 p.m. on January 15 in San Francisco, which is January 16 in UTC. */
const evening = {
  location: "San Francisco, CA",
  date: "2026-01-16T03:00:00.000Z",
  endsAt: "2026-01-16T06:00:00.000Z",
  timeZone: "America/Los_Angeles",
};
const readers: [string, string, string][] = [
  // Whether the zone is named: in days if the reader's clock has other days, in hours if it has other hours.
  ["Honolulu", "Pacific/Honolulu", "PST"],
  ["San Francisco", "America/Los_Angeles", ""],
  ["London", "Europe/London", "PST"],
  ["Kathmandu", "Asia/Kathmandu", "PST"],
  ["Auckland", "Pacific/Auckland", "PST"],
];
const hasOtherDays = (place: string) => ["London", "Kathmandu", "Auckland"].includes(place);
const text = (...parts: string[]) => parts.filter((part) => part !== "").join(" ");

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe.each(readers)("an evening in San Francisco, seen from %s", (place, zone, name) => {
  const days = text(unbroken("Jan 15, 2026"), hasOtherDays(place) ? "PST" : "");

  test("is on January 15 in the list, and from 7 to 10 on its page", async () => {
    readerIn(zone);
    const { showPage } = await import("#testing/show-page.tsx");
    const { EventCard } = await import("#features/events/events/components/event-card.tsx");
    const { OverviewTab } = await import("#features/events/events/components/overview-tab.tsx");
    showPage(
      <>
        <EventCard event={{ ...event, ...evening }} to="/" />
        <OverviewTab
          event={{ ...eventDetail, ...evening }}
          match={null}
          detailsPath="/"
          selectPath={undefined}
          isHost={false}
        />
      </>,
    );
    const visible = screen.getAllByText(/2026/).map(({ textContent }) => textContent);
    expect(visible).toEqual([
      days,
      text(unbroken("Jan 15, 2026, 7:00 PM"), name),
      text(unbroken("Jan 15, 2026, 10:00 PM"), name),
    ]);
  });

  test("is on January 15 in Morgan's cards", async () => {
    readerIn(zone);
    const { showPage } = await import("#testing/show-page.tsx");
    const { MessageCards } = await import("#features/chat/chat/components/message-cards.tsx");
    const facts = { id: "evt_1", name: "Night Summit", attendeeCount: 10, priceFrom: null, spotsLeft: 0 };
    const { location, date, timeZone } = evening;
    showPage(<MessageCards cards={[{ kind: "event", ...facts, location, date, timeZone }]} />);
    expect(screen.getByText(/San Francisco/).textContent).toContain(`${days} · San Francisco`);
  });

  test("has its hours in its history", async () => {
    readerIn(zone);
    const { timelineEntry } = await import("#features/events/hosting/model/history-entries.ts");
    const change = { packageName: null, field: "date", old: null, new: evening.date };
    const entry = { id: "1", version: 2, by: "Hal", createdAt: evening.date, changes: [change] };
    expect(timelineEntry(entry, evening.timeZone).changes).toMatchObject([
      { after: text(unbroken("Jan 15, 2026, 7:00 PM"), name) },
    ]);
  });
});

test.each([
  ["Honolulu", "Pacific/Honolulu", "2026-01-14"],
  ["Auckland", "Pacific/Auckland", "2026-01-15"],
])("a range of dates to search begins with the reader's today, in %s", async (_, zone, today) => {
  readerIn(zone);
  const { daysAhead } = await import("#features/events/events/model/event-filters.ts");
  const { from, to } = daysAhead(7, Date.parse("2026-01-15T05:00:00.000Z"));
  expect([from, to]).toEqual([today, today.replace(/\d\d$/, (day) => String(Number(day) + 7))]);
});
