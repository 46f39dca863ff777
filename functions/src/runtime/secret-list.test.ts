import { expect, it } from "vitest";
import { keyList, secretList } from "./secret-list.ts";

const [first, second] = ["a".repeat(32), "b".repeat(40)];

it("ignores spaces and empty values in a comma list", () => {
  expect(secretList(` ${first} ,, ${second},\n`)).toEqual([first, second]);
  expect(secretList("")).toEqual([]);
});

it("uses the first of several keys for new values", () => {
  expect(keyList(`${first},${second}`, "session")).toEqual([first, second]);
});

it.each(["", ",", "short", `${first},short`, `short,${first}`])(
  "refuses %j: a piece of a key must not count as a key",
  (text) => {
    expect(() => keyList(text, "session")).toThrow("The session secret needs at least 32 characters");
  },
);
