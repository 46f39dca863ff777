// @vitest-environment jsdom

import {
  getWebhookEvent,
  listWebhookEvents,
  replayWebhookEvent,
  type WebhookEvent,
} from "@marquee/contracts/admin/admin";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { WebhooksTab } from "./webhooks-tab.tsx";

const event: WebhookEvent = {
  id: "evt_1",
  type: "charge.refunded",
  verdict: "applied",
  detail: "Took 500 credits back for payment pay_1.",
  paymentId: "pay_1",
  status: "refunded",
  receivedAt: "2026-01-05T09:00:00.000Z",
  deliveries: 2,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("an event is shown as received, and replayed only after confirmation", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listWebhookEvents, [event]);
  server.answer(getWebhookEvent, { ...event, raw: '{"id":"evt_1","livemode":false}' });
  server.answer(replayWebhookEvent, { ...event, verdict: "repeated", detail: "Nothing was left to do." });
  showPage(<WebhooksTab />, { user: rita });

  await userEvent.click(await screen.findByRole("button", { name: "charge.refunded" }));
  const raw = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Raw event" });
  expect(raw.value).toContain('"livemode": false');
  await userEvent.click(screen.getByRole("button", { name: "Replay event" }));
  expect(server.count(replayWebhookEvent)).toBe(0);
  await userEvent.click(screen.getByRole("button", { name: "Replay event" }));
  await waitFor(() =>
    expect(visibleToast()).toMatchObject({
      title: "Replayed: Repeated",
      description: "Nothing was left to do.",
    }),
  );
});

test("entries omitted because they cannot be read are reported, summed over the list's pages", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answerPages(listWebhookEvents, [[event], [{ ...event, id: "evt_2" }]], 2);
  showPage(<WebhooksTab />, { user: rita });
  await screen.findByText("2 rows couldn't be loaded and aren't shown.");
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  await screen.findByText("4 rows couldn't be loaded and aren't shown.");
});

test("a list with only unreadable rows does not pass for an empty one", async () => {
  const server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answerPages(listWebhookEvents, [[]], 1);
  showPage(<WebhooksTab />, { user: rita });
  await screen.findByText("1 row couldn't be loaded and isn't shown.");
});
