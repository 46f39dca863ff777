import { limits } from "@marquee/contracts/limits";
import { absent, attribute } from "@marquee/table/condition";
import { type LabelledWrite, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { givenAloneItem, givenAloneKey, readGivenAlone } from "./given-alone.item.ts";

const hourMs = 60 * 60_000;
const windowHours = 24;

/** Whether a transaction lost its race with another booking of the same admin or account. */
export function isAloneOvertaken(error: unknown): boolean {
  return error instanceof TransactionRefused && error.label === "alone";
}

/**
 * The writes that count credits which an admin moves alone, labelled `alone`, for the transaction that moves them;
 * below 0 takes credits away. Undefined when this admin's sum or this account's sum of the last 24 hours would exceed
 * what one admin may move alone: then a second admin has to approve. Sums are kept by the hour, so an hour that began
 * less than 25 hours ago still counts. A concurrent booking refuses the transaction as `isAloneOvertaken` says; then they
 * are to be made again.
 */
export async function aloneWrites(
  core: Core,
  adminId: string,
  userId: string,
  amount: number,
): Promise<LabelledWrite[] | undefined> {
  const writes = await Promise.all([
    countWrite(core, "by", adminId, amount),
    countWrite(core, "for", userId, amount),
  ]);
  const within = writes.filter((write) => write !== undefined);
  return within.length === writes.length ? within : undefined;
}

async function countWrite(
  core: Core,
  whose: "by" | "for",
  id: string,
  amount: number,
): Promise<LabelledWrite | undefined> {
  const row = await core.table.get(givenAloneKey(whose, id));
  const known = row && readGivenAlone(row);
  const nowMs = core.clock.now();
  const hour = Math.floor(nowMs / hourMs);
  const hours = Object.fromEntries(
    Object.entries(known?.hours ?? {}).filter(([one]) => Number(one) >= hour - windowHours),
  );
  const before = hours[hour] ?? { given: 0, taken: 0 };
  hours[hour] = {
    given: before.given + Math.max(amount, 0),
    taken: before.taken + Math.max(-amount, 0),
  };
  const sum = (way: "given" | "taken") =>
    Object.values(hours).reduce((credits, one) => credits + one[way], 0);
  if (sum(amount > 0 ? "given" : "taken") > limits.adjustmentAloneCredits) return undefined;
  return {
    label: "alone",
    write: {
      op: "put",
      item: givenAloneItem({ userId: id, whose, hours, ver: (known?.ver ?? 0) + 1, nowMs }),
      when: known ? attribute("ver").is(known.ver) : absent,
    },
  };
}
