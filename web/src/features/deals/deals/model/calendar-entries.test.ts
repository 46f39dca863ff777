// @vitest-environment jsdom

import { expect, test } from "vitest";
import { deal } from "#testing/deal-examples.ts";
import { calendarEntriesOf } from "./calendar-entries.ts";

test("a deal's days are its event's hours and what is still owed on a known day", () => {
  const owed = {
    benefit: "Logo",
    owner: "host",
    dueDate: "2026-02-20",
    daysAfterSigning: null,
    status: "pending",
    note: "",
    atRisk: false,
    moves: [],
    mayProve: false,
    updatedAt: deal.createdAt,
  } as const;
  const entries = calendarEntriesOf({
    ...deal,
    deliverables: [
      { ...owed, moves: [], n: 1 },
      { ...owed, moves: [], n: 2, dueDate: null },
      { ...owed, moves: [], n: 3, status: "accepted" },
      { ...owed, moves: [], n: 4, status: "waived" },
    ],
  });
  expect(entries.map(({ id, title, when }) => ({ id, title, when }))).toEqual([
    {
      id: deal.eventId,
      title: deal.eventName,
      when: { starts: deal.eventDate, ends: deal.eventEndsAt, timeZone: deal.eventTimeZone },
    },
    { id: `${deal.id}-1`, title: `Due: Logo (${deal.eventName})`, when: { day: "2026-02-20" } },
  ]);
  expect(entries[1]?.url).toContain(`/sponsorships/${deal.id}`);
});
