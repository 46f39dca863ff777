import { describe, expect, it } from "vitest";
import { classified, examples } from "./classify.ts";

describe("the examples", () => {
  it("are enough for every label, and none stands twice", () => {
    for (const [label, lines] of Object.entries(examples)) {
      expect(lines.length, label).toBeGreaterThanOrEqual(40);
      expect(new Set(lines.map((line) => line.toLowerCase())).size, label).toBe(lines.length);
    }
  });

  it("name values only by kinds that messages are masked with", () => {
    const kinds = new Set(["event", "host", "package", "campaign", "city", "time", "amount", "number"]);
    const used = Object.values(examples).flatMap((lines) =>
      lines.flatMap((line) => [...line.matchAll(/\{(\w+)\}/g)].map(([, kind = ""]) => kind)),
    );
    expect([...new Set(used)].filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

describe("a message", () => {
  it.each([
    ["How many folks turn up at {event}?", "event"],
    ["who's the outfit behind {event}", "host"],
    ["ballpark of what others coughed up for {package}", "market"],
    ["is there something in {city} around {time}", "find"],
    ["we'd rather not, tell them no thanks", "act:decline"],
    ["please do not accept that yet", "act:refused"],
    ["what's the weather like over there", "outside"],
  ])("“%s” is about %s", (text, label) => expect(classified(text, "both")[0]?.label).toBe(label));

  it("is of a host's things only where somebody hosts", () => {
    const topOf = (side: "brand" | "host") => classified("what's still free at {event}", side)[0]?.label;
    expect(topOf("host")).toBe("hosted");
    expect(topOf("brand")).not.toBe("hosted");
  });

  it("has shares that add up to one", () => {
    const sum = classified("and the other one?", "both").reduce((total, { share }) => total + share, 0);
    expect(sum).toBeCloseTo(1, 6);
  });
});
