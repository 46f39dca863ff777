import { textsIn } from "@marquee/adapters/ai/plain-text";
import { speaksOf } from "@marquee/contracts/studio/brief/refused-words";
import { type CampaignIdeaDraft, campaignIdeaDraftSchema } from "@marquee/contracts/studio/campaign-idea";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "./content/all-formats.ts";
import { composeIdeas } from "./ideas.ts";
import { readPrompt } from "./read-prompt.ts";

const products = ["folding kayak", "payroll tool", "plum jam", "hearing test", "cargo bikes", "night cream"];
const refusals: [string, readonly string[]][] = [
  ["no counters", ["counter"]],
  ["no benches", ["bench"]],
  ["nothing printed on paper", ["paper"]],
  ["no timers", ["timer"]],
  ["no tables", ["table"]],
  ["no music", ["music", "band"]],
  ["screens are off the table", ["screen", "display", "tablet"]],
  ["we tried stations last year and hated it", ["station"]],
  ["pls no cards", ["card"]],
  ["no seats, chairs or benches", ["seat", "chair", "bench"]],
  ["if I see a counter I will quit", ["counter"]],
];
const wish = fc.record({
  product: fc.constantFrom(...products),
  people: fc.constantFrom("shop managers", "night nurses", "cyclists", "teachers"),
  size: fc.integer({ min: 12, max: 5_000 }),
  days: fc.integer({ min: 1, max: 9 }),
  budget: fc.integer({ min: 2_000, max: 90_000 }),
  target: fc.integer({ min: 10, max: 4_000 }),
  counts: fc.constantFrom("qualified leads", "booked appointments", "trials", "sign-ups"),
  refused: fc.constantFrom(...refusals),
});
type Wish = typeof wish extends fc.Arbitrary<infer T> ? T : never;

const promptOf = ({ product, people, size, days, budget, target, counts, refused: [no] }: Wish): string =>
  `We sell a ${product} to ${people} who still lose hours to the old way. ${days} days in Denver, 9am to 5pm, about ${size} ${people}. ` +
  `$${budget}. We need ${target} ${counts}. ${no.charAt(0).toUpperCase()}${no.slice(1)}.`;
const briefOf = (one: Wish) => ({ prompt: promptOf(one), goals: [], competitorNames: [] });
const sentencesOf = (idea: CampaignIdeaDraft): string[] =>
  [
    idea.description,
    idea.plan.promise,
    idea.plan.fit,
    ...idea.keyFeatures,
    ...idea.expectedOutcomes,
    idea.inspiration,
    ...idea.plan.timeline.map(({ what }) => what),
    idea.plan.risk.what,
    idea.plan.risk.answer,
  ]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => sentence.split(/\s+/).length >= 5);

describe("concepts for a brief", () => {
  test("speak of its product, keep its must-nots and share no sentence, whatever it asks for", () => {
    fc.assert(
      fc.property(wish, fc.string(), (asked, seed) => {
        const ideas = composeIdeas(briefOf(asked), seed);
        const product = asked.product.replace(/s$/, "");
        for (const idea of ideas) {
          campaignIdeaDraftSchema.parse(idea);
          for (const text of [
            idea.plan.promise,
            idea.description,
            idea.keyFeatures.join(" "),
            idea.plan.measures[0]?.name,
          ])
            expect(text).toContain(product);
          expect(speaksOf(textsIn(idea), asked.refused[1]), `${idea.name}: ${asked.refused[0]}`).toBe(false);
        }
        const all = ideas.flatMap((idea) => [...new Set(sentencesOf(idea))]);
        expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test("promise what stations, hours, staff and audience allow, and say what a missed target needs", () => {
    fc.assert(
      fc.property(wish, fc.string(), (asked, seed) => {
        for (const { plan, description, expectedOutcomes, budget } of composeIdeas(briefOf(asked), seed)) {
          const number = (text = "") => Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
          const reach = number(plan.measures[0]?.target);
          const staff = plan.staffing.reduce((sum, { people }) => sum + people, 0);
          expect(reach).toBeLessThanOrEqual(Math.min(asked.size, asked.target, staff * asked.days * 8 * 30));
          expect(staff * asked.days * 8 * 12).toBeLessThanOrEqual(Math.max(budget, asked.days * 8 * 12));
          expect(budget).toBeLessThanOrEqual(asked.budget);
          expect(plan.budgetSplit.reduce((sum, { amount }) => sum + amount, 0)).toBe(budget);
          expect(description).toMatch(/\d (?:people|person|turns?) an hour/);
          if (reach < asked.target) expect(expectedOutcomes.join(" ")).toMatch(/need|take/);
          else expect(expectedOutcomes.join(" ")).toContain(asked.target.toLocaleString("en-US"));
        }
      }),
      { numRuns: 200 },
    );
  });

  test("that differ only in the product share few of their sentences", () => {
    const shares = products.flatMap((one, at) =>
      products.slice(at + 1).map((other) => {
        const [left, right] = [one, other].map((product) => {
          const prompt = `We sell a ${product} to teachers who lose hours to the old way. Two days in Denver, 9am to 5pm, $20,000. 90 leads.`;
          const named = new RegExp(product.replace(/s$/, ""), "gi");
          return new Set(
            composeIdeas({ prompt, goals: [], competitorNames: [] }, "one")
              .flatMap(sentencesOf)
              .map((text) => text.replaceAll(named, "it")),
          );
        });
        return [...(left ?? [])].filter((sentence) => right?.has(sentence)).length / (left?.size ?? 1);
      }),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.4);
  });

  test.each([
    "a ferry line",
    "our payroll service",
    "an app",
    "travel insurance",
    "a bank account for teenagers",
  ])("lend, stock and mail nothing of %s", (product) => {
    for (const seed of ["one", "two", "three", "four"])
      for (const { name } of composeIdeas(
        {
          prompt: `We sell ${product} to families in Denver. They find it dear.`,
          goals: [],
          competitorNames: [],
        },
        seed,
      ))
        expect(["The Borrowing Counter", "The Kit in the Mail", "The Shelf of One"]).not.toContain(name);
  });

  test("are met in person unless the brief asks for something online", () => {
    const types = (prompt: string) =>
      composeIdeas({ prompt, goals: [], competitorNames: [] }, "s").map(({ type }) => type);
    expect(types("Our plum jam at a fair in Denver")).not.toContain("virtual");
    expect(types("An online event for our plum jam")).toContain("virtual");
  });

  test("are composed from formats whose names no other format's begins with", () => {
    for (const { title } of formats)
      expect(formats.filter((other) => other.title.startsWith(title))).toHaveLength(1);
  });

  test("say that the brief names no budget, and what they would cost for its own days and people", () => {
    const costs = ["one day", "six days"].map((days) => {
      const prompt = `Our plum jam at a fair in Denver, ${days}, 10 to 4, for 600 cyclists.`;
      const ideas = composeIdeas({ prompt, goals: [], competitorNames: [] }, "s");
      for (const { description } of ideas) expect(description).toMatch(/no (?:budget|limit)/i);
      return ideas.map(({ budget }) => budget);
    });
    expect(Math.max(...(costs[0] ?? []))).toBeLessThan(Math.min(...(costs[1] ?? [])));
  });

  test("begin with what the brief says is wrong", () => {
    const brief = {
      prompt: "Our plum jam in Denver. People are sick of sugary spreads.",
      goals: [],
      competitorNames: [],
    };
    expect(readPrompt(brief).reading.problems[0]?.text).toBe("sugary spreads");
    for (const { description } of composeIdeas(brief, "s")) expect(description).toContain("“sugary spreads”");
  });
});
