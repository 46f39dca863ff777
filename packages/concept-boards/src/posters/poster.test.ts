import { eventCategories, sponsorshipTiers } from "@marquee/contracts/enums";
import { charactersOf } from "@marquee/contracts/text/characters";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostile } from "../board-examples.ts";
import { assertSafeSvg, unescapeXml } from "../safe-svg.ts";
import { seededRandom } from "../seeded-random.ts";
import { drawPoster, type PosterFacts, posterScene } from "./poster.ts";

// cspell:disable -- names in other languages, and letters that are no word
const scripts = [
  "Zürich Führungskräfte-Gipfel für Österreich",
  "Çağdaş Ağ Yöneticileri Zirvesi",
  "مؤتمر الذكاء الاصطناعي والحوسبة السحابية في دبي للعام القادم",
  "כנס המפתחים הגדול של תל אביב",
  "東京クラウドネイティブサミット二〇二七年春季大会と展示会",
  "Конференция разработчиков Широкая Щедрость",
  "การประชุมสุดยอดเทคโนโลยีทางการเงินแห่งเอเชีย",
  "👩‍👩‍👧‍👦👩‍👩‍👧‍👦 Family Tech 🏳️‍🌈 Expo",
  "W".repeat(120),
  `e${"\u0301".repeat(400)}`,
  "I",
];
// cspell:enable
const names = fc.oneof(
  fc.string({ maxLength: 200, unit: "grapheme" }),
  fc.string({ maxLength: 200, unit: "binary" }),
  fc.constantFrom(...hostile, ...scripts),
);
const facts: fc.Arbitrary<PosterFacts> = fc.record({
  name: names,
  category: fc.constantFrom(...eventCategories),
  location: fc.oneof(
    names,
    fc.constantFrom("Berlin, Germany", "San Francisco, CA", "Zürich", "New York, NY"),
  ),
  date: fc
    .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  timeZone: fc.constantFrom("UTC", "Pacific/Auckland", "America/Los_Angeles"),
  attendeeCount: fc.nat(1_000_000),
  tier: fc.constantFrom(undefined, ...sponsorshipTiers),
});
const sample: PosterFacts = {
  name: "AI Conference",
  category: "ai",
  location: "New York, NY",
  date: "2027-01-12T02:00:00.000Z",
  timeZone: "America/New_York",
  attendeeCount: 3_400,
};

/** The corners of a sign's letters, from the steps of their path. */
function corners(path: string): [number, number][] {
  const at = { x: 0, y: 0 };
  return Array.from(
    path.matchAll(/(M|h|v|l)(-?[\d.]+)(?: ?(-?[\d.]+))?/g),
    ([, step, first = "", second = ""]) => {
      if (step === "M") [at.x, at.y] = [Number(first), Number(second)];
      else if (step === "h") at.x += Number(first);
      else if (step === "v") at.y += Number(first);
      else [at.x, at.y] = [at.x + Number(first), at.y + Number(second)];
      return [at.x / 10, at.y / 10];
    },
  );
}

/** The strokes of the name's letters. */
const nameLetters = (svg: string) =>
  /<path d="([^"]*)" stroke="#1f1b16" stroke-width="(\d+)"/.exec(svg)?.slice(1) ?? [];
const fontLines = (svg: string) =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, line = ""]) => unescapeXml(line));

describe("a poster", () => {
  test("is the same for the same facts, harmless, small, and free of anything that another one could meet", () => {
    fc.assert(
      fc.property(facts, (event) => {
        const svg = drawPoster(event);
        expect(drawPoster({ ...event })).toBe(svg);
        expect(() => assertSafeSvg(svg)).not.toThrow();
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1_024);
        const marks = svg.replaceAll(/>[^<]*</g, "><");
        expect(marks).not.toMatch(/ id=| style=| class=|href|url\(/);
        expect(marks).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
      }),
    );
  });

  test.each(["8", "W", "3&S", "Å", "東", "👨‍👩‍👧‍👦", '"'])(
    "is at most 6 KB however much of %s its name and city have",
    (part) => {
      for (let day = 1; day <= 28; day += 1) {
        const name = part.repeat(120);
        const date = `2027-02-${String(day).padStart(2, "0")}T12:00:00.000Z`;
        const svg = drawPoster({ ...sample, name, location: name, date, tier: "platinum" });
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(6 * 1_024);
      }
    },
  );

  test("differs from that of every other event even without its texts", () => {
    const random = seededRandom("posters");
    const cities: [string, ...string[]] = ["Berlin", "Denver", "Springfield", "Lisbon"];
    const topics: [string, ...string[]] = ["Cloud", "Payments", "Care"];
    const forms: [string, ...string[]] = ["Summit", "Expo", "Night"];
    const events = Array.from({ length: 1_000 }, (_, index): PosterFacts => {
      const city = random.pick(cities);
      return {
        name: `${random.pick(topics)} ${random.pick(forms)}`,
        category: random.pick(["saas", "ai"]),
        location: city,
        date: new Date(Date.UTC(2027, 0, 1 + index)).toISOString(),
        timeZone: "UTC",
        attendeeCount: 1_000,
      };
    });
    expect(new Set(events.map(posterScene)).size).toBe(1_000);
    // What was compared is in the poster.
    for (const event of events.slice(0, 20)) expect(drawPoster(event)).toContain(posterScene(event));
  });

  test("keeps every letter inside its panel", () => {
    const latin = fc.oneof(
      fc.string({
        minLength: 1,
        maxLength: 140,
        unit: fc.constantFrom(...charactersOf("AB IW iäéÅç.,&0189-")),
      }),
      fc.constantFrom(...scripts),
    );
    let drawn = 0;
    fc.assert(
      fc.property(latin, (name) => {
        const [path = "", stroke = "0"] = nameLetters(drawPoster({ ...sample, name }));
        const half = Number(stroke) / 20;
        for (const [x, y] of corners(path)) {
          drawn += 1;
          expect(x - half).toBeGreaterThanOrEqual(20);
          expect(x + half).toBeLessThanOrEqual(300);
          expect(y - half).toBeGreaterThanOrEqual(113);
          expect(y + half).toBeLessThanOrEqual(169);
        }
      }),
    );
    expect(drawn).toBeGreaterThan(1_000);
  });

  test("cuts a name between characters, and says that it did", () => {
    fc.assert(
      fc.property(
        fc.oneof(names, fc.constantFrom(...scripts.map((name) => `${name} ${name} ${name}`))),
        (name) => {
          const lines = fontLines(drawPoster({ ...sample, name }));
          const whole = charactersOf(name.toWellFormed().normalize("NFC"));
          for (const line of lines)
            for (const character of charactersOf(line.replace(/…$/, "")))
              expect(character === " " || whole.some((each) => each.startsWith(character))).toBe(true);
        },
      ),
    );
    expect(fontLines(drawPoster({ ...sample, name: scripts[4]!.repeat(4) })).at(-1)).toMatch(/…$/);
  });

  test("sets a name that runs from right to left in that direction, and letters that it has as letters", () => {
    expect(drawPoster({ ...sample, name: scripts[2]! })).toContain('direction="rtl"');
    expect(drawPoster({ ...sample, name: scripts[5]! })).not.toContain("direction");
    expect(drawPoster({ ...sample, name: scripts[0]! })).not.toContain("<text");
  });

  test("shows the day of the event's place", () => {
    const day = (date: string, timeZone: string) => drawPoster({ ...sample, date, timeZone });
    // The same evening in New York, whatever the day in UTC.
    expect(day("2027-01-12T02:00:00.000Z", "America/New_York").replace(posterScene(sample), "")).toBe(
      day("2027-01-11T20:00:00.000Z", "America/New_York").replace(
        posterScene({ ...sample, date: "2027-01-11T20:00:00.000Z" }),
        "",
      ),
    );
    const parts = (svg: string) => svg.match(/<path d="[^"]*" stroke="#f(?:5b93a|bf0d3)"/g)?.length;
    expect(parts(drawPoster(sample))).toBe(3);
  });

  test("carries a ribbon in the tier's color only where a package is meant", () => {
    const ribbons = sponsorshipTiers.map((tier) => drawPoster({ ...sample, tier }));
    expect(new Set(ribbons).size).toBe(sponsorshipTiers.length);
    for (const svg of ribbons) expect(svg).toContain("rotate(45)");
    expect(drawPoster(sample)).not.toContain("rotate(");
  });
});
