import type { SelfSelectableRole } from "@marquee/contracts/enums";
import { AppError, invalidField } from "@marquee/contracts/errors";
import type { OwnRoleChange, RoleChange } from "@marquee/contracts/home/support";
import { limits } from "@marquee/contracts/limits";
import { absent, all, any, attribute } from "@marquee/table/condition";
import { ConditionRefused, TransactionRefused } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { daySeconds, type Limit, limitWrite, tooManyOf } from "../../ground/throttles/limiter.ts";
import { activeUser, profileKey, type UserRecord } from "../../ground/users/user.item.ts";
import { isoTime } from "../../time.ts";
import { type RoleChangeRecord, roleChangeEntity } from "./role-change.item.ts";
import { roleTiesOf } from "./role-ties.ts";

/** A request as its maker and admins see it. */
export function publicRoleChange({ userId: _, ...request }: RoleChangeRecord): RoleChange {
  return request;
}

/** A user's latest request for another role, and what they have under way. */
export async function ownRoleChange(core: Core, userId: string): Promise<OwnRoleChange> {
  const [row, ties] = await Promise.all([
    core.table.get(roleChangeEntity.key({ userId })),
    roleTiesOf(core, userId),
  ]);
  return { request: row ? publicRoleChange(roleChangeEntity.read(row)) : null, ties };
}

/**
 * Asks for another role. What still needs the present one keeps nobody from asking, only from getting it.
 * @throws AppError validation_failed for the role that they have, conflict while another request waits,
 *   too_many_requests, unauthenticated for an account that ended
 */
export async function requestRoleChange(
  core: Core,
  user: Pick<UserRecord, "id" | "role">,
  { role: to, reason }: { role: SelfSelectableRole; reason: string },
): Promise<OwnRoleChange> {
  if (to === user.role) throw invalidField("role", "This is your role already");
  const nowMs = core.clock.now();
  const request: RoleChangeRecord = {
    userId: user.id,
    from: user.role,
    to,
    reason,
    status: "waiting",
    answer: null,
    requestedAt: isoTime(nowMs),
    decidedAt: null,
  };
  try {
    await core.table.transact([
      {
        label: "request",
        write: {
          op: "put",
          item: roleChangeEntity.item(request),
          when: any(absent, attribute("status").isNot("waiting")),
        },
      },
      {
        label: "profile",
        write: {
          op: "check",
          key: profileKey(user.id),
          when: all(activeUser, attribute("role").is(user.role)),
        },
      },
      limitWrite(perDay(user.id), nowMs),
    ]);
  } catch (error) {
    if (!(error instanceof TransactionRefused)) throw error;
    if (error.label === "limit") throw tooManyOf(perDay(user.id), nowMs, tooMany);
    if (error.label === "request") throw new AppError("conflict", { message: waitsAlready, cause: error });
    throw new AppError("unauthenticated", { cause: error });
  }
  return ownRoleChange(core, user.id);
}

const waitsAlready = "You've asked for another role already. Withdraw that request to make a new one.";
const tooMany = `You can ask for another role ${limits.roleChangesPerDay} times a day. Try again tomorrow.`;

const perDay = (userId: string): Limit => ({
  scope: "role-changes",
  key: userId,
  max: limits.roleChangesPerDay,
  windowSeconds: daySeconds,
});

/** Withdraws the request that waits, if there is one. @throws AppError conflict for one that was decided meanwhile */
export async function withdrawRoleChange(core: Core, userId: string): Promise<OwnRoleChange> {
  const row = await core.table.get(roleChangeEntity.key({ userId }));
  const request = row && roleChangeEntity.read(row);
  if (request?.status === "waiting") {
    const withdrawn = {
      ...request,
      status: "withdrawn" as const,
      decidedAt: isoTime(core.clock.now()),
    };
    try {
      await core.table.write({
        op: "put",
        item: roleChangeEntity.item(withdrawn),
        when: stillWaiting(request),
      });
    } catch (error) {
      if (error instanceof ConditionRefused) throw new AppError("conflict", { cause: error });
      throw error;
    }
  }
  return ownRoleChange(core, userId);
}

/** Condition on a request's row: it is this request, and nobody has decided on it. */
export function stillWaiting({ requestedAt }: Pick<RoleChangeRecord, "requestedAt">) {
  return all(attribute("status").is("waiting"), attribute("requestedAt").is(requestedAt));
}
