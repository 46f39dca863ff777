import { toolsFake } from "@marquee/testkit/tools-fake";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTypo } from "../reading/typos.ts";
import { namedIn } from "./names.ts";

const known = [
  "Founders Harbor",
  "Fintech Frontiers",
  "Tech Summit 2025",
  "Enterprise Tech Summit",
  "Cyber Defense Week",
  "Demo Days Paris",
];
const tools = {
  ...toolsFake(),
  searchNames: async () => ({
    found: [
      ...known.map((name) => ({
        kind: "event" as const,
        id: name,
        name,
        detail: "",
        score: 1,
        eventId: name,
      })),
      {
        kind: "package" as const,
        id: "harbor",
        name: "Harbor Partner",
        detail: "",
        score: 1,
        eventId: "Founders Harbor",
      },
      {
        kind: "package" as const,
        id: "entry",
        name: "Market Entry Partner",
        detail: "",
        score: 1,
        eventId: "Founders Harbor",
      },
      {
        kind: "host" as const,
        id: "host",
        name: "Harborlight Events",
        detail: "Nadia Petrov",
        score: 1,
        eventId: null,
      },
    ],
    nearest: [],
  }),
};
const namesIn = async (text: string) => (await namedIn(text, tools)).found.map(({ name }) => name);

describe("what a text names", () => {
  it.each([
    [
      "Is $17,000 sensible for Market Entry Partner at Founders Harbor?",
      ["Market Entry Partner", "Founders Harbor"],
    ],
    ["I meant Cyber Defend Weak.", ["Cyber Defense Week"]],
    ["How many leads did Tech Summit 2025 get us?", ["Tech Summit 2025"]],
    ["Who still owes what on the Fintech deal?", ["Fintech Frontiers"]],
    // cspell:disable-next-line
    ["What does Ｆｉｎｔｅｃｈ Ｆｒｏｎｔｉｅｒｓ cost?", ["Fintech Frontiers"]],
    ["what does nadia petrov run?", ["Harborlight Events"]],
    ["Put forty qualified demos in as a KPI too.", []],
    ["Two hundred days in Paris", []],
    ["Anything about tech in summer?", []],
    // Another place makes it another one.
    ["Who sponsored Demo Days San Francisco?", []],
    ["Who sponsored Demo Days Paris?", ["Demo Days Paris"]],
  ])("“%s”: %j", async (text, names) => expect(await namesIn(text)).toEqual(names));

  it("is found with a letter wrong in any of its longer words", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("Founders Harbor", "Fintech Frontiers", "Cyber Defense Week"),
        fc.nat(),
        async (name, at) => {
          const letters = name.split("");
          const place = at % letters.length;
          if (letters[place] === " ") return;
          letters[place] = letters[place] === "x" ? "y" : "x";
          expect(await namesIn(`Tell me about ${letters.join("")} please`)).toEqual([name]);
        },
      ),
    );
  });

  it("a name that nothing has is said to be unknown", async () => {
    expect((await namedIn("What does the Cheese Makers Congress cost?", tools)).unknown?.name).toBe(
      "Cheese Makers Congress",
    );
    expect((await namedIn("What does Founders Harbor cost?", tools)).unknown).toBeUndefined();
  });
});

it("a word is a typo of itself and of nothing far from it", () => {
  fc.assert(fc.property(fc.string({ minLength: 1, maxLength: 20 }), (word) => isTypo(word, word)));
  for (const [one, other] of [
    ["gold", "bold fish"],
    ["april", "august"],
    ["cloud", "crowds of"],
  ] as const)
    expect(isTypo(one, other)).toBe(false);
});
