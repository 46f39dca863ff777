import { toolsFake } from "@marquee/testkit/tools-fake";
import { describe, expect, it } from "vitest";
import type { Scene } from "../scene.ts";
import { answerDealAspect } from "./deal-aspects.ts";

const deal = {
  id: "deal_1",
  eventId: "evt_1",
  eventName: "Harbor Days",
  eventDate: "2027-03-04T09:00",
  packageId: "pkg_1",
  packageName: "Pilot Partner",
  tier: "silver" as const,
  status: "negotiating" as const,
  ownSide: "brand" as const,
  with: { name: "Ada King", company: "Summit Works" },
  amountUsd: 12_000,
  version: 2,
  offeredBy: "host" as const,
  offerKind: "offer" as const,
  expiresAt: "2026-11-20T10:00:00.000Z",
  closingDate: null,
  signedAt: null,
  roi: null,
  unreadMessages: false,
  moves: ["accept", "propose", "decline", "cancel"] as const,
  updatedAt: "2026-11-17T10:00:00.000Z",
};

const offer = (by: "brand" | "host", amountUsd: number, note: string) => ({
  version: 1,
  by,
  kind: "offer" as const,
  amountUsd,
  note,
  createdAt: "2026-11-16T10:00:00.000Z",
});

async function asked(question: string, of: object = {}) {
  const one = { ...deal, ...of };
  const tools = {
    ...toolsFake(),
    listDeals: async () => [one],
    getDeal: async () => ({
      ...one,
      benefits: ["Ten passes"],
      addOns: [],
      kpis: [],
      notes: "",
      endReason: null,
      offers: [
        offer("host", 12_000, "The corner is taken."),
        offer("brand", 11_000, "If recordings are included."),
      ],
      deliverables: [],
    }),
    getAgreement: async () => null,
  };
  const about = [{ kind: "deal", id: "deal_1", name: "Harbor Days", eventId: "evt_1" }];
  const u = { question, about, focus: about, isNamed: false, topic: "event", shown: about, ownWish: {} };
  return answerDealAspect({ role: "brand", tools, u } as unknown as Scene);
}

describe("what is asked of one deal", () => {
  it.each([
    ["whose turn is it?", "It's your turn: Summit Works waits for your answer until November 20, 2026."],
    [
      "and when does it run out",
      "Pilot Partner at Harbor Days runs out on November 20, 2026, and it's your turn.",
    ],
    [
      "what if I just let it sit?",
      "Then Pilot Partner at Harbor Days lapses on November 20, 2026: the deal ends and its spot is free again.",
    ],
    [
      "what changed between our offer and theirs",
      "The price: you offered $11,000, and Summit Works offers $12,000, $1,000 more.",
    ],
    ["who signed it", "Nobody has signed Pilot Partner at Harbor Days yet."],
    [
      "does it say anywhere that we get recordings?",
      "No: nothing in the benefits, targets, notes or agreement of Pilot Partner at Harbor Days speaks of recordings.",
    ],
  ])("“%s” is answered first of all", async (question, verdict) => {
    expect((await asked(question))?.verdict).toBe(verdict);
  });

  it("names what was only written beside an offer", async () => {
    expect((await asked("does it include recordings?"))?.body).toContain("If recordings are included.");
  });

  it("lets nobody out of what both have signed", async () => {
    const reply = await asked("can we still get out of it?", { status: "active", moves: [] });
    expect(reply?.verdict).toBe(
      "Not for reasons of your own: both sides have signed Pilot Partner at Harbor Days.",
    );
  });

  it("leaves what it can't mean to others", async () => {
    expect(await asked("how many people come there?")).toBeUndefined();
    expect(await asked("is any open offer above my list price?")).toBeUndefined();
  });
});
