import type { ListedDeal } from "@marquee/contracts/deals/deals";
import { expect, test } from "vitest";
import { listedDeal } from "#testing/deal-examples.ts";
import { asHost, awaitsAnswer, dueThisWeek } from "./due-this-week.ts";

const now = Date.parse("2026-03-01T09:00:00.000Z");
const day = (n: number) => new Date(now + n * 86_400_000).toISOString();
const deal = (given: Partial<ListedDeal>): ListedDeal => ({
  ...listedDeal,
  ownSide: "host",
  moves: [],
  closingDate: null,
  eventDate: day(60),
  eventEndsAt: day(61),
  ...given,
});
const due = (given: Partial<ListedDeal>) => dueThisWeek([deal(given)], now).map(({ what, at }) => [what, at]);

test.each<[string, Partial<ListedDeal>, string[][]]>([
  ["an offer to answer", { expiresAt: day(2) }, [["Answer the offer", day(2)]]],
  ["an offer of one's own", { expiresAt: day(2), offeredBy: "host" }, [["Your offer lapses", day(2)]]],
  ["an offer that lapses later", { expiresAt: day(8) }, []],
  [
    "a contract by the end of its closing date where the event is",
    { status: "pending", closingDate: "2026-03-05", moves: ["sign"] },
    [["Sign the contract", "2026-03-06T05:59:59.999Z"]],
  ],
  [
    "a contract without one, by its event",
    { status: "pending", eventDate: day(3) },
    [["The sponsor signs first", day(3)]],
  ],
  ["an event that begins", { status: "active", eventDate: day(6) }, [["Event begins", day(6)]]],
  ["an event that has begun", { status: "active", eventDate: day(-1), eventEndsAt: day(1) }, []],
  [
    "a deal to complete",
    { status: "active", eventDate: day(-4), eventEndsAt: day(-3), moves: ["complete"] },
    [["Complete the deal", day(-3)]],
  ],
  ["what is over", { status: "completed", eventDate: day(2), moves: ["renew"] }, []],
  ["another's side", { ownSide: "brand", expiresAt: day(2) }, []],
])("%s", (_, given, expected) => {
  expect(due(given)).toEqual(expected);
});

test("the most urgent comes first, overdue items before all", () => {
  const deals = [
    deal({ id: "later", expiresAt: day(3) }),
    deal({ id: "overdue", status: "active", eventDate: day(-4), eventEndsAt: day(-3), moves: ["complete"] }),
    deal({ id: "soon", expiresAt: day(1) }),
  ];
  expect(dueThisWeek(deals, now).map(({ id }) => id)).toEqual(["overdue", "soon", "later"]);
});

test("offers to answer are the sponsors' own, in deals where the user is the host", () => {
  const deals = [
    deal({ id: "1" }),
    deal({ id: "2", offeredBy: "host" }),
    deal({ id: "3", ownSide: "brand" }),
  ];
  expect(
    asHost(deals)
      .filter(awaitsAnswer)
      .map(({ id }) => id),
  ).toEqual(["1"]);
});
