import { campaignTypes, eventCategories, industries } from "@marquee/contracts/enums";
import { matchSchema } from "@marquee/contracts/events/events";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConceptWish, scoreForConcept } from "./score-concept.ts";
import type { MatchEvent } from "./score-event.ts";

const now = "2026-01-15T09:00:00.000Z";
const places = fc.constantFrom("Austin, TX", "Berlin, Germany", "Online", "Virtual", "", ",", "Texas");

const aWish: fc.Arbitrary<ConceptWish> = fc.record({
  type: fc.constantFrom(...campaignTypes),
  budget: fc.nat(1_000_000_000),
  location: places,
  audience: fc.oneof(fc.string(), fc.constantFrom("CTOs of mid-size companies", "Founders, 25 to 40")),
  industry: fc.option(fc.constantFrom(...industries)),
  isBriefed: fc.boolean(),
});
const anEvent: fc.Arbitrary<MatchEvent> = fc.record({
  name: fc.string(),
  description: fc.string(),
  category: fc.constantFrom(...eventCategories),
  attendeeType: fc.constantFrom("", "CTOs and founders", "Developers"),
  attendeeCount: fc.nat(100_000),
  location: places,
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

describe("the score of any event for any concept", () => {
  it("is the sum of its parts, each within its weight with a reason, and the weights are 100", () => {
    fc.assert(
      fc.property(aWish, anEvent, (wish, event) => {
        const { score, parts } = matchSchema.parse(scoreForConcept(wish, event, now));
        expect(parts.reduce((sum, part) => sum + part.score, 0)).toBe(score);
        expect(parts.reduce((sum, part) => sum + part.weight, 0)).toBe(100);
        for (const part of parts) {
          expect(part.score).toBeGreaterThanOrEqual(0);
          expect(part.score).toBeLessThanOrEqual(part.weight);
          expect(part.reason).toMatch(/\S\.$/);
        }
      }),
    );
  });

  it("is never lowered by a higher budget", () => {
    fc.assert(
      fc.property(
        aWish,
        anEvent,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (wish, event, one, other) => {
          const at = (budget: number) => scoreForConcept({ ...wish, budget }, event, now).score;
          expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)));
        },
      ),
    );
  });
});

const wish: ConceptWish = {
  type: "experiential",
  budget: 20_000,
  location: "Berlin, Germany",
  audience: "Founders and early investors",
  industry: "tech",
  isBriefed: true,
};
const event: MatchEvent = {
  name: "Startup Week",
  description: "Founders and AI.",
  category: "startup",
  attendeeType: "Founders, general partners, and investors",
  attendeeCount: 2_000,
  location: "Berlin, Germany",
  date: "2026-06-01T09:00:00.000Z",
  timeZone: "Europe/Berlin",
  packages: [{ tier: "gold", priceCents: 1_000_000, spotsLeft: 1 }],
};

function part(name: string, change: { wish?: Partial<ConceptWish>; event?: Partial<MatchEvent> } = {}) {
  const { parts } = scoreForConcept({ ...wish, ...change.wish }, { ...event, ...change.event }, now);
  return parts.find((one) => one.name === name);
}

describe("each part", () => {
  it("is full if everything fits", () => {
    expect(scoreForConcept({ ...wish, budget: 10_000_000 }, event, now).score).toBe(100);
  });

  it("budget: is the concept's, and the reason says so", () => {
    expect(part("budget")?.reason).toBe("Packages start at $10,000, 50% of the concept's budget of $20,000.");
    expect(part("budget", { wish: { budget: 5_000 } })).toMatchObject({ weight: 25, score: 6 });
    expect(part("budget", { wish: { budget: 0 } })?.reason).toContain("so this counts half");
  });

  it("place: the same city, then the nearer the better, and irrelevant for a virtual concept", () => {
    const score = (location: string, type: ConceptWish["type"] = "experiential") =>
      part("place", { wish: { location, type } })?.score;
    expect([
      score("Berlin"),
      score("berlin, germany"),
      score("Berlin: a booth on the main aisle"),
      score("Two weeks in Berlin and Hamburg"),
      score("Hamburg, Germany"),
      score("Paris, France"),
      score("Paris, France", "virtual"),
    ]).toEqual([15, 15, 15, 15, 11, 8, 8]);
    expect(part("place", { event: { location: "Online" } })?.score).toBe(15);
  });

  it("format: in person or online, depending on the concept", () => {
    const score = (type: ConceptWish["type"], location: string) =>
      part("format", { wish: { type }, event: { location } })?.score;
    expect([
      score("virtual", "Online"),
      score("virtual", "Berlin, Germany"),
      score("pop_up", "Berlin, Germany"),
      score("pop_up", "Online"),
      score("hybrid", "Online"),
      score("hybrid", "Berlin, Germany"),
    ]).toEqual([15, 3, 15, 3, 15, 15]);
  });

  it("audience: by the words that say who, not by the words around them", () => {
    const of = (audience: string, attendeeType = event.attendeeType) =>
      part("audience", { wish: { audience }, event: { attendeeType } });
    expect(of("People at new companies")?.reason).toBe("The concept names no audience, so this counts half.");
    expect(of("Investors with large teams")).toMatchObject({ score: 20, reason: "It draws Investors." });
    expect(of("Nurses and doctors of clinics")).toMatchObject({ score: 0 });
    expect(of("Founders", "Founder of a start-up")?.score).toBe(20);
    expect(of("Founders", "")?.score).toBe(10);
  });

  it("industry: the brief's, or the profile's if the brief names none", () => {
    expect(part("industry")?.reason).toBe("It's an event for the brief's industry.");
    expect(part("industry", { wish: { isBriefed: false } })?.reason).toBe("It's an event for your industry.");
    expect(part("industry", { wish: { industry: null } })).toMatchObject({ weight: 20, score: 10 });
    expect(part("industry", { wish: { industry: "other" } })?.reason).toBe(
      "The brief's industry is set to Other, so this counts half.",
    );
  });
});
