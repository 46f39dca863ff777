import { describe, expect, it } from "vitest";
import { essence } from "./stage-template.ts";

describe("what a failed synthesis says", () => {
  it("is the sentence alone where one was meant for people", () => {
    const complaint =
      "file:///infra/config/stages.ts:122\n  throw new Error(\n  ^\n\nError: PAYMENTS must be mock.\n    at choice (x:1:2)";
    expect(essence(complaint)).toBe("PAYMENTS must be mock.");
  });

  it("is everything where something broke", () => {
    const complaint = "x:1\n\nTypeError: Cannot read properties of undefined\n    at y";
    expect(essence(complaint)).toBe(complaint);
  });
});
