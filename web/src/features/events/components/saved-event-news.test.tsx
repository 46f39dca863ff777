// @vitest-environment jsdom

import {
  acknowledgeSavedEventNews,
  listSavedEventNews,
  type SavedEventNews as News,
} from "@marquee/contracts/http/saved-events";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { SavedEventNews } from "./saved-event-news.tsx";

let server: FakeServer;
const facts = { date: "2026-03-05T09:00:00.000Z", priceFrom: 9_000, spotsLeft: 3, canceled: false };
const news: News = {
  eventId: "evt_1",
  eventName: "Night Summit",
  seen: { facts, at: "2026-01-05T09:00:00.000Z" },
  facts,
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(acknowledgeSavedEventNews, undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what changed is put on the list of notifications as it was looked at", async () => {
  server.answer(listSavedEventNews, [{ ...news, facts: { ...facts, spotsLeft: 1 } }]);
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(acknowledgeSavedEventNews)).toBe(1));
  expect(server.bodies(acknowledgeSavedEventNews)).toEqual([
    { events: [{ eventId: "evt_1", facts: { ...facts, spotsLeft: 1 } }] },
  ]);
});

test("where nothing changed, nothing is asked", async () => {
  server.answer(listSavedEventNews, []);
  showPage(<SavedEventNews />);
  await waitFor(() => expect(server.count(listSavedEventNews)).toBe(1));
  expect(server.count(acknowledgeSavedEventNews)).toBe(0);
});
