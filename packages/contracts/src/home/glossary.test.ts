import { expect, test } from "vitest";
import { glossary } from "./glossary.ts";

test("a word is explained once, by whichever of its names somebody asks", () => {
  const names = glossary.flatMap(({ term, also }) => [...new Set([term.toLowerCase(), ...also])]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("other names are written small, as questions are compared", () => {
  for (const { also } of glossary) for (const name of also) expect(name).toBe(name.toLowerCase());
});
