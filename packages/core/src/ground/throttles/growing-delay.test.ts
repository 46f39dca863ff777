import { AppError } from "@marquee/contracts/errors";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { spendWithDelay } from "./growing-delay.ts";
import { resetLimit } from "./limiter.ts";

const limit = { scope: "login-name", key: "somebody", max: 3, windowSeconds: 900 };

let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(() => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
});

/** 0 if a use was allowed, else the seconds to wait. */
const use = () =>
  spendWithDelay(core, limit, { firstSeconds: 15 }).then(
    () => 0,
    (error: unknown) => {
      if (error instanceof AppError && error.code === "too_many_requests") return error.retryAfterSeconds;
      throw error;
    },
  );

describe("a delay that grows", () => {
  it("allows the first uses at once, then one after each wait, which doubles", async () => {
    for (let count = 0; count < 3; count++) expect(await use()).toBe(0);
    for (const waitSeconds of [15, 30, 60, 120]) {
      expect(await use()).toBe(waitSeconds);
      clock.advance((waitSeconds - 1) * 1_000);
      expect(await use()).toBe(1);
      clock.advance(1_000);
      expect(await use()).toBe(0);
    }
  });

  it("never lasts longer than its window", async () => {
    for (let count = 0; count < 3; count++) await use();
    clock.advance(899_000);
    expect(await use()).toBe(0);
    expect(await use()).toBe(1);
    clock.advance(1_000);
    expect(await use()).toBe(0);
  });

  it("allows no more when 200 arrive at once", async () => {
    const burst = async () =>
      (await Promise.all(Array.from({ length: 200 }, use))).filter((wait) => wait === 0).length;
    expect(await burst()).toBe(3);
    clock.advance(15_000);
    expect(await burst()).toBe(1);
  });

  it("is reset after a success", async () => {
    for (let count = 0; count < 4; count++) await use();
    await resetLimit(core, limit);
    expect(await use()).toBe(0);
  });
});
