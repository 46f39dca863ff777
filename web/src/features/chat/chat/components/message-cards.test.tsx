// @vitest-environment jsdom

import type { MessageCard } from "@marquee/contracts/chat/message-cards";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ada } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { MessageCards } from "./message-cards.tsx";

afterEach(cleanup);

const cards: MessageCard[] = [
  {
    kind: "event",
    id: "evt_1",
    name: "Cloud Days",
    location: "Berlin",
    date: "2027-03-04T12:00:00.000Z",
    attendeeCount: 1_200,
    priceFrom: 9_000,
    spotsLeft: 2,
  },
  {
    kind: "package",
    id: "pkg_1",
    eventId: "evt_1",
    eventName: "Cloud Days",
    name: "Lab Partner",
    tier: "gold",
    price: 9_000.5,
    spotsLeft: 1,
  },
  {
    kind: "deal",
    id: "deal_1",
    eventName: "Cloud Days",
    packageName: "Lab Partner",
    status: "cancelled",
    ownSide: "brand",
    with: "Summit Works",
    amount: 8_500,
    expiresAt: null,
  },
  { kind: "credit_package", id: "2", name: "Growth Package", creditAmount: 500, price: 19_900 },
  {
    kind: "campaign",
    id: "gen_1",
    name: "The Quiet Hour",
    status: "completed",
    cost: 15,
    charged: 10,
    createdAt: "2027-01-10T09:00:00.000Z",
  },
];

const visible = () =>
  within(screen.getByRole("list", { name: "Mentioned in this answer" })).getAllByRole("link");

describe("the cards of an answer", () => {
  test("link to what they show; a credit package links to its purchase, to be confirmed there", () => {
    showPage(<MessageCards cards={cards} />);
    expect(visible().map((link) => link.getAttribute("href"))).toEqual([
      "/events?event=evt_1",
      "/sponsorships/new?event=evt_1&package=pkg_1&step=offer",
      "/sponsorships/deal_1",
      "/credits?buy=2",
      "/campaigns?tab=concepts&generation=gen_1",
    ]);
  });

  test("offer a credit package to owners alone, and tell others who can buy it", () => {
    showPage(<MessageCards cards={cards} />, { user: { ...ada, teamRole: "manager" } });
    expect(visible().map((link) => link.getAttribute("href"))).not.toContain("/credits?buy=2");
    expect(screen.getByText("Growth Package")).toBeDefined();
    expect(screen.getByText("Only owners of the company can buy it")).toBeDefined();
  });

  test("show the stored facts: prices to the cent, spots, status, a campaign's final cost", () => {
    showPage(<MessageCards cards={cards} />);
    const texts = visible().map((link) => link.textContent);
    expect(texts[0]).toContain("1,200 attendees · from $9,000");
    expect(texts[1]).toContain("$9,000.50 · Gold · 1 spot left");
    expect(texts[2]).toContain("Lab Partner · $8,500 · Canceled");
    expect(texts[3]).toContain("500 credits · $199");
    expect(texts[4]).toContain("Completed · 10 credits");
  });

  test("offer no deal for a package without a free spot", () => {
    const [, offer] = cards;
    if (offer?.kind !== "package") throw new Error("no package");
    showPage(<MessageCards cards={[{ ...offer, spotsLeft: 0 }]} />);
    const [link] = visible();
    expect(link?.textContent).toContain("Sold out");
    expect(link?.getAttribute("href")).toBe("/events?event=evt_1");
  });
});
