import { describe, expect, test } from "vitest";
import { deal } from "#testing/deal-examples.ts";
import { type DealProgress, progressOf } from "./stages.ts";

const [step] = deal.history;
const steps = (...actions: string[]) =>
  actions.map((action, at) => ({ ...step, id: `hst_${at}`, action }) as (typeof deal.history)[number]);
const overMs = Date.parse(deal.eventEndsAt);
const signed = { status: "active", signedAt: deal.createdAt } as const;

describe("a deal's progress", () => {
  test.each<[string, Partial<typeof deal>, number, DealProgress]>([
    ["a first offer", {}, 0, { at: "offer", end: null }],
    ["a counter-offer", { version: 2 }, 0, { at: "terms", end: null }],
    ["accepted", { status: "pending" }, 0, { at: "signatures", end: null }],
    ["signed", signed, overMs - 1, { at: "delivery", end: null }],
    ["over, something owed", { ...signed, undelivered: 1 }, overMs, { at: "delivery", end: null }],
    ["over and delivered", signed, overMs, { at: "results", end: null }],
    ["completed", { status: "completed", signedAt: deal.createdAt }, overMs, { at: "results", end: null }],
    [
      "declined",
      { endedBy: "host", history: steps("decline", "create") },
      0,
      { at: "offer", end: "declined" },
    ],
    [
      "canceled after a counter-offer",
      { version: 2, endedBy: "brand", history: steps("cancel", "propose", "create") },
      0,
      { at: "terms", end: "canceled" },
    ],
    ["unanswered", { history: steps("lapse", "create") }, 0, { at: "offer", end: "expired" }],
    ["unanswered, not stored yet", {}, 0, { at: "offer", end: "expired" }],
    [
      "unsigned",
      { history: steps("lapse_unsigned", "sign_reminder", "accept", "create") },
      0,
      { at: "signatures", end: "expired" },
    ],
    [
      "canceled with its event, before it was signed",
      { eventCanceled: true, history: steps("event_canceled", "accept", "create") },
      0,
      { at: "signatures", end: "canceled" },
    ],
    [
      "left after both signed",
      { signedAt: deal.createdAt, endedBy: "brand", history: steps("cancel", "sign", "sign", "accept") },
      0,
      { at: "delivery", end: "canceled" },
    ],
  ])("of one %s", (_, changes, nowMs, expected) => {
    const isEnded = expected.end !== null;
    expect(progressOf({ ...deal, ...(isEnded ? { status: "cancelled" } : {}), ...changes }, nowMs)).toEqual(
      expected,
    );
  });
});
