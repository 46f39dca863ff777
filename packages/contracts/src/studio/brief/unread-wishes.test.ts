import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checklistOf } from "./checklist.ts";
import { readBrief } from "./read-brief.ts";
import { unreadWishes, untoldIn } from "./unread-wishes.ts";

const unreadIn = (prompt: string): string[] =>
  unreadWishes(prompt, readBrief({ prompt })).map(({ text }) => text);
const about = "Our folding kayak for commuters in Leeds, two days, 10 to 16, $9,000.";

const concept: Parameters<typeof checklistOf>[2] = {
  name: "A concept",
  type: "experiential",
  description: "The folding kayak for commuters in Leeds.",
  goals: ["Have it tried"],
  targetAudience: { description: "commuters" },
  budget: 8_000,
  location: "Leeds",
  duration: "2 days, 10–16",
  keyFeatures: ["The folding kayak unfolded"],
  expectedOutcomes: ["People who know it"],
  metrics: ["People"],
  inspiration: "None",
};

describe("what a brief wishes for and nobody read", () => {
  test.each([
    "It goes on the visitor's own boat",
    "The first riddle is on paper",
    "They wash one half of the hull with it",
    "Everybody who wants lays one bead",
    "Whoever comes opens it on their own phone",
    "My daughter sits at a bench and repairs whatever they carry",
  ])("is named as well if it is told as if it happened already: %s", (wish) => {
    const prompt = `${about} ${wish}.`;
    const wished = readBrief({ prompt }).mustHaves.map(({ text }) => text);
    expect([...wished, ...unreadIn(prompt)]).toEqual([wish]);
  });

  test("is named in a brief of a single sentence as well", () => {
    const prompt =
      "Welding course for women over 40; everyone strikes a first bead beside an instructor; four booths, 15 minutes each";
    expect(unreadIn(prompt)).toContain("everyone strikes a first bead beside an instructor");
  });

  test.each(["They have jobs", "The board is strict", "It is vulgar", "We sell a mattress", "They hate it"])(
    "but not how things are: %s",
    (told) => {
      expect(unreadIn(`${about} ${told}.`)).toEqual([]);
    },
  );

  test("stands on the checklist as not planned, in the brief's own words", () => {
    const wish = "It would be a dream if the mayor's dog walked along";
    const prompt = `${about} ${wish}.`;
    const reading = readBrief({ prompt });
    const lines = checklistOf(prompt, reading, concept);
    const named = lines.filter(({ line }) => line.includes("the mayor's dog"));
    expect(named.length).toBeGreaterThan(0);
    expect(named.every(({ status }) => status !== "met")).toBe(true);
  });

  test("whatever is ordered, the checklist names it somewhere", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "Visitors shall",
          "Everybody has to",
          "Each guest must",
          "They ought to",
          "Please let them",
        ),
        fc.constantFrom(
          "whistle to a parrot",
          "fold the map themselves",
          "taste the moss",
          "knock on the drum",
        ),
        (who, what) => {
          const prompt = `${about} ${who} ${what}.`;
          const lines = checklistOf(prompt, readBrief({ prompt }), concept);
          const last = what.split(" ").at(-1) ?? what;
          expect(lines.some(({ line }) => line.includes(last))).toBe(true);
        },
      ),
    );
  });

  test.each([
    ["what was read already", `${about} No balloons. Everybody must paddle once.`],
    ["who comes, when and for how much", `${about} About 300 people. Two days. $9,000 at most.`],
    ["why something is so, and thanks", `${about} We tried it last year because they asked. Thanks!`],
  ])("%s is none", (_, prompt) => {
    expect(unreadIn(prompt)).toEqual([]);
  });
});

describe("what a brief tells besides", () => {
  test("is in its own words, a few at a time, without what it refuses, wishes or pays", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          "Ordinary boats are a burden on every staircase",
          "the hull dries within minutes on a balcony",
          "volunteers stay on the phone until the door is shut",
        ),
        fc.constantFrom(
          "No mascots.",
          "Balloons are not welcome.",
          "Everybody should fold it.",
          "Total 9,000.",
        ),
        (told, other) => {
          const prompt = `${about} ${told}. ${other}`;
          const said = untoldIn(prompt, readBrief({ prompt })).join(" ");
          for (const part of said.split(/ … |, /)) expect(told).toContain(part);
          expect(said).not.toMatch(/mascots|balloons|fold it|9,000/i);
        },
      ),
    );
    const prompt = `${about} They hate the crowded train. They are tired of traffic jams. They lose hours. It is the neighbor who carries the hull upstairs on rainy mornings.`;
    expect(untoldIn(prompt, readBrief({ prompt }))).toHaveLength(1);
  });
});
