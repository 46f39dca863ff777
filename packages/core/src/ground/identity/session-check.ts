import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { includesRole } from "@marquee/contracts/account/team-roles";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import type { LabelledWrite, TransactionRefused } from "@marquee/table/table";
import { activeUser, profileKey } from "../users/user.item.ts";
import { type Need, noAccess, scopeRefusal, viewingRefusal } from "./access.ts";
import { apiKeyKey, notExpired } from "./api-key.item.ts";
import { grantIncludes, grantInForce, grantKey } from "./grant.item.ts";
import { hasRole, memberKey, roleIn } from "./member.item.ts";
import type { Acting, Identity } from "./principal.ts";
import { sessionKey } from "./session.item.ts";

/**
 * Makes a transaction require a living session or key, and what its holder may do in the account, so that a hot write
 * needs no read before it. They are refused with the labels `session` and those of `accessChecks`.
 */
export function sessionChecks(
  identity: Identity,
  need: Need,
  nowMs: number,
  also?: Condition,
): LabelledWrite[] {
  return [aliveCheck(identity, nowMs), ...accessChecks(identity, need, nowMs, also)];
}

/**
 * Makes a transaction require what the actor may do in the account. It is refused with the labels `member`, `grantee`
 * and `grant`, which `accessRefusal` turns into the error. `also` is required of the row of the actor's place in the
 * account that pays, such as a cap; who acts through a grant that the client pays has none there.
 */
export function accessChecks(acting: Acting, need: Need, nowMs: number, also?: Condition): LabelledWrite[] {
  const { actorId, accountId, through, payer = "client" } = acting;
  if (through === undefined) return [roleCheck(acting, need.least, also)];
  return [
    roleCheck({ actorId, accountId: through }, need.least, payer === "agency" ? also : undefined),
    { label: "grantee", write: { op: "check", key: profileKey(through), when: activeUser } },
    {
      label: "grant",
      write: {
        op: "check",
        key: grantKey(accountId, through),
        when: grantIncludes(need, payer, nowMs),
      },
    },
  ];
}

/**
 * Makes a transaction require that the account is active that the actor acts for, where it is another's: its suspension
 * ends the sessions of whoever registered it, and of nobody else. Refused with the label `company`.
 */
export function companyCheck({ actorId, accountId }: Acting): LabelledWrite[] {
  if (actorId === accountId) return [];
  return [{ label: "company", write: { op: "check", key: profileKey(accountId), when: activeUser } }];
}

/** Makes a transaction require the actor's role as one of the account's own people; refused with the label `member`. */
export function roleCheck(acting: Acting, least: TeamRole, also?: Condition): LabelledWrite {
  const key = memberKey(acting.accountId, acting.actorId);
  const role = hasRole(acting, least);
  return { label: "member", write: { op: "check", key, when: also ? all(role, also) : role } };
}

function aliveCheck(identity: Identity, nowMs: number): LabelledWrite {
  if ("keyHash" in identity) {
    const key = apiKeyKey(identity.accountId, identity.keyHash);
    return { label: "session", write: { op: "check", key, when: notExpired(nowMs) } };
  }
  return {
    label: "session",
    write: {
      op: "check",
      key: sessionKey(identity.actorId, identity.sessionHash),
      when: all(attribute("idleUntilMs").above(nowMs), attribute("expiresAtMs").above(nowMs)),
    },
  };
}

/**
 * What a transaction says that a check of `accessChecks` or `companyCheck` refused, by the row that it met; undefined for a refusal of
 * something else. `ofLesserRole` is the sentence for a role that does not include what is needed.
 */
export function accessRefusal(
  acting: Acting,
  need: Need,
  { label, item }: TransactionRefused,
  nowMs: number,
  ofLesserRole?: string,
): AppError | undefined {
  switch (label) {
    case "member":
      return roleIn({ ...acting, accountId: acting.through ?? acting.accountId }, item) === null
        ? noAccess(acting)
        : roleRefusal(ofLesserRole);
    case "company":
    case "grantee":
      return noAccess(acting);
    case "grant": {
      const grant = grantInForce(item, nowMs);
      if (grant?.payer !== (acting.payer ?? "client")) return noAccess(acting);
      if (grant.viewing) return viewingRefusal();
      return includesRole(grant.teamRole, need.least) ? scopeRefusal() : roleRefusal(ofLesserRole);
    }
    default:
      return undefined;
  }
}

/** What somebody hears whose role in the account does not include what they want. */
export function roleRefusal(
  message = "Your role in this company doesn't include that. Ask one of its owners or managers.",
): AppError {
  return new AppError("forbidden", { message });
}
