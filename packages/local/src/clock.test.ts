import { describe, expect, it } from "vitest";
import { LocalClock } from "./clock.ts";

describe("the runtime's clock", () => {
  it("moves forward by the given time, and notifies its listeners", () => {
    const clock = new LocalClock();
    const seen: number[] = [];
    clock.onAdvance(() => seen.push(clock.offsetMs));
    clock.advance(1_000);
    clock.advance(500);
    expect(seen).toEqual([1_000, 1_500]);
    expect(clock.now() - Date.now()).toBeGreaterThanOrEqual(1_499);
  });

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses %s, because leases and ids only know time that passes",
    (ms) => {
      expect(() => new LocalClock().advance(ms)).toThrow("only moves forward");
    },
  );
});
