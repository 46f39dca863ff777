import type { TeamRole } from "@marquee/contracts/account/team-roles";
import { AppError } from "@marquee/contracts/errors";
import { all, attribute, type Condition } from "@marquee/table/condition";
import type { Item, LabelledWrite } from "@marquee/table/table";
import { apiKeyKey, notExpired } from "./api-key.item.ts";
import { hasRole, memberKey, roleIn } from "./member.item.ts";
import type { Acting, Identity } from "./principal.ts";
import { sessionKey } from "./session.item.ts";

/**
 * Makes a transaction require a living session or key, and its holder's role in the account, so that a hot write needs
 * no read before it. They are refused with the labels `session` and `member`. `also` is required of the row of the
 * actor's role, such as a cap.
 */
export function sessionChecks(
  identity: Identity,
  least: TeamRole,
  nowMs: number,
  also?: Condition,
): LabelledWrite[] {
  return [aliveCheck(identity, nowMs), roleCheck(identity, least, also)];
}

/** Makes a transaction require the actor's role in the account; refused with the label `member`. */
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

/** What a transaction says that the check of the actor's role refused, with the row that it met. */
export function memberRefusal(acting: Acting, row: Item | undefined): AppError {
  return roleIn(acting, row) === null ? new AppError("unauthenticated") : roleRefusal();
}

/** What somebody hears whose role in the account does not include what they want. */
export function roleRefusal(
  message = "Your role in this company doesn't include that. Ask one of its owners or managers.",
): AppError {
  return new AppError("forbidden", { message });
}
