import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { codeOf } from "@marquee/testkit/refusal";
import { sampleUser } from "@marquee/testkit/sample-user";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { someCaller } from "@marquee/testkit/some-caller";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { recordActivity } from "../../ground/activity/activity.ts";
import { storeUser } from "../accounts/register.ts";
import type { CodePlace } from "./count-code-guess.ts";
import { confirmTwoFactor, startTwoFactor } from "./two-factor.ts";
import { verifySecondFactor } from "./verify-second-factor.ts";

const keys = ["a-key-for-factors-of-thirty-two-characters"] as const;
const user = sampleUser("usr_owner");
const mailing = { email: { send: async () => undefined }, siteUrl: "", failed: () => undefined };
const home = "203.0.113.77";
const away = "192.0.2.200";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let secret: string;
let recoveryCodes: string[];

beforeEach(async () => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  await storeUser(core, user);
  ({ secret } = await startTwoFactor(core, keys, user));
  const change = { user, caller: someCaller, code: shown() };
  recoveryCodes = await confirmTwoFactor(core, { mailing, keys }, change);
  clock.advance(60_000);
});

const shown = () => new TOTP({ secret }).generate({ timestamp: clock.now() });
/** Six digits that are not a current code. */
const wrong = () => String((Number(shown()) + 500_000) % 1_000_000).padStart(6, "0");

const verify = (code: string, place: { ip: string; sessionHash?: string }) =>
  verifySecondFactor(core, keys, user, placed(place, code));
const placed = (
  { ip, sessionHash }: { ip: string; sessionHash?: string },
  code: string,
): CodePlace & { code: string } => ({
  code,
  caller: { ...someCaller, ip },
  sessionHash,
});
const answerOf = async (code: string, place: { ip: string; sessionHash?: string }) => {
  let answer = "";
  const refusal = await codeOf(verify(code, place).then((verdict) => (answer = verdict)));
  return answer || refusal;
};

/** Wrong codes from an attacker who knows the password; returns how many were compared. */
async function attack(networks: number, each = 1): Promise<number> {
  let compared = 0;
  for (let nth = 0; nth < networks; nth++)
    for (let times = 0; times < each; times++)
      if ((await answerOf(wrong(), { ip: `198.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` })) === "wrong")
        compared += 1;
  return compared;
}

describe("a caller who knows the password and uses up second-factor guesses", () => {
  it("gets ten on one network, and an IPv6 /64 is one network", async () => {
    expect(await attack(1, 50)).toBe(limits.secondFactorPerPlacePerDay);
    let compared = 0;
    for (let nth = 0; nth < 50; nth++)
      if ((await answerOf(wrong(), { ip: `2001:db8:1:2:${nth.toString(16)}::1` })) === "wrong") compared += 1;
    expect(compared).toBe(limits.secondFactorPerPlacePerDay);
  });

  it("does not lock the owner out on another network", async () => {
    await attack(10, 50);
    expect(await answerOf(shown(), { ip: away })).toBe("right");
  });

  it("does not lock the owner out with any number of networks: where they signed in before", async () => {
    await recordActivity(core, user, "signed_in", { ...someCaller, ip: home });
    await attack(2_000);
    expect(await answerOf(shown(), { ip: home })).toBe("right");
  });

  it("… in a living session, even from a new network", async () => {
    await attack(2_000);
    expect(await answerOf(shown(), { ip: away, sessionHash: "a-session" })).toBe("right");
  });

  it("… and with a recovery code from anywhere", async () => {
    await attack(2_000);
    expect(await answerOf(shown(), { ip: away })).toBe("too_many_requests");
    expect(await answerOf(recoveryCodes[0] ?? "", { ip: away })).toBe("right");
  });

  it("leaves a new network its turn within ten minutes of stopping, as it must after a password reset", async () => {
    await attack(2_000);
    clock.advance(10 * 60_000);
    expect(await answerOf(shown(), { ip: away })).toBe("right");
  });

  it("compares fewer than 300 guesses in a day with 10,000 networks, one expected success in 1,000 days", async () => {
    let compared = 0;
    const startMs = clock.now();
    const midnightMs = Math.ceil(startMs / 86_400_000) * 86_400_000;
    clock.advance(midnightMs - startMs);
    for (let quarter = 0; quarter < 96; quarter++) {
      compared += await attack(quarter === 0 ? 10_000 : 30);
      clock.advance(10 * 60_000);
      compared += await attack(30);
      clock.advance(5 * 60_000);
    }
    // 150 at once, then one every ten minutes.
    expect(compared).toBeLessThanOrEqual(limits.secondFactorPerUserPerDay + 144);
    // Three codes of a million are right at any moment.
    expect((3 * compared) / 1_000_000).toBeLessThan(0.001);
    // Thirteen thousand guesses take seconds on a busy machine.
  }, 30_000);

  it("compares at most 111 guesses in a day on one of the owner's own networks", async () => {
    await recordActivity(core, user, "signed_in", { ...someCaller, ip: home });
    const startMs = clock.now();
    clock.advance(Math.ceil(startMs / 86_400_000) * 86_400_000 - startMs);
    await attack(2_000);
    let compared = 0;
    for (let minute = 0; minute < 24 * 60; minute++) {
      for (let times = 0; times < (minute === 0 ? 20 : 1); times++)
        if ((await answerOf(wrong(), { ip: home })) === "wrong") compared += 1;
      clock.advance(60_000);
    }
    expect(compared).toBeLessThanOrEqual(111);
  });

  it("resets a place's guesses after a right code, and still counts those of others", async () => {
    await attack(150);
    clock.advance(10 * 60_000);
    for (let times = 0; times < 9; times++) await answerOf(wrong(), { ip: home, sessionHash: "a-session" });
    expect(await answerOf(shown(), { ip: home, sessionHash: "a-session" })).toBe("right");
    for (let times = 0; times < 10; times++)
      expect(await answerOf(wrong(), { ip: home, sessionHash: "a-session" })).toBe("wrong");
    await attack(1);
    expect(await answerOf(wrong(), { ip: away })).toBe("too_many_requests");
  });
});
