import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchNames } from "./name-matcher.ts";

const names = [
  "Startup Expo",
  "Founders Harbor",
  "Developer Days",
  "Developer Experience Days Sydney",
  "Cyber Defense Week",
  "Fintech Frontiers",
  "KubeCraft Europe",
  "API Expo Berlin",
  "Cloud Innovation Expo",
  "AI Conference",
  "Applied AI Conference Austin",
  "Women in Venture",
];
const entries = names.map((name) => ({ names: [name] }));
const found = (text: string) =>
  matchNames(entries, text)
    .filter(({ score }) => score >= 0.55)
    .map(({ entry }) => entry.names[0]);

// cspell:disable
describe("a name is found", () => {
  test.each([
    ["Straße der Ideen", "STRASSE DER IDEEN"],
    ["Łódź Øresund Forum", "lodz oresund forum"],
    ["قِمّة دُبَي", "قمة دبي"],
    ["한글 축제".normalize("NFD"), "한글 축제"],
    ["カフェ展示会", "ｶﾌｪ展示会"],
  ])("%s, however its letters are written: %s", (name, text) => {
    const [best] = matchNames([...entries, { names: [name] }], text);
    expect([best?.entry.names[0], best?.score]).toEqual([name, 1]);
  });
  // cspell:enable

  test("with one letter of a longer word left out, doubled or changed, whichever it is", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.nat(),
        fc.constantFrom("left out", "doubled", "changed"),
        (name, at, how) => {
          const letters = name.split("").flatMap((letter, index) => (letter === " " ? [] : [index]));
          const long = letters.filter((index) => wordAt(name, index).length > 4);
          const index = long[at % long.length];
          if (index === undefined) return;
          const letter = name[index] ?? "";
          const instead = how === "left out" ? "" : how === "doubled" ? letter + letter : "q";
          const typed = name.slice(0, index) + instead + name.slice(index + 1);
          expect(found(typed.toLowerCase())[0], typed).toBe(name);
        },
      ),
    );
  });

  test.each([
    ["dev days", "Developer Days"],
    ["harbor", "Founders Harbor"],
    ["Startup Expo".replace(" ", "").toLowerCase(), "Startup Expo"],
    ["cyber week", "Cyber Defense Week"],
    ["What does gold cost at the Founders Harbor, and is that a good price?", "Founders Harbor"],
    ["counter the startup expo deal with $11,000", "Startup Expo"],
    ["AI Conf", "AI Conference"],
  ])("by %s", (text, name) => {
    expect(found(text)[0]).toBe(name);
  });
});

test.each([
  "Quantum Expo",
  "Lighthouse Gathering",
  "Global Retail Forum 2031",
  "what is going on",
  "$11,000",
  "",
])("%s names nothing, whatever it shares with a name", (text) => {
  expect(found(text)).toEqual([]);
});

const wordAt = (name: string, index: number) =>
  name.slice(name.lastIndexOf(" ", index) + 1).split(" ")[0] ?? "";
