import { eventCategories, industries } from "@marquee/contracts/enums";
import { matchSchema } from "@marquee/contracts/events/events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MatchEvent, type Sponsor, scoreEvent } from "./score-event.ts";

const now = "2026-01-15T09:00:00.000Z";

const anEvent: fc.Arbitrary<MatchEvent> = fc.record({
  name: fc.constantFrom("AI Conference", "Startup Expo", ""),
  description: fc.string(),
  category: fc.constantFrom(...eventCategories),
  attendeeType: fc.constantFrom("", "CTOs and founders", "Developers"),
  location: fc.constantFrom("Austin, TX", "Berlin, Germany", "Online", ""),
  timeZone: fc.constantFrom("America/Chicago", "Europe/Berlin", "Pacific/Auckland"),
  date: fc
    .integer({ min: -400, max: 900 })
    .map((day) => new Date(Date.parse(now) + day * 86_400_000).toISOString()),
  packages: fc.array(
    fc.record({
      tier: fc.constantFrom("gold" as const, "silver" as const),
      priceCents: fc.integer({ min: 1, max: 1_000_000_000 }),
      spotsLeft: fc.nat(2),
    }),
    { maxLength: 4 },
  ),
});
const terms = fc.array(fc.constantFrom("ai", "startup", "CTOs", "Berlin", "Germany", "Data (EU)", "(", " "), {
  maxLength: 5,
});
const aSponsor: fc.Arbitrary<Sponsor> = fc.record({
  industry: fc.option(fc.constantFrom(...industries)),
  interests: terms,
  budget: fc.option(fc.nat(10_000_000)),
  audiences: terms,
  places: terms,
});

describe("the score of any event for any sponsor", () => {
  it("is the sum of its parts, each within its weight, and the weights are 100", () => {
    fc.assert(
      fc.property(aSponsor, anEvent, (sponsor, event) => {
        const { score, parts } = matchSchema.parse(scoreEvent(sponsor, event, now));
        expect(parts.reduce((sum, part) => sum + part.score, 0)).toBe(score);
        expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBe(100);
        for (const part of parts) {
          expect(part.score).toBeGreaterThanOrEqual(0);
          expect(part.score).toBeLessThanOrEqual(part.weight);
          expect(part.reason).not.toBe("");
        }
      }),
    );
  });

  it("is the same for the same input", () => {
    fc.assert(
      fc.property(aSponsor, anEvent, (sponsor, event) => {
        expect(scoreEvent(structuredClone(sponsor), structuredClone(event), now)).toEqual(
          scoreEvent(sponsor, event, now),
        );
      }),
    );
  });

  it("is never lowered by a higher budget", () => {
    fc.assert(
      fc.property(aSponsor, anEvent, fc.nat(10_000_000), fc.nat(10_000_000), (sponsor, event, one, other) => {
        const scoreAt = (budget: number) => scoreEvent({ ...sponsor, budget }, event, now).score;
        expect(scoreAt(Math.max(one, other))).toBeGreaterThanOrEqual(scoreAt(Math.min(one, other)));
      }),
    );
  });
});

const sponsor: Sponsor = {
  industry: "tech",
  interests: ["ai", "startup"],
  budget: 10_000,
  audiences: ["founder"],
  places: ["Germany"],
};
const event: MatchEvent = {
  name: "Startup Week",
  description: "Founders and AI.",
  category: "startup",
  attendeeType: "Founders",
  location: "Berlin, Germany",
  date: "2026-06-01T09:00:00.000Z",
  timeZone: "Europe/Berlin",
  packages: [{ tier: "gold", priceCents: 1_000_000, spotsLeft: 1 }],
};

function part(name: string, change: { sponsor?: Partial<Sponsor>; event?: Partial<MatchEvent> } = {}) {
  const { parts } = scoreEvent({ ...sponsor, ...change.sponsor }, { ...event, ...change.event }, now);
  return parts.find((one) => one.name === name);
}

describe("each part", () => {
  it("is full if everything fits", () => {
    expect(scoreEvent(sponsor, event, now)).toMatchObject({ score: 100 });
  });

  it("counts half and says so if the profile says nothing", () => {
    const silent = { industry: null, interests: [], budget: null, audiences: [], places: [] };
    const { score, parts } = scoreEvent(silent, event, now);
    expect(parts.filter(({ reason }) => reason.endsWith("so this counts half."))).toHaveLength(5);
    expect(score).toBe(13 + 13 + 10 + 8 + 5 + 5);
  });

  it("budget: in proportion below the lowest available price, full at or above it", () => {
    expect(part("budget", { sponsor: { budget: 5_000 } })).toMatchObject({ weight: 25, score: 13 });
    expect(part("budget")).toMatchObject({ score: 25 });
    const soldOut = { tier: "silver" as const, priceCents: 100_000, spotsLeft: 0 };
    const packages = [...event.packages, soldOut];
    expect(part("budget", { sponsor: { budget: 5_000 }, event: { packages } })).toMatchObject({ score: 13 });
    expect(part("budget", { event: { packages: [soldOut] } })).toMatchObject({
      score: 0,
      reason: "All its packages are sold out.",
    });
    expect(part("budget", { event: { packages: [] } })).toMatchObject({ score: 0 });
  });

  it("interests: whole words and their plurals, not words that merely begin the same", () => {
    const about = (description: string) =>
      part("interests", {
        sponsor: { interests: ["ai"] },
        event: { name: "", description, attendeeType: "", category: "cloud" },
      })?.score;
    expect(about("How AI changes design")).toBe(20);
    expect(about("Aim higher, maintain less")).toBe(0);
    expect(part("interests", { sponsor: { interests: ["startup", "wine", "opera"] } })).toMatchObject({
      score: 10,
      reason: "It's about startup.",
    });
  });

  it("place: a city, a state or a country, and everywhere for an online event", () => {
    const at = (place: string, location = event.location) =>
      part("place", { sponsor: { places: [place] }, event: { location } })?.score;
    expect([at("berlin"), at("Germany"), at("Berlin", "Online"), at("Ber"), at("Paris")]).toEqual([
      10, 10, 10, 0, 0,
    ]);
  });

  it("date: enough time to prepare, in days of its place", () => {
    const at = (date: string) => part("date", { event: { date: `${date}T22:30:00.000Z` } })?.score;
    expect([
      at("2026-01-14"),
      at("2026-01-15"),
      at("2026-01-29"),
      at("2026-02-14"),
      at("2027-01-01"),
    ]).toEqual([0, 1, 3, 5, 3]);
  });

  it("industry: its own, a related one, another one", () => {
    const of = (industry: Sponsor["industry"]) => part("industry", { sponsor: { industry } })?.score;
    expect([of("tech"), of("food"), of("automotive"), of("other")]).toEqual([25, 15, 5, 13]);
  });
});
