// @vitest-environment jsdom

import { type Generation, listCampaignGenerations } from "@marquee/contracts/http/campaigns";
import { readNotification } from "@marquee/contracts/notifications";
import { cleanup, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  closeNotifications,
  type Notification,
  openNotificationsOf,
} from "#features/notifications/model/notifications.ts";
import { generation } from "#testing/campaign-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { noteGeneration } from "../model/note-generation.ts";
import { addPendingGeneration, pendingGenerations } from "../model/pending-generations.ts";
import { GenerationWatch } from "./generation-watch.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  openNotificationsOf(ada.id);
});
afterEach(() => {
  cleanup();
  closeNotifications();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** As this browser keeps them. */
const noted = () =>
  JSON.parse(localStorage.getItem(`marquee-notifications-${ada.id}`) ?? "[]") as Notification[];
const titles = () => noted().map((one) => readNotification(one).title);

function reload(current: Generation): void {
  cleanup();
  server.answer(listCampaignGenerations, [current]);
  showPage(<GenerationWatch />);
}

test("a campaign that ended while the page was closed is told once, after a reload", async () => {
  addPendingGeneration(ada.id, generation.generationId);
  reload({ ...generation, status: "running", charged: null });
  await waitFor(() => expect(server.count(listCampaignGenerations)).toBe(1));
  expect(titles()).toEqual([]);
  reload(generation);
  await waitFor(() => expect(titles()).toEqual(["Campaign ideas generated!"]));
  expect(pendingGenerations(ada.id)).toEqual([]);
  noteGeneration(generation.generationId, { status: "completed" });
  expect(titles()).toHaveLength(1);
});

test("one that failed says why", async () => {
  addPendingGeneration(ada.id, generation.generationId);
  reload({
    ...generation,
    status: "failed",
    results: [],
    error: { code: "internal", message: "The model didn't answer." },
  });
  await waitFor(() => expect(titles()).toEqual(["Generation failed"]));
  expect(noted().map((one) => readNotification(one).message)).toEqual(["The model didn't answer."]);
});
