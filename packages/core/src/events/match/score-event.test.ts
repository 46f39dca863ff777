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
  attendeeType: fc.constantFrom("", "CTOs and founders", "Developers", ", and ;"),
  attendeeCount: fc.oneof(fc.constant(0), fc.nat(100_000)),
  location: fc.constantFrom("Austin, TX", "Berlin, Germany", "London", "Nowhere, Neverland", "Online", ""),
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
const terms = fc.array(
  fc.constantFrom("ai", "startup", "CTOs", "Berlin", "Dallas", "London", "Germany", "Data (EU)", "(", " "),
  { maxLength: 5 },
);
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
  name: "AI Startup Week",
  description: "Founders and AI.",
  category: "startup",
  attendeeType: "Founders",
  attendeeCount: 20_000,
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
  it("is full if everything fits and the price is a small part of the budget", () => {
    expect(scoreEvent({ ...sponsor, budget: 10_000_000 }, event, now)).toMatchObject({ score: 100 });
  });

  it("counts half and says so if the profile says nothing", () => {
    const silent = { industry: null, interests: [], budget: null, audiences: [], places: [] };
    const { score, parts } = scoreEvent(silent, event, now);
    expect(parts.filter(({ reason }) => reason.endsWith("so this counts half."))).toHaveLength(5);
    expect(score).toBe(10 + 10 + 10 + 8 + 5 + 10 + 5);
  });

  it("budget: the smaller the price's part of it, the more; in proportion above it", () => {
    const at = (budget: number) => part("budget", { sponsor: { budget } })?.score;
    expect([at(0), at(5_000), at(10_000), at(40_000), at(250_000), at(10_000_000)]).toEqual([
      0, 5, 10, 15, 18, 20,
    ]);
    expect(part("budget", { sponsor: { budget: 40_000 } })?.reason).toBe(
      "Packages start at $10,000, 25% of your budget of $40,000.",
    );
    expect(part("budget", { sponsor: { budget: 5_000 } })?.reason).toBe(
      "Packages start at $10,000, above your budget of $5,000.",
    );
    const soldOut = { tier: "silver" as const, priceCents: 100_000, spotsLeft: 0 };
    const packages = [...event.packages, soldOut];
    expect(part("budget", { sponsor: { budget: 5_000 }, event: { packages } })).toMatchObject({ score: 5 });
    expect(part("budget", { event: { packages: [soldOut] } })).toMatchObject({
      score: 0,
      reason: "All its packages are sold out.",
    });
    expect(part("budget", { event: { packages: [] } })).toMatchObject({ score: 0 });
  });

  it("value: what each expected attendee costs, by orders of magnitude", () => {
    const at = (attendeeCount: number) => part("value", { event: { attendeeCount } });
    expect([200, 500, 2_000, 10_000, 20_000].map((count) => at(count)?.score)).toEqual([0, 2, 5, 8, 10]);
    expect(at(500)?.reason).toBe("From $20 for each expected attendee.");
    expect(at(0)).toMatchObject({ score: 5, reason: "It doesn't say how many attend, so this counts half." });
  });

  it("interests: whole words and their plurals, more if the event is about them than if it mentions them", () => {
    const about = (description: string, name = "") =>
      part("interests", {
        sponsor: { interests: ["ai"] },
        event: { name, description, attendeeType: "", category: "cloud" },
      })?.score;
    expect(about("", "AI and design")).toBe(20);
    expect(about("How AI changes design")).toBe(10);
    expect(about("Aim higher, maintain less")).toBe(0);
    expect(
      part("interests", { sponsor: { interests: ["startup", "ai", "opera"] }, event: { name: "Week" } }),
    ).toMatchObject({
      score: 15,
      reason: "It's about startup, and it mentions ai.",
    });
  });

  it("audience: how many of the wanted groups come, and how much of the audience they are", () => {
    const of = (attendeeType: string) =>
      part("audience", { sponsor: { audiences: ["founder", "CTO"] }, event: { attendeeType } });
    expect(of("Founders and CTOs")?.score).toBe(15);
    expect(of("Founders, CTOs, and students")?.score).toBe(12);
    expect(of("Founders, nurses, pilots, and students")).toMatchObject({
      score: 6,
      reason: "It draws founder: 1 of the 4 groups that attend.",
    });
    expect(of("Nurses")?.score).toBe(0);
  });

  it("place: a city, a state or a country, everywhere for an online event, else the nearer the better", () => {
    const at = (place: string, location = event.location, timeZone = event.timeZone) =>
      part("place", { sponsor: { places: [place] }, event: { location, timeZone } });
    const scores = [at("berlin"), at("Germany"), at("Berlin", "Online"), at("Ber"), at("Sydney")];
    expect(scores.map((one) => one?.score)).toEqual([10, 10, 10, 0, 0]);
    expect(at("Hamburg")).toMatchObject({ score: 7, reason: "It's in Berlin, 160 miles from Hamburg." });
    expect(at("Austin", "Dallas, TX", "America/Chicago")?.score).toBe(7);
    // Of the two Londons, the one in its time zone.
    expect(at("Toronto", "London, ON", "America/Toronto")?.score).toBe(7);
    expect(at("Toronto", "London", "Europe/London")?.score).toBe(0);
    // Of the cities of one name that a sponsor wants, the one whose region or country they name, else the largest.
    const toronto = ["Toronto, ON", "America/Toronto"] as const;
    expect(at("London, Ontario", ...toronto)?.score).toBe(7);
    expect(at("London, UK", ...toronto)?.score).toBe(0);
    expect(at("London", ...toronto)?.score).toBe(0);
    const portland = ["Portland, OR", "America/Los_Angeles"] as const;
    expect(at("Vancouver, Washington", ...portland)?.reason).toContain("10 miles from");
    expect(at("Vancouver", ...portland)?.reason).toContain("260 miles from");
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
    expect([of("tech"), of("food"), of("automotive"), of("other")]).toEqual([20, 12, 4, 10]);
  });
});
