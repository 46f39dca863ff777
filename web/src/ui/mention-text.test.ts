import { expect, test } from "vitest";
import { openMention, peopleFor } from "./mention-text.ts";

const people = ["Person Ten", "Søren Ångström", "Wolfgang Schmidt", "Ada Ng"].map((name, at) => ({
  id: String(at),
  name,
  agency: null,
}));
const offered = (text: string) => {
  const open = openMention(text, text.length);
  return open && peopleFor(open, people).map(({ name }) => name);
};

test("people whose first or last name begins with what was typed come before those who only contain it", () => {
  expect(offered("Hi @s")).toEqual(["Søren Ångström", "Wolfgang Schmidt", "Person Ten"]);
  expect(offered("@ada")).toEqual(["Ada Ng"]);
  expect(offered("@")).toEqual(people.map(({ name }) => name));
  expect(offered("ada@s")).toBeUndefined();
});
