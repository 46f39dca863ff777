// @vitest-environment jsdom

import { listChanges } from "@marquee/contracts/http/realtime";
import { type LiveTopic, liveTopics } from "@marquee/contracts/live-topics";
import type { ServerMessage } from "@marquee/contracts/socket";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { missedChanges } from "./missed-changes.ts";
import type { Pushes } from "./pushes.ts";

let server: FakeServer;
const pushes: Pushes[] = [
  { on: {}, shows: { deals: ["listSponsorshipDeals"], credits: ["getCreditBalance"] } },
  { on: {}, shows: { notifications: ["listNotifications"] } },
];

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

function following() {
  const client = createQueryClient();
  const spy = vi.spyOn(client, "invalidateQueries");
  const asked = () => spy.mock.calls.splice(0).map(([filter]) => filter?.queryKey?.[0]);
  return { missed: missedChanges(client, pushes), asked };
}
const cursorOf = (counts: Partial<Record<LiveTopic, number>>) =>
  liveTopics.map((topic) => counts[topic] ?? 0).join(".");
const notified = (n: number): ServerMessage => ({ type: "notifications_changed", n });

test("after a disconnect, one call says what changed, and exactly that is refetched", async () => {
  const { missed, asked } = following();
  server.answer(listChanges, { cursor: cursorOf({ deals: 3, credits: 7 }), changed: [] });
  await missed.begin();
  expect(asked()).toEqual([]);
  server.answer(listChanges, { cursor: cursorOf({ deals: 4, credits: 7 }), changed: ["deals"] });
  await missed.catchUp();
  expect(asked()).toEqual(["listSponsorshipDeals"]);
  expect(server.asked(listChanges).map(({ query }) => query.get("since"))).toEqual([
    null,
    cursorOf({ deals: 3, credits: 7 }),
  ]);
});

test("what was pushed is not refetched, and a lost push is made up for at once", async () => {
  const { missed, asked } = following();
  server.answer(listChanges, { cursor: cursorOf({ notifications: 1 }), changed: [] });
  await missed.begin();
  for (const n of [2, 3, 3]) missed.heard(notified(n));
  expect(asked()).toEqual([]);
  missed.heard(notified(5));
  expect(asked()).toEqual(["listNotifications"]);
  // The push that was thought lost arrives late.
  missed.heard(notified(4));
  expect(asked()).toEqual([]);
  server.answer(listChanges, { cursor: cursorOf({ notifications: 5 }), changed: [] });
  await missed.catchUp();
  expect(server.asked(listChanges).at(-1)?.query.get("since")).toBe(cursorOf({ notifications: 5 }));
});

test("if it is unknown what changed, everything is refetched", async () => {
  const { missed, asked } = following();
  server.refuse(listChanges, "unavailable");
  await missed.begin();
  await missed.catchUp();
  expect(new Set(asked())).toEqual(
    new Set(["listSponsorshipDeals", "getCreditBalance", "listNotifications"]),
  );
});
