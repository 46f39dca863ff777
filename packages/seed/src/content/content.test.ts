import { passwordRules, usernameSchema } from "@marquee/contracts/account/auth";
import { creditPackageSchema } from "@marquee/contracts/credits/credits";
import {
  campaignTypes,
  eventCategories,
  industries,
  sponsorshipTiers,
  userRoles,
} from "@marquee/contracts/enums";
import { wallTimeIn } from "@marquee/contracts/events/event-time";
import { idSchema } from "@marquee/contracts/fields";
import { generateBodySchema } from "@marquee/contracts/studio/campaign-order";
import { campaignTemplateSchema } from "@marquee/contracts/studio/templates";
import { describe, expect, test } from "vitest";
import { addOnSeeds, onePerIndustryIds } from "./add-ons.ts";
import { campaignTemplateSeeds } from "./campaign-templates.ts";
import { creditPackageSeeds } from "./credit-packages.ts";
import { calendarHostSeeds, demoPassword, demoUserSeeds } from "./demo-users.ts";
import { industryDescriptions } from "./descriptions-industries.ts";
import { technologyDescriptions } from "./descriptions-technology.ts";
import { eventPlans, eventSeeds } from "./events.ts";
import { sponsorshipPackageSeeds } from "./sponsorship-packages.ts";

const createdAt = "2026-01-01T00:00:00.000Z";
const now = new Date("2026-11-21T09:31:00.000Z");

function expectUnique(ids: readonly string[]) {
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(idSchema.safeParse(id).success, id).toBe(true);
}

describe("credit packages", () => {
  test("are the three agreed ones, each as the contract returns it", () => {
    expect(creditPackageSeeds.map(({ id, name }) => [id, name])).toEqual([
      ["1", "Tech Startup Package"],
      ["2", "Growth Package"],
      ["3", "Enterprise Package"],
    ]);
    for (const seed of creditPackageSeeds) creditPackageSchema.parse({ ...seed, createdAt });
  });

  test("cost less per credit the bigger they are", () => {
    const perCredit = creditPackageSeeds.map(({ price, creditAmount }) => price / creditAmount);
    expect(perCredit).toEqual(perCredit.toSorted((a, b) => b - a));
  });
});

describe("campaign templates", () => {
  test("are valid as the contract returns them, with unique ids", () => {
    for (const seed of campaignTemplateSeeds) {
      campaignTemplateSchema.parse({ ...seed, createdAt, updatedAt: createdAt });
      expect(seed.id).toMatch(/^tpl_[a-z_]+$/);
    }
    expectUnique(campaignTemplateSeeds.map(({ id }) => id));
    expectUnique(campaignTemplateSeeds.map(({ name }) => name.replaceAll(/[^A-Za-z]/g, "_")));
  });

  test.each(industries)("offer at least two for %s", (industry) => {
    expect(campaignTemplateSeeds.filter((seed) => seed.industry === industry).length).toBeGreaterThanOrEqual(
      2,
    );
  });

  test("cover every campaign type", () => {
    expect(new Set(campaignTemplateSeeds.map(({ type }) => type))).toEqual(new Set(campaignTypes));
  });

  test("fill the builder with a prompt that an order accepts", () => {
    for (const {
      content,
      industry,
      type,
      goals,
      estimatedBudget,
      estimatedDuration,
      targetAudience,
    } of campaignTemplateSeeds) {
      generateBodySchema.parse({
        prompt: content,
        industry,
        preferred_type: type,
        goals,
        budget: estimatedBudget,
        duration: estimatedDuration,
        targetAudience: { description: targetAudience },
      });
    }
  });
});

const events = eventSeeds(now);

describe("events and packages", () => {
  test("are a thousand and more, with unique ids, known categories and hosts who may host", () => {
    expect(events.length).toBeGreaterThan(1_000);
    expectUnique(events.map(({ id }) => id));
    const hosts = new Map([...demoUserSeeds, ...calendarHostSeeds].map(({ id, role }) => [id, role]));
    for (const event of events) {
      expect(eventCategories).toContain(event.category);
      expect(["event_host", "agency"]).toContain(hosts.get(event.hostId));
      expect(event.attendeeCount).toBeGreaterThan(0);
    }
    expect(new Set(events.map(({ category }) => category))).toEqual(new Set(eventCategories));
  });

  test.each(["2026-11-21T09:31:00Z", "2027-01-01T00:00:00Z", "2028-02-29T23:59:59Z", "2026-06-07T12:00:00Z"])(
    "seen from %s most are upcoming, some are past, one is ongoing",
    (day) => {
      const statuses = eventSeeds(new Date(day)).map(({ status }) => status);
      expect(statuses.filter((status) => status === "upcoming").length).toBeGreaterThan(25);
      expect(statuses.filter((status) => status === "completed").length).toBeGreaterThanOrEqual(5);
      expect(statuses.filter((status) => status === "ongoing").length).toBe(1);
    },
  );

  test("open at nine in the morning where they take place, in a zone that is known", () => {
    for (const { location, date, timeZone } of events) {
      expect([location, timeZone === "UTC", wallTimeIn(timeZone, date).slice(11)]).toEqual([
        location,
        false,
        "09:00",
      ]);
    }
  });

  test("the packages 1 to 4 belong to the four named events", () => {
    const named = ["1", "2", "3", "4"].map((id) => {
      const found = sponsorshipPackageSeeds.find((seed) => seed.id === id);
      return events.find((event) => event.id === found?.eventId)?.name;
    });
    expect(named).toEqual(["Tech Summit 2025", "AI Conference", "Startup Expo", "Developer Days"]);
  });

  test("each event offers two to four packages, more expensive with the tier", () => {
    expectUnique(sponsorshipPackageSeeds.map(({ id }) => id));
    for (const event of events) {
      const offered = sponsorshipPackageSeeds.filter(({ eventId }) => eventId === event.id);
      expect(offered.length).toBeGreaterThanOrEqual(2);
      expect(offered.length).toBeLessThanOrEqual(4);
      const byTier = offered.toSorted(
        (a, b) => sponsorshipTiers.indexOf(a.tier) - sponsorshipTiers.indexOf(b.tier),
      );
      expect(byTier.map(({ price }) => price)).toEqual(
        offered.map(({ price }) => price).toSorted((a, b) => b - a),
      );
      for (const { benefits } of offered) {
        const texts = benefits.map(({ text }) => text);
        expect(new Set(texts).size).toBe(texts.length);
      }
    }
    expect(sponsorshipPackageSeeds.every(({ eventId }) => events.some(({ id }) => id === eventId))).toBe(
      true,
    );
  });
});

describe("demo users", () => {
  test("have one account of each role and the partner, with names that registration would accept", () => {
    expect(demoUserSeeds.map(({ username }) => username)).toEqual([
      "demo_brand",
      "demo_host",
      "demo_agency",
      "demo_admin",
      "demo_admin_2",
      "zania",
    ]);
    expect(new Set(demoUserSeeds.map(({ role }) => role))).toEqual(new Set(userRoles));
    for (const { username } of demoUserSeeds) usernameSchema.parse(username);
    expectUnique(demoUserSeeds.map(({ id }) => id));
    expect(new Set(demoUserSeeds.map(({ email }) => email)).size).toBe(demoUserSeeds.length);
  });

  test("only the partner is granted the premium credits", () => {
    expect(
      demoUserSeeds.filter(({ isPartner }) => isPartner).map(({ grantCredits }) => grantCredits),
    ).toEqual([10_000]);
    expect(
      demoUserSeeds.filter(({ isPartner }) => !isPartner).every(({ grantCredits }) => grantCredits === 0),
    ).toBe(true);
  });

  test("the demo password meets every rule of registration", () => {
    for (const { test: holds, message } of passwordRules) expect(holds(demoPassword), message).toBe(true);
  });
});

describe("descriptions of calendar events", () => {
  const texts = Object.values({ ...technologyDescriptions, ...industryDescriptions }).flat();

  /** Eight words in a row, as they are written for any city. */
  function runs(text: string): string[] {
    const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return words.slice(0, -7).map((_, at) => words.slice(at, at + 8).join(" "));
  }

  test("are sixty or more for all categories, and none shares eight words in a row with another", () => {
    expect(texts.length).toBeGreaterThanOrEqual(60);
    const all = [
      ...texts,
      ...eventPlans
        .filter(({ key }) => !/^(?:calendar|industry)_/.test(key))
        .map(({ description }) => description),
    ];
    const seen = new Map<string, string>();
    for (const text of all)
      for (const run of new Set(runs(text))) {
        expect(seen.get(run), run).toBeUndefined();
        seen.set(run, text);
      }
  });

  test("belong to the category of their event, with its city, and vary among the next events of a list", () => {
    const soon = events.filter(
      ({ status, id }) => status === "upcoming" && /^evt_(?:calendar|industry)_/.test(id),
    );
    for (const { category, description, location } of soon) {
      const city = location.split(",")[0] ?? "";
      const written = { ...technologyDescriptions, ...industryDescriptions }[category];
      expect(written.map((text) => text.replaceAll("{city}", city))).toContain(description);
    }
    const next = soon.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(0, 36);
    expect(new Set(next.map(({ description }) => description)).size).toBeGreaterThanOrEqual(30);
  });
});

test("add-ons and the one-sponsor-per-industry rule belong to seeded events", () => {
  expectUnique(addOnSeeds.map(({ id }) => id));
  const ids = eventSeeds(now).map(({ id }) => id);
  for (const id of [...addOnSeeds.map(({ eventId }) => eventId), ...onePerIndustryIds])
    expect(ids).toContain(id);
});
