import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOf } from "./candidates.ts";
import { pointedTo } from "./pointed-to.ts";
import type { Reference } from "./references.ts";
import type { Turn } from "./resolve.ts";

const rows = [
  {
    key: "one",
    name: "Startup Expo",
    package: "Problem Street Partner",
    location: "Boston, MA",
    date: "2026-12-14",
    status: "negotiating",
    amountUsd: 12_000,
    company: "Fieldnote Experiential",
  },
  {
    key: "two",
    name: "Developer Days",
    package: "Workshop Partner",
    location: "Austin, TX",
    date: "2027-01-28",
    status: "pending",
    amountUsd: 24_000,
    company: "Pier Events",
  },
  {
    key: "three",
    name: "Product Meet",
    package: "Metrics Partner",
    location: "Barcelona, Spain",
    date: "2027-03-30",
    status: "completed",
    amountUsd: 9_200,
    company: "Lumen Bank",
  },
] as const;
const fake = toolsFake();
const [plainDeal] = await fake.listDeals({ limit: 1 });
const plainEvent = await fake.getEvent({ eventId: "evt_one" });
if (!plainDeal || !plainEvent) throw new Error("the fakes have a deal and an event");
const tools = {
  ...fake,
  listDeals: async () =>
    rows.map(({ key, name, package: packageName, status, amountUsd, company }) => ({
      ...plainDeal,
      id: `deal_${key}`,
      eventId: `evt_${key}`,
      eventName: name,
      packageName,
      status,
      amountUsd,
      with: { name: "Ada Rivers", company },
    })),
  getEvent: async ({ eventId }: { eventId: string }) => {
    const row = rows.find(({ key }) => eventId === `evt_${key}`);
    return row
      ? {
          ...plainEvent,
          id: eventId,
          name: row.name,
          location: row.location,
          date: `${row.date}T09:00:00.000Z`,
        }
      : null;
  },
};
const deals = rows.map(({ key, name, package: detail }) => ({
  kind: "deal",
  id: `deal_${key}`,
  name,
  detail,
  eventId: `evt_${key}`,
})) satisfies Reference[];
const events = rows.map(({ key, name }) => ({ kind: "event", id: `evt_${key}`, name })) satisfies Reference[];
const after = (...shown: readonly Reference[]): Turn[] => [{ shown, spoken: [] }];
const idsOf = async (text: string, turns: readonly Turn[], isAnswer = false) =>
  (await pointedTo(text, turns, { isAnswer, isOwnTalk: false }, rowsOf(tools)))?.about.map(({ id }) => id);

test.each([
  ["until when can i still reply to the expo people", "deal_one"],
  ["what do they want for the workshop?", "deal_two"],
  ["decline that developer offer", "deal_two"],
  ["Workshop, that's the one.", "deal_two"],
  ["let's take the startup one", "deal_one"],
  ["sorry, I meant expo", "deal_one"],
  ["the one from Lumen, is it fair?", "deal_three"],
  ["tell the people of the 24,000 one we need until Friday", "deal_two"],
  ["and the unsigned one?", "deal_two"],
  ["what about the one we still have to sign?", "deal_two"],
  ["cancel whichever we signed", "deal_three"],
  ["is the January deal signed?", "deal_two"],
])("“%s” means the one of what was shown that has what it says", async (text, id) => {
  expect(await idsOf(text, after(...deals))).toEqual([id]);
});

test.each([
  ["What would we get in Barcelona for that?", "evt_three"],
  ["who sponsors the March one?", "evt_three"],
  ["ok and how many people at the Spanish one", "evt_three"],
  ["and which of them is in Boston?", "evt_one"],
])("“%s” means the event that is there or then", async (text, id) => {
  expect(await idsOf(text, after(...events))).toEqual([id]);
});

test.each([
  ["Put the Austin result into two sentences", "deal_two"],
  ["can you file away the deal for Austin?", "deal_two"],
  ["what's up with our Boston bid?", "deal_one"],
  ["How did our event in Barcelona do?", "deal_three"],
])("“%s” means one's own deal, though nothing was shown", async (text, id) => {
  expect(await idsOf(text, [])).toEqual([id]);
});

test.each([
  "which of the partner deals is larger?",
  "what about the harbor people?",
  "workshops are fine",
  "Only startup events.",
  "Find events in Boston",
  "anything else in Boston?",
  "June.",
  "what were our March results?",
])("“%s” points to none of what was shown", async (text) =>
  expect(await idsOf(text, after(...deals))).toBeUndefined(),
);

test("London in the United Kingdom is not the Canadian one", async () => {
  const located = {
    ...tools,
    getEvent: async ({ eventId }: { eventId: string }) => ({
      ...plainEvent,
      id: eventId,
      location: eventId === "evt_one" ? "London, United Kingdom" : "Toronto, Canada",
    }),
  };
  const pointed = await pointedTo(
    "how far along is the Canadian one?",
    after(...events.slice(0, 2)),
    { isAnswer: false, isOwnTalk: false },
    rowsOf(located),
  );
  expect(pointed?.about.map(({ id }) => id)).toEqual(["evt_two"]);
});

test("a month alone is the answer to “which one?”, and to nothing else", async () => {
  expect(await idsOf("March.", after(...deals), true)).toEqual(["deal_three"]);
  expect(await idsOf("Boston, that's the one.", after(...deals), true)).toEqual(["deal_one"]);
});

test("nothing is told from others by a word where only one thing was shown", async () => {
  expect(await idsOf("the expo people", after(...deals.slice(0, 1)))).toBeUndefined();
});

test("whatever is shown beside it and before it, a place means the thing that is there, and no other", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(deals, { minLength: 2 }),
      fc.array(fc.shuffledSubarray(events), { maxLength: 2 }),
      fc.nat(),
      fc.constantFrom(
        "the {} one",
        "and the one in {}?",
        "what about the offer for {}?",
        "is our {} deal signed?",
      ),
      async (shown, earlier, which, words) => {
        const meant = shown[which % shown.length];
        const [city = ""] = rows.find(({ key }) => meant?.id === `deal_${key}`)?.location.split(",") ?? [];
        const turns = [{ shown, spoken: [] }, ...earlier.map((each) => ({ shown: each, spoken: [] }))];
        expect(await idsOf(words.replace("{}", city), turns)).toEqual([meant?.id]);
      },
    ),
    { numRuns: 60 },
  );
});
