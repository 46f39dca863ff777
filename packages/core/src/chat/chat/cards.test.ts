import type { ToolDeal, ToolEvent, ToolPackage } from "@marquee/adapters/ai/tool-results";
import { type MessageCard, messageCardSchema } from "@marquee/contracts/chat/message-cards";
import { toolsFake } from "@marquee/testkit/tools-fake";
import { describe, expect, it } from "vitest";
import { cardsFor, shownIn } from "./cards.ts";
import { type FoundThings, noteFound, nothingFound } from "./found-things.ts";

/** What the fake's tools return, as if one answer had called all of them. */
async function allFound(): Promise<FoundThings> {
  const found = nothingFound();
  const tools = toolsFake();
  noteFound(found, "findEvents", await tools.findEvents({}));
  noteFound(found, "listPackages", await tools.listPackages({ eventId: "evt_one" }));
  noteFound(found, "listDeals", await tools.listDeals({}));
  noteFound(found, "getPriceList", await tools.getPriceList({}));
  noteFound(found, "listCampaigns", [campaign]);
  return found;
}

const campaign = {
  id: "gen_one",
  prompt: "Launch our tracing product",
  status: "completed" as const,
  costCredits: 15,
  chargedCredits: 10,
  error: null,
  ideas: [{ name: "The Quiet Hour", type: "pop_up", budgetUsd: 30_000 }],
  createdAt: "2027-01-10T09:00:00.000Z",
};

const kinds = (cards: readonly MessageCard[]) => cards.map(({ kind, id }) => `${kind} ${id}`);

describe("the cards of an answer", () => {
  it("are for what a tool returned and the text names, with the tool's facts", async () => {
    const cards = cardsFor(
      "**Lab Partner** at *Cloud Days* fits. Your campaign “The Quiet Hour” does too; the Starter pays for it.",
      await allFound(),
    );
    expect(new Set(kinds(cards))).toEqual(
      new Set([
        "package pkg_one",
        "event evt_one",
        "deal deal_one",
        "campaign gen_one",
        "credit_package cpk_starter",
      ]),
    );
    for (const card of cards) expect(messageCardSchema.parse(card)).toEqual(card);
    expect(cards.find(({ kind }) => kind === "package")).toMatchObject({ price: 9_000, spotsLeft: 2 });
    expect(cards.find(({ kind }) => kind === "credit_package")).toMatchObject({ price: 19_900 });
    expect(cards.find(({ kind }) => kind === "deal")).toMatchObject({ amount: 8_500, with: "Summit Works" });
    expect(cards.find(({ kind }) => kind === "campaign")).toMatchObject({ cost: 15, charged: 10 });
  });

  it("never include what no tool returned, whatever a model writes", () => {
    expect(cardsFor("Sponsor Cloud Days with Lab Partner for $1.", nothingFound())).toEqual([]);
  });

  it("never match a part of a word, a short name, or a package whose event is not named", async () => {
    const found = await allFound();
    const event = found.events.get("evt_one") as ToolEvent;
    found.events.set("evt_ai", { ...event, id: "evt_ai", name: "AI" });
    found.deals.clear();
    expect(cardsFor("Cloud Dayside says AI is fine, starter kits too.", found)).toEqual([]);
    expect(kinds(cardsFor("Lab Partner is the best package.", found))).toEqual([]);
  });

  it("require a deal's package to be named if there are two at one event", async () => {
    const found = await allFound();
    const deal = found.deals.get("deal_one") as ToolDeal;
    found.events.clear();
    found.packages.clear();
    found.deals.set("deal_two", { ...deal, id: "deal_two", packageName: "Main Stage" });
    expect(kinds(cardsFor("Cloud Days: Main Stage waits for you.", found))).toEqual(["deal deal_two"]);
    expect(kinds(cardsFor("Cloud Days waits for you.", found))).toEqual([]);
  });

  it("are six at most, in the order of the text, after the package that was asked for", async () => {
    const found = nothingFound();
    const offer = (await toolsFake().listPackages({ eventId: "e" }))[0] as ToolPackage;
    const names = ["Zinc", "Iron", "Gold", "Lead", "Cobalt", "Nickel", "Copper"];
    for (const name of names) found.packages.set(name, { ...offer, id: name, name });
    const asked = { kind: "credit_package", id: "c", name: "C", creditAmount: 1, price: 1 } as const;
    const text = `Cloud Days: ${names.join(", ")}`;
    expect(cardsFor(text, found).map(({ id }) => id)).toEqual(names.slice(0, 6));
    expect(cardsFor(text, found, asked).map(({ id }) => id)).toEqual(["c", ...names.slice(0, 5)]);
  });
});

describe("what later answers know of an answer", () => {
  const offer = (dealId: string, eventName: string, company: string) => ({
    dealId,
    eventName,
    with: { name: "Somebody", company },
  });

  it("are deals that were found by what they ask for, told apart by the other side", () => {
    const found = nothingFound();
    const acme = offer("deal_acme", "Cloud Days", "Acme");
    noteFound(found, "listOffers", [
      acme,
      offer("deal_birch", "Cloud Days", "Birch"),
      offer("deal_edge", "Edge Forum", "Cedar"),
    ]);
    noteFound(found, "listOwed", [acme]);
    const ids = (answer: string) => shownIn(answer, found).map(({ id }) => id);
    expect(ids("For Cloud Days, Birch offers $9,000 and Acme $8,000.")).toEqual(["deal_birch", "deal_acme"]);
    expect(ids("For Cloud Days, Acme waits longest. Edge Forum has one, too.")).toEqual([
      "deal_acme",
      "deal_edge",
    ]);
    expect(shownIn("Edge Forum has one.", found)).toEqual([
      { kind: "deal", id: "deal_edge", name: "Edge Forum" },
    ]);
    expect(ids("Nothing waits.")).toEqual([]);
  });

  it("are a conversation that was read", () => {
    const found = nothingFound();
    noteFound(found, "getInquiry", { id: "inq_one", with: { name: "Ann", company: "Northwind" } });
    expect(shownIn("Northwind asked for a price.", found)).toEqual([
      { kind: "inquiry", id: "inq_one", name: "Northwind" },
    ]);
  });
});
