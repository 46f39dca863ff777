import { describe, expect, it } from "vitest";
import { keyList, secretList } from "./secret-list.ts";

const [one, two] = ["1".repeat(32), "2".repeat(40)];

describe("a secret while it is rotated", () => {
  it("is a comma list whose first value comes first; spaces and empty values do not count", () => {
    expect(secretList(` ${two} ,, ${one},`)).toEqual([two, one]);
    expect(keyList(`${two},${one}`, "session")).toEqual([two, one]);
  });

  it("is refused when a piece of it is too short to be a key", () => {
    expect(() => keyList(`${one},short`, "session")).toThrow(
      "The session secret needs at least 32 characters",
    );
    expect(() => keyList("", "session")).toThrow("session");
  });
});
