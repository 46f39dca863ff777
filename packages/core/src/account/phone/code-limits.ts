import { durations } from "@marquee/contracts/durations";
import { AppError } from "@marquee/contracts/errors";
import { limits } from "@marquee/contracts/limits";
import { any, attribute } from "@marquee/table/condition";
import { ConditionRefused } from "@marquee/table/table";
import type { Caller } from "../../caller.ts";
import type { Core } from "../../core.ts";
import { daySeconds, hourSeconds, quarterHourSeconds, spendLimit } from "../../ground/throttles/limiter.ts";
import { spendPerNetwork } from "../../ground/throttles/network.ts";
import { fingerprint } from "../../rows/keys.ts";
import { lastCode, lastCodeKey, readLastCode } from "./phone-flow.item.ts";

/** The stage's counter is spread over rows, so that not every call writes the same one. */
const shards = 8;

/**
 * Counts one text message, or refuses it: per network, per number, and for the whole stage. Everything is counted
 * before the message is sent; if the table does not answer, nothing is sent. The network comes first, so that a network
 * over its limit cannot use up a number's.
 * @throws AppError too_many_requests with the seconds to wait
 */
export async function spendPhoneCode(core: Core, phone: string, caller: Caller): Promise<void> {
  const number = fingerprint(phone);
  await spendPerNetwork(core, caller, {
    scope: "sms-ip",
    max: limits.phoneCodesPerIpPerHour,
    windowSeconds: hourSeconds,
  });
  await requireResendPause(core, phone);
  await spendLimit(core, {
    scope: "sms-number",
    key: number,
    max: limits.phoneCodesPerNumberPer15Min,
    windowSeconds: quarterHourSeconds,
  });
  await spendLimit(core, {
    scope: "sms-number-day",
    key: number,
    max: limits.phoneCodesPerNumberPerDay,
    windowSeconds: daySeconds,
  });
  await spendOfStage(core, Number.parseInt(Buffer.from(number).toString("hex").slice(0, 8), 16));
}

/** Requires at least a minute between two messages to a number. */
async function requireResendPause(core: Core, phone: string): Promise<void> {
  const nowMs = core.clock.now();
  const distanceMs = durations.phoneResendSeconds * 1_000;
  const sentAt = attribute("sentAtMs");
  try {
    await core.table.write({
      op: "update",
      key: lastCodeKey(phone),
      set: lastCode(nowMs),
      when: any(sentAt.isAbsent, sentAt.atMost(nowMs - distanceMs)),
    });
  } catch (error) {
    if (!(error instanceof ConditionRefused)) throw error;
    const sentAtMs = error.item ? readLastCode(error.item).sentAtMs : nowMs;
    throw new AppError("too_many_requests", {
      message: "We just sent a code. Wait a moment before requesting another.",
      retryAfterSeconds: Math.ceil((sentAtMs + distanceMs - nowMs) / 1_000),
    });
  }
}

/** Counts on one of the stage's rows; if it is full, tries the next one, until all are full. */
async function spendOfStage(core: Core, start: number): Promise<void> {
  for (let tried = 0; ; tried++) {
    try {
      return await spendLimit(core, {
        scope: "sms-stage",
        key: String((start + tried) % shards),
        max: limits.phoneCodesPerDay / shards,
        windowSeconds: daySeconds,
      });
    } catch (error) {
      const full = error instanceof AppError && error.code === "too_many_requests";
      if (!full || tried === shards - 1) throw error;
    }
  }
}
