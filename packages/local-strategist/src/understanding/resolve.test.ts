import { toolsFake } from "@marquee/testkit/tools-fake";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pickIn, plainOrdinals, type Reference } from "./references.ts";
import { resolvedPick, type Turn } from "./resolve.ts";

const tools = toolsFake();
const event = (name: string): Reference => ({ kind: "event", id: `evt_${name}`, name });
const [one, two, three, four] = [event("one"), event("two"), event("three"), event("four")];
const about = (...shown: readonly Reference[]): Turn => ({ shown, spoken: [] });

/** What a text picks, after turns of which the newest is first. */
async function picked(text: string, turns: readonly Turn[]): Promise<string[] | undefined> {
  const pick = pickIn(plainOrdinals(text));
  const pointed = turns[0]?.shown.length === 1 ? turns[0].shown : [];
  return pick && (await resolvedPick(pick, turns, pointed, tools)).about.map(({ name }) => name);
}

test.each([
  ["which of the two is sooner?", [about(two), about(one, two)], ["one", "two"]],
  ["which of the two draws more people?", [about(two), about(one)], ["one", "two"]],
  ["are both still available?", [about(), about(one, two)], ["one", "two"]],
  ["back to the former", [about(two), about(one)], ["one"]],
  ["the latter, please", [about(two), about(one)], ["two"]],
  ["how did the other one do?", [about(two), about(one)], ["one"]],
  ["none of these, the one before", [about(three), about(one), about(two)], ["one"]],
  ["the previous event, who runs it?", [about(two), about(two), about(one)], ["one"]],
  ["number two please", [about(one, two, three)], ["two"]],
  ["when is the last of them?", [about(one, two, three)], ["three"]],
  ["#3, what does it cost?", [about(one, two, three)], ["three"]],
] satisfies [string, Turn[], string[]][])(
  "“%s” is resolved over several turns",
  async (text, turns, names) => {
    expect(await picked(text, turns)).toEqual(names);
  },
);

test("“the two” are the last two things, however they came up and however many turns of neither lie between", async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.nat(2), fc.boolean(), async (isAtOnce, between, isOther) => {
      const turns = [
        ...Array.from({ length: between }, () => about()),
        ...(isAtOnce ? [about(one, two)] : [about(two), about(one)]),
        ...(isOther ? [about(three, four)] : []),
      ];
      expect(await picked("which of the two is larger?", turns)).toEqual(["one", "two"]);
      expect(await picked("the former", turns)).toEqual(["one"]);
      expect(await picked("the latter", turns)).toEqual(["two"]);
    }),
  );
});

test.each(["offer #2,500", "number 10 on the street", "the last of the money", "option 3k"])(
  "“%s” counts nothing",
  (text) => expect(plainOrdinals(text)).toBe(text),
);
