import type { UserRole } from "@marquee/contracts/enums";
import { attribute, type Condition } from "@marquee/table/condition";
import type { Core } from "../../core.ts";
import { isoTime } from "../../time.ts";
import type { UserRecord } from "./user.item.ts";

/**
 * Part of the update of a profile in a transaction that commits an account to something that only some roles may do: it
 * requires one of the roles, and makes a change of the role that has not seen it fail.
 */
export function roleCommitment(
  nowMs: number,
  roles: readonly UserRole[],
): { set: Pick<UserRecord, "committedAt">; when: Condition } {
  return { set: { committedAt: isoTime(nowMs) }, when: attribute("role").isOneOf(...roles) };
}

/** Lists may miss what was written this recently; far longer than they usually take. */
const listsSettleMs = 10_000;

/** Whether an account committed itself so recently that a list might not show it yet. */
export function hasJustCommitted(core: Core, { committedAt }: Pick<UserRecord, "committedAt">): boolean {
  return committedAt !== undefined && committedAt > isoTime(core.clock.now() - listsSettleMs);
}

/** Condition on a profile that has committed itself to nothing since it was read. */
export function uncommittedSince({ committedAt }: Pick<UserRecord, "committedAt">): Condition {
  const at = attribute("committedAt");
  return committedAt === undefined ? at.isAbsent : at.is(committedAt);
}
