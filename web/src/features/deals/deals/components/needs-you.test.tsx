// @vitest-environment jsdom

import { listNeeds } from "@marquee/contracts/home/dashboard";
import { needKinds } from "@marquee/contracts/home/needs";
import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { invalidate } from "#api/query.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { need, needs } from "#testing/need-examples.ts";
import { showPage } from "#testing/show-page.tsx";
import { needsQuery } from "../api/list-needs.ts";
import { needClock, needView } from "../model/need-view.ts";
import { NeedsNote } from "./needs-note.tsx";
import { NeedsList, NeedsStrip } from "./needs-you.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const minuteMs = 60_000;
const nowMs = Date.parse("2026-01-05T09:00:00.000Z");

test("every kind has a sentence, and a button that leads to a page of its own thing", () => {
  const about = { inquiryId: "inq_1", subject: "Ada" };
  const views = needKinds.map((kind) => [kind, needView(need(kind, about), "owner")] as const);
  for (const [kind, { title, action, to }] of views) {
    expect(title, kind).not.toMatch(/null|undefined/);
    expect(action, kind).not.toBe("");
    expect(to, kind).toMatch(/^\/(sponsorships|inquiries|hosting)\/[\w?=&]+|^\/admin\?tab=/);
  }
  expect(new Set(views.map(([, { title }]) => title)).size).toBe(needKinds.length);
  expect(Object.fromEntries(views.map(([kind, { to }]) => [kind, to]))).toMatchObject({
    answer_offer: "/sponsorships/deal_1",
    answer_request: "/sponsorships/deal_1?do=propose",
    sign_contract: "/sponsorships/deal_1?do=sign",
    complete_deal: "/sponsorships/deal_1?do=complete",
    take_spot: "/sponsorships/new?event=evt_1&package=spk_1&step=offer",
    review_proof: "/sponsorships/deal_1?tab=deliverables",
    answer_inquiry: "/inquiries/inq_1",
    publish_event: "/hosting/evt_1",
  });
});

test.each([
  ["sign_contract", "manager", "Sign contract", "/sponsorships/deal_1?do=sign"],
  ["sign_contract", "member", "View", "/sponsorships/deal_1"],
  ["answer_offer", "member", "Answer offer", "/sponsorships/deal_1"],
  ["answer_offer", "viewer", "View", "/sponsorships/deal_1"],
  ["read_messages", "viewer", "Read", "/sponsorships/deal_1?tab=messages"],
  ["publish_event", "member", "View", "/hosting/evt_1"],
] as const)("%s offers a %s only what their role does", (kind, role, action, to) => {
  expect(needView(need(kind, kind === "publish_event" ? { dealId: null } : {}), role)).toMatchObject({
    action,
    to,
  });
});

test.each([
  ["answer_offer", 2 * 1_440 + 14 * 60, "2d 14h left", false],
  ["answer_offer", 23 * 60 + 5, "23h 5m left", true],
  ["answer_offer", 0.5, "0m left", true],
  ["deliver", 1_440, "Due in 1d", false],
  ["deliver", -1, "Overdue", true],
  ["publish_event", 64 * 1_440 + 60, "Starts in 64d", false],
] as const)("%s with %d minutes left says how long there still is", (kind, minutes, text, isUrgent) => {
  const until = new Date(nowMs + minutes * minuteMs).toISOString();
  expect(needClock({ kind, until }, nowMs)).toEqual({ text, isUrgent });
  expect(needClock({ kind, until: null }, nowMs)).toBeUndefined();
});

describe("the first thing on the dashboard", () => {
  test("is the three most urgent needs, with a link to all", async () => {
    const first = need("answer_offer", { listPrice: 15_000, median: 10_400 });
    const rest = (["sign_contract", "deliver", "read_messages"] as const).map((kind) => need(kind));
    server.answer(listNeeds, { ...needs(first, ...rest), count: 4 });
    showPage(<NeedsStrip />);
    const shown = within(await screen.findByRole("region", { name: /^Needs you ?4$/ }));
    expect(shown.getAllByRole("listitem")).toHaveLength(3);
    expect(shown.getByText("Northwind Cloud offered $12,000")).toBeDefined();
    expect(shown.getByText("List price $15,000 · Similar deals: $10,400")).toBeDefined();
    expect(shown.getByRole("link", { name: "See all 4" }).getAttribute("href")).toBe("/sponsorships");
  });

  test.each([
    ["brand", "Browse events", "/events"],
    ["agency", "Browse events", "/events"],
    ["event_host", "Your events", "/hosting"],
    ["admin", "Admin dashboard", "/admin"],
  ] as const)("says to a %s without any what comes next", async (role, name, to) => {
    server.answer(listNeeds, needs());
    showPage(<NeedsStrip />, { user: { ...ada, role } });
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(to);
  });

  test("offers a retry when it could not be loaded", async () => {
    server.refuse(listNeeds, "unavailable");
    showPage(<NeedsStrip />);
    const again = await screen.findByRole("button", { name: "Try again" });
    server.answer(listNeeds, needs(need("sign_contract")));
    await userEvent.click(again);
    await screen.findByText("Sign the contract with Northwind Cloud");
  });
});

test("the list says how many more there are than it shows", async () => {
  server.answer(listNeeds, { ...needs(need("sign_contract")), count: 31 });
  showPage(<NeedsList />);
  await screen.findByText("And 30 more, once these are done.");
});

test("the sidebar counts what waits, also for screen readers, and says nothing of none", async () => {
  server.answer(listNeeds, { ...needs(need("sign_contract")), count: 31 });
  const client = showPage(<NeedsNote />);
  await screen.findByText("waiting for you");
  server.answer(listNeeds, needs());
  await invalidate(client, "listNeeds");
  await vi.waitFor(() => expect(screen.queryByText("waiting for you")).toBeNull());
});

describe("what waits is asked for again", () => {
  test.each(["getSponsorshipDeal", "getUnreadCounts", "listOwnEvents"] as const)(
    "when %s may have changed",
    async (id) => {
      const client = new QueryClient();
      client.setQueryData(needsQuery.queryKey, needs());
      const isStale = () => client.getQueryState(needsQuery.queryKey)?.isInvalidated;
      await invalidate(client, "getAnalytics");
      expect(isStale()).toBe(false);
      await invalidate(client, id);
      expect(isStale()).toBe(true);
    },
  );

  test("when the first of it expires, and never in a loop for what is overdue", () => {
    const after = (until: string | null, kind: "answer_offer" | "deliver" = "answer_offer") => {
      const state = { data: needs(need(kind, { until })) };
      const { refetchInterval } = needsQuery;
      return typeof refetchInterval === "function" ? refetchInterval({ state } as never) : refetchInterval;
    };
    expect(after("2026-01-05T09:10:00.000Z")).toBe(10 * minuteMs + 1_000);
    expect(after("2026-02-05T09:10:00.000Z")).toBe(24 * 60 * minuteMs);
    expect(after("2026-01-04T09:00:00.000Z", "deliver")).toBe(false);
    expect(after(null)).toBe(false);
  });
});
