import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The server's time at the start. */
const startMs = Date.UTC(2026, 3, 1, 12);
let clock: typeof import("./clock.ts");

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import("./clock.ts");
});
afterEach(() => vi.useRealTimers());

/** A device's page that has had some answers, each after a way there and back. */
function answered(
  deviceAheadMs: number,
  answers: readonly (readonly [waitMs: number, thereMs: number, backMs: number])[],
) {
  let serverMs = startMs;
  const pass = (ms: number) => {
    serverMs += ms;
    vi.setSystemTime(serverMs + deviceAheadMs);
  };
  pass(0);
  for (const [waitMs, thereMs, backMs] of answers) {
    pass(waitMs);
    const askedAtMs = clock.deviceTimeMs();
    pass(thereMs);
    const date = new Date(serverMs).toUTCString();
    pass(backMs);
    clock.learnTime(date, askedAtMs);
  }
  return serverMs;
}

const minuteMs = 60_000;

test.each([-20 * minuteMs, 60 * minuteMs, 400 * 24 * 60 * minuteMs])(
  "a device that is %i ms off counts as the server does",
  (offMs) => {
    const serverMs = answered(offMs, [[0, 40, 60]]);
    expect(Math.abs(clock.now() - serverMs)).toBeLessThanOrEqual(1_100);
  },
);

test("whatever answers take, the time is at most a second and their quickest way off, and never if the clock is right", () => {
  const delays = fc.integer({ min: 0, max: 8_000 });
  const answers = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), delays, delays), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.integer({ min: -90 * minuteMs, max: 90 * minuteMs }), answers, (offMs, given) => {
      // Every run starts with what the one before knew, as a page whose clock is set.
      const serverMs = answered(offMs, given);
      const quickestMs = Math.min(...given.slice(-1).map(([, there, back]) => there + back));
      expect(Math.abs(clock.now() - serverMs)).toBeLessThanOrEqual(1_000 + quickestMs);
    }),
  );
});

test("a right clock is left alone", () => {
  const serverMs = answered(0, [
    [0, 300, 900],
    [5_000, 20, 2_000],
  ]);
  expect(clock.now()).toBe(serverMs);
});

test("a clock that is set while the page is open is noticed with the next answer", () => {
  answered(0, [[0, 40, 60]]);
  const serverMs = answered(-20 * minuteMs, [[0, 40, 60]]);
  expect(Math.abs(clock.now() - serverMs)).toBeLessThanOrEqual(1_100);
});

test("an answer without a date changes nothing", () => {
  vi.setSystemTime(startMs);
  for (const date of [null, "", "yesterday"]) clock.learnTime(date, startMs);
  expect(clock.now()).toBe(startMs);
});
