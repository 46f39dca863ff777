import { limits, noWelcome } from "@marquee/contracts/limits";
import { memoryTable } from "@marquee/table/memory-table";
import { fixedClock } from "@marquee/testkit/clock";
import { recordingChannel } from "@marquee/testkit/recording-channel";
import { codeOf } from "@marquee/testkit/refusal";
import { seededIds } from "@marquee/testkit/seeded-ids";
import { beforeEach, expect, it } from "vitest";
import { spendRegistration } from "../../account/accounts/register.ts";
import { countPasswordGuess } from "../../account/passwords/count-password-guess.ts";
import { forgotPassword } from "../../account/passwords/forgot-password.ts";
import { resetPassword } from "../../account/passwords/reset-password.ts";
import { sendPhoneCode } from "../../account/phone/send-code.ts";
import type { Core } from "../../core.ts";
import { createTicket } from "../../live/realtime/realtime.ts";
import { inPerson } from "../identity/principal.ts";

let core: Core;

beforeEach(() => {
  core = { table: memoryTable(), clock: fixedClock(), ids: seededIds() };
});

const mailing = { email: { send: async () => undefined }, siteUrl: "", failed: () => undefined };
const sending = {
  sms: { send: async () => undefined },
  codesKeys: ["a-key"] as const,
  siteHost: "marquee.example",
};
const callerAt = (nth: number) => ({ ip: `2001:db8:1:2:${nth.toString(16)}::1`, device: "Firefox on Linux" });

/** Every limited action of a network, with everything but the network different each time. */
const uses: [string, number, (nth: number) => Promise<unknown>][] = [
  [
    "sign in, whatever name",
    limits.loginPerIpPer15Min,
    (nth) => countPasswordGuess(core, `name${nth}`, callerAt(nth)),
  ],
  ["guess at a name", limits.loginPerNamePer15Min, (nth) => countPasswordGuess(core, "ann", callerAt(nth))],
  ["register", limits.registerPerIpPerHour, (nth) => spendRegistration(core, callerAt(nth))],
  [
    "ask for a reset link",
    limits.resetMailsPerIpPerHour,
    (nth) =>
      forgotPassword(
        core,
        { mailing, sleep: async () => undefined },
        { email: `p${nth}@example.com`, caller: callerAt(nth) },
      ),
  ],
  [
    "try a reset link",
    limits.resetMailsPerIpPerHour,
    (nth) =>
      resetPassword(
        core,
        { channel: recordingChannel(), mailing, welcome: noWelcome },
        { token: `usr_1-${nth}`, password: "Correct-Horse-7", caller: callerAt(nth) },
      ),
  ],
  [
    "ask for a text message",
    limits.phoneCodesPerIpPerHour,
    (nth) => sendPhoneCode(core, sending, { phone: `+1415${2_000_000 + nth}`, caller: callerAt(nth) }),
  ],
  [
    "ask for a ticket",
    limits.ticketsPerNetworkPerMinute,
    (nth) => createTicket(core, { ...inPerson(`usr_${nth}`), sessionHash: "s" }, callerAt(nth)),
  ],
];

it.each(uses)("the addresses of one IPv6 /64 together may %s %i times", async (_, max, use) => {
  const answers: string[] = [];
  for (let nth = 0; nth < max + 20; nth++) answers.push(await codeOf(use(nth)));
  expect(answers.filter((code) => code !== "too_many_requests")).toHaveLength(max);
  expect(answers.slice(-20)).toEqual(Array(20).fill("too_many_requests"));
});
