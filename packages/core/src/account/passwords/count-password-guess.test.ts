import type { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { recordActivity } from "../../ground/activity/activity.ts";
import { openingPreferences } from "../../ground/users/user.item.ts";
import { countPasswordGuess } from "./count-password-guess.ts";

const owner = { id: "usr_ann", preferences: openingPreferences };
const dayMs = 86_400_000;
const home = "203.0.113.77";

let core: Core;
let clock: ReturnType<typeof fixedClock>;

beforeEach(() => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
});

/** Does what a sign-in does: counts, waits, and takes the guess back if the password was right. */
async function guess(ip: string, { right = false, name = "ann" } = {}): Promise<void> {
  const counted = await countPasswordGuess(core, name, { ...someCaller, ip });
  await counted.waitUnderAttack(name.toLowerCase() === "ann" ? owner : undefined);
  if (right) await counted.wasRight();
}
const codeFrom = (ip: string, options: Parameters<typeof guess>[1] = {}) => codeOf(guess(ip, options));
const attacker = (nth: number) => `198.51.${nth >> 8}.${nth & 255}`;

async function attack(networks: number, each = 1, from = 0): Promise<number> {
  let compared = 0;
  for (let nth = from; nth < from + networks; nth++)
    for (let times = 0; times < each; times++)
      if ((await codeFrom(attacker(nth))) === "no error") compared += 1;
  return compared;
}

describe("guesses at a password", () => {
  it("are counted for a whole IPv6 /64, not for each of its addresses", async () => {
    let compared = 0;
    for (let nth = 0; nth < 60; nth++)
      if ((await codeFrom(`2001:db8:1:2:${nth.toString(16)}::1`)) === "no error") compared += 1;
    expect(compared).toBe(limits.loginPerNamePer15Min);
  });

  it("are also counted per network across all names", async () => {
    let compared = 0;
    for (let nth = 0; nth < 60; nth++)
      if ((await codeFrom(`2001:db8:1:2::${nth.toString(16)}`, { name: `name${nth}` })) === "no error")
        compared += 1;
    expect(compared).toBe(limits.loginPerIpPer15Min);
  });
});

describe.each([
  ["an IPv4 address", () => home],
  ["an IPv6 /64", (nth: number) => `2001:db8:1:2::${nth.toString(16)}`],
  ["an IPv6 /48", (nth: number) => `2001:db8:1:${(nth % 4).toString(16)}::${nth.toString(16)}`],
])("right passwords from %s", (_, addressOf) => {
  const signIns = (count: number, from = 0) =>
    Array.from({ length: count }, (__, nth) => ({
      name: `person${from + nth}`,
      ip: addressOf(nth),
      right: true,
    }));
  const failures = (count: number) =>
    Array.from({ length: count }, (__, nth) => ({ name: `name${nth}`, ip: addressOf(nth), right: false }));
  /** How many of these are compared. */
  async function allowed(all: readonly { name: string; ip: string; right: boolean }[]): Promise<number> {
    let compared = 0;
    for (const { ip, ...one } of all) if ((await codeFrom(ip, one)) === "no error") compared += 1;
    return compared;
  }
  const networks = new Set(Array.from({ length: 8 }, (__, nth) => addressOf(nth).split("::")[0])).size;
  const wrongMax = Math.min(limits.loginPerIpPer15Min * networks, limits.loginPerIpPer15Min * 4);

  it("leave the allowance to everybody else there", async () => {
    expect(await allowed(signIns(300))).toBe(300);
    expect(await allowed(failures(3))).toBe(3);
    expect(await allowed(signIns(20, 300))).toBe(20);
  });

  it("make no room for wrong ones, however they are mixed and whenever a window ends", async () => {
    const own = { name: "mine", right: true };
    let wrong = 0;
    for (const one of failures(wrongMax + 60)) {
      await codeFrom(one.ip, own);
      if ((await codeFrom(one.ip, one)) === "no error") wrong += 1;
      await codeFrom(one.ip, own);
    }
    expect(wrong).toBe(wrongMax);
    // Counted in a window that ends before they turn out to be right: the next window has no more room for that.
    clock.advance(15 * 60_000 - (clock.now() % (15 * 60_000)) - 1);
    const late = await Promise.all(
      signIns(10).map(({ name, ip }) => countPasswordGuess(core, name, { ...someCaller, ip })),
    ).catch(() => []);
    clock.advance(1);
    expect(await allowed(failures(wrongMax))).toBe(wrongMax);
    await Promise.all(late.map((one) => one.wasRight()));
    expect(await allowed(failures(10))).toBe(0);
  });

  it("are bounded too, because each costs a comparison", async () => {
    expect(await allowed(signIns(limits.loginsPerIpPer15Min * 4 + 20))).toBeLessThanOrEqual(
      limits.loginsPerIpPer15Min * Math.min(4, networks),
    );
  });
});

describe("a name that is guessed at from many networks", () => {
  it("makes each additional network wait before its first guess, and longer before each later one", async () => {
    expect(await attack(300)).toBe(limits.loginPerNamePerDay);
    const waits: number[] = [];
    for (let times = 0; times < 10; times++) {
      const refused = await guess("192.0.2.200").catch((error: unknown) => error);
      const { retryAfterSeconds } = refused as AppError & { retryAfterSeconds: number };
      waits.push(retryAfterSeconds);
      clock.advance(retryAfterSeconds * 1_000);
      expect(await codeFrom("192.0.2.200")).toBe("no error");
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1_920, 3_600, 3_600, 3_600]);
  });

  it("lets the right password in from a clean network after half a minute, however many networks attack", async () => {
    await attack(200);
    expect(await codeFrom(home)).toBe("too_many_requests");
    // Others guess from new networks up to the very moment at which the wait ends, and take nothing of it.
    for (let second = 0; second < 30; second++) {
      clock.advance(1_000);
      await attack(40, 1, 200 + 40 * second);
    }
    expect(await codeFrom(home, { right: true })).toBe("no error");
  });

  it("lets the owner in at once from where they signed in before", async () => {
    await recordActivity(core, owner, "signed_in", { ...someCaller, ip: home });
    await attack(300);
    for (let times = 0; times < 5; times++) expect(await codeFrom(home, { right: true })).toBe("no error");
  });

  it("does not trust a network that signed in before the password was changed", async () => {
    await recordActivity(core, owner, "signed_in", { ...someCaller, ip: home });
    clock.advance(1_000);
    await recordActivity(core, owner, "password_reset", someCaller);
    await attack(200);
    expect(await codeFrom(home)).toBe("too_many_requests");
  });

  it("counts all the /64s of a /48 as one network", async () => {
    await attack(200);
    expect(await codeFrom("2001:db8:1:1::1")).toBe("too_many_requests");
    clock.advance(30_000);
    let compared = 0;
    for (let nth = 0; nth < 30; nth++)
      if ((await codeFrom(`2001:db8:1:${nth.toString(16)}::1`)) === "no error") compared += 1;
    expect(compared).toBe(1);
  });

  it("also slows down for a name that does not exist, so that the wait reveals nothing", async () => {
    for (let nth = 0; nth < limits.loginPerNamePerDay; nth++) await guess(attacker(nth), { name: "nobody" });
    expect(await codeFrom(home, { name: "nobody" })).toBe("too_many_requests");
    expect(await codeFrom(home)).toBe("no error");
  });

  it("is not triggered by right passwords, or by refused guesses from one network", async () => {
    for (let times = 0; times < 4 * limits.loginPerNamePerDay; times++) {
      await guess(home, { right: true });
      clock.advance(20_000);
    }
    await attack(1, 500);
    expect(await codeFrom("192.0.2.200")).toBe("no error");
  });

  it("lets each network guess at most 31 times a day", async () => {
    clock.advance(dayMs - (clock.now() % dayMs));
    await attack(200);
    const networks = 5;
    let compared = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      compared += await attack(networks);
      clock.advance(60_000);
    }
    expect(compared).toBeLessThanOrEqual(networks * 31);
    expect(compared).toBeGreaterThan(networks * 20);
  });
});
