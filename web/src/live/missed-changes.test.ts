// @vitest-environment jsdom

import { type LiveTopic, liveTopics } from "@marquee/contracts/live/live-topics";
import type { ServerMessage } from "@marquee/contracts/live/socket";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query.ts";
import { missedChanges } from "./missed-changes.ts";
import type { Pushes } from "./pushes.ts";

const pushes: Pushes[] = [
  { on: {}, shows: { deals: ["listSponsorshipDeals"], credits: ["getCreditBalance"] } },
  { on: {}, shows: { notifications: ["listNotifications"] } },
];

function following(asOf: string | null) {
  const client = createQueryClient();
  const spy = vi.spyOn(client, "invalidateQueries");
  // What needs the user goes stale with whatever shows it (query.ts); this is about the rest.
  const asked = () =>
    spy.mock.calls
      .splice(0)
      .map(([filter]) => filter?.queryKey?.[0])
      .filter((id) => id !== "listNeeds");
  return { missed: missedChanges(client, pushes, asOf), asked };
}
const cursorOf = (counts: Partial<Record<LiveTopic, number>>) =>
  liveTopics.map((topic) => counts[topic] ?? 0).join(".");
const notified = (n: number): ServerMessage => ({ type: "notifications_changed", n });

test("exactly what changed before a connection is refetched, on the first one and on every later one", () => {
  const { missed, asked } = following(cursorOf({ deals: 3, credits: 7 }));
  missed.connected(cursorOf({ deals: 3, credits: 7 }));
  expect(asked()).toEqual([]);
  missed.connected(cursorOf({ deals: 4, credits: 7 }));
  expect(asked()).toEqual(["listSponsorshipDeals"]);
  missed.connected(cursorOf({ deals: 4, credits: 7, notifications: 1 }));
  expect(asked()).toEqual(["listNotifications"]);
});

test("what changed while the page was loading is refetched on its first connection", () => {
  const { missed, asked } = following(cursorOf({ deals: 3, credits: 7 }));
  missed.connected(cursorOf({ deals: 3, credits: 8 }));
  expect(asked()).toEqual(["getCreditBalance"]);
});

test("what was pushed is not refetched, and a lost push is made up for at once", () => {
  const { missed, asked } = following(cursorOf({ notifications: 1 }));
  missed.connected(cursorOf({ notifications: 1 }));
  for (const n of [2, 3, 3]) missed.heard(notified(n));
  expect(asked()).toEqual([]);
  missed.heard(notified(5));
  expect(asked()).toEqual(["listNotifications"]);
  // The push that was thought lost arrives late.
  missed.heard(notified(4));
  expect(asked()).toEqual([]);
  missed.connected(cursorOf({ notifications: 5 }));
  expect(asked()).toEqual([]);
});

test("if it is unknown what changed, everything is refetched", () => {
  const { missed, asked } = following(null);
  missed.connected(cursorOf({ deals: 1 }));
  expect(new Set(asked())).toEqual(
    new Set(["listSponsorshipDeals", "getCreditBalance", "listNotifications"]),
  );
});
