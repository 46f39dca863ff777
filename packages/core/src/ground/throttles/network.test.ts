import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { networkOf, spendPerNetwork, widestNetworkKey } from "./network.ts";

let core: Core;

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
});

const limit = { scope: "test", max: 10, windowSeconds: 900 };
const spend = (ip: string) => codeOf(spendPerNetwork(core, { ip }, limit));
async function allowed(addresses: readonly string[]): Promise<number> {
  let count = 0;
  for (const ip of addresses) if ((await spend(ip)) === "no error") count += 1;
  return count;
}
const many = (length: number, of: (nth: number) => string) => Array.from({ length }, (_, nth) => of(nth));

describe("the network of a caller", () => {
  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["2001:db8:1:2::1", "2001:0DB8:0001:0002:0:0:0:1", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["192.0.2.9", "::ffff:192.0.2.9", true],
    ["192.0.2.9", "::ffff:c000:209", true],
    ["192.0.2.9", "192.0.2.10", false],
    ["192.0.2.9", "c000:209::", false],
    ["unknown", "unknown", true],
  ])("%s and %s: the same is %s", (left, right, same) => {
    expect(networkOf({ ip: left }) === networkOf({ ip: right })).toBe(same);
  });

  it("is the whole /48 if several of its /64s must not count as several callers", () => {
    const key = (ip: string) => widestNetworkKey({ ip }, "ann");
    expect(key("2001:db8:1:2::1")).toBe(key("2001:db8:1:fffe::7"));
    expect(key("2001:db8:1:2::1")).not.toBe(key("2001:db8:2:2::1"));
    expect(key("192.0.2.1")).not.toBe(key("192.0.2.2"));
  });
});

describe("a limit per network", () => {
  it("counts the addresses of a /64 as one caller", async () => {
    expect(await allowed(many(40, (nth) => `2001:db8:1:2:${nth.toString(16)}::1`))).toBe(10);
    expect(await spend("2001:db8:1:3::1")).toBe("no error");
  });

  it("lets the /64s of one /48 have four times the maximum together, and other networks their own", async () => {
    expect(await allowed(many(200, (nth) => `2001:db8:1:${nth.toString(16)}::1`))).toBe(40);
    expect(await spend("2001:db8:2:1::1")).toBe("no error");
    expect(await spend("192.0.2.1")).toBe("no error");
  });

  it("takes nothing from the /48 for uses that one of its /64s is refused", async () => {
    await allowed(many(500, () => "2001:db8:1:2::1"));
    expect(await allowed(many(30, (nth) => `2001:db8:1:a${nth.toString(16)}::1`))).toBe(30);
  });
});
