import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, describe, expect, it } from "vitest";
import type { Core } from "../../core.ts";
import { sendPhoneCode } from "./send-code.ts";

const phone = "+14155550100";

let core: Core;
let clock: ReturnType<typeof fixedClock>;
let sent: number;

beforeEach(() => {
  clock = fixedClock();
  core = { table: memoryTable(), clock, ids: seededIds() };
  sent = 0;
});

const sms = { send: async () => void (sent += 1) };
const send = (to: string, ip: string, within = core) =>
  sendPhoneCode(
    within,
    { sms, codesKeys: ["a-key-for-codes"] as const, siteHost: "marquee.example" },
    { phone: to, caller: { ip, device: "Firefox on Linux" } },
  );

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error : new AppError("internal", { cause: error })),
  );

/** Distinct addresses and numbers. */
const address = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
const number = (index: number) => `+1415${String(2_000_000 + index)}`;

describe("what text messages may cost", () => {
  it("stays at the daily cap when a fifth more requests arrive, each from a different address to a different number", async () => {
    const refusals = new Set<string>();
    for (let index = 0; index < limits.phoneCodesPerDay * 1.2; index++) {
      const error = await errorOf(send(number(index), address(index)));
      if (error) refusals.add(error.code);
      clock.advance(10_000);
    }
    expect(refusals).toEqual(new Set(["too_many_requests"]));
    expect(sent).toBe(limits.phoneCodesPerDay);
    clock.advance(24 * 3_600_000);
    expect(await errorOf(send(phone, "192.0.2.1"))).toBeUndefined();
  });

  it("is nothing when the limiter's table does not answer", async () => {
    for (const failing of ["write", "update"]) {
      const table = memoryTable({
        before: async (operation) => {
          if (operation === failing || operation === "write") throw new AppError("unavailable");
        },
      });
      expect((await errorOf(send(phone, "192.0.2.1", { ...core, table })))?.code).toBe("unavailable");
    }
    expect(sent).toBe(0);
  });

  it("is the same for parallel requests: one number gets one message a minute", async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => errorOf(send(phone, address(index)))),
    );
    expect(answers.filter((error) => error === undefined)).toHaveLength(1);
    expect(sent).toBe(1);
  });
});

describe("how often a number is sent a code", () => {
  it("too_many_requests: within a minute, with the seconds to wait", async () => {
    await send(phone, "192.0.2.1");
    clock.advance(20_000);
    const error = await errorOf(send(phone, "192.0.2.2"));
    expect(error).toMatchObject({ code: "too_many_requests", retryAfterSeconds: 40 });
    clock.advance(40_000);
    expect(await errorOf(send(phone, "192.0.2.1"))).toBeUndefined();
  });

  it("too_many_requests: three times in fifteen minutes and eight times a day, from any address", async () => {
    const quarter: boolean[] = [];
    for (let minute = 0; minute < 5; minute++) {
      quarter.push((await errorOf(send(phone, address(minute)))) === undefined);
      clock.advance(60_000);
    }
    expect(quarter).toEqual([true, true, true, false, false]);
    for (let index = 0; index < 40; index++) {
      clock.advance(15 * 60_000);
      await errorOf(send(phone, address(100 + index)));
    }
    expect(sent).toBe(limits.phoneCodesPerNumberPerDay);
  });
});

describe("how often an address may request codes", () => {
  it.each([
    ["an IPv4 address", () => "192.0.2.1"],
    ["an IPv6 network, whatever address of it", (index: number) => `2001:db8:1:2:${index.toString(16)}::1`],
    ["an IPv4 address in IPv6 dress", (index: number) => (index % 2 ? "192.0.2.9" : "::ffff:192.0.2.9")],
  ])("too_many_requests: ten times an hour: %s", async (_, ip) => {
    for (let index = 0; index < 20; index++) await errorOf(send(number(index), ip(index)));
    expect(sent).toBe(limits.phoneCodesPerIpPerHour);
  });

  it("a caller who has used up their limit does not keep a number's owner waiting", async () => {
    for (let index = 0; index < 10; index++) await send(number(index), "192.0.2.1");
    expect((await errorOf(send(phone, "192.0.2.1")))?.code).toBe("too_many_requests");
    expect(await errorOf(send(phone, "192.0.2.2"))).toBeUndefined();
  });
});

it("unavailable: a failed send is reported, and the number waits its minute", async () => {
  const failing = { send: async () => Promise.reject(new Error("SNS is away")) };
  const call = { phone, caller: { ip: "192.0.2.1", device: "Firefox on Linux" } };
  const sending = { sms: failing, codesKeys: ["a-key-for-codes"] as const, siteHost: "marquee.example" };
  expect(await errorOf(sendPhoneCode(core, sending, call))).toMatchObject({ code: "unavailable" });
  expect((await errorOf(send(phone, "192.0.2.1")))?.code).toBe("too_many_requests");
});
