import { type GrantReach, grantReach, scopeReaches } from "@marquee/contracts/account/grant-scopes";
import { includesRole, leastRole, lesserRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import { viewingIsReadOnly } from "@marquee/contracts/account/viewing";
import { AppError } from "@marquee/contracts/errors";
import type { OperationShape } from "@marquee/contracts/operation";
import type { Item, Key } from "@marquee/table/table";
import { type ActedFor, profileKey, readUser } from "../users/user.item.ts";
import { grantInForce, grantKey, viewingOf } from "./grant.item.ts";
import { memberKey, roleIn } from "./member.item.ts";
import type { Acting } from "./principal.ts";

/** What something takes of whoever does it in an account. */
export interface Need {
  /** The least role. */
  least: TeamRole;
  /** Through which grants it may be done. */
  reach: GrantReach;
}

/** What an operation takes of its caller. */
export function needOf(operation: OperationShape): Need {
  return { least: leastRole(operation) ?? "viewer", reach: grantReach(operation) ?? "any" };
}

/** What somebody may do in the account that they act for. */
export interface Access extends Pick<ActedFor, "through"> {
  teamRole: TeamRole;
}

/**
 * The rows that decide what somebody may do in the account that they act for: their place in it, or else their place in
 * the account whose grant they act through, that account itself, and the grant.
 */
export function accessKeys({ actorId, accountId, through }: Acting): Key[] {
  if (through === undefined) return [memberKey(accountId, actorId)];
  return [memberKey(through, actorId), profileKey(through), grantKey(accountId, through)];
}

/** Whether somebody with this access may order what takes so much; who only views an account orders nothing. */
export function meets({ teamRole, through }: Access, { least, reach }: Need): boolean {
  if (through?.viewing) return false;
  return includesRole(teamRole, least) && (!through || scopeReaches(through.scope, reach));
}

/** What the rows of `accessKeys` say, in their order; null for nothing. Through a grant it is the lesser of both roles. */
export function accessOf(
  acting: Acting,
  [memberRow, granteeRow, grantRow]: readonly (Item | undefined)[],
  nowMs: number,
): Access | null {
  const { actorId, through, payer = "client" } = acting;
  if (through === undefined) {
    const teamRole = roleIn(acting, memberRow);
    return teamRole === null ? null : { teamRole, through: undefined };
  }
  const role = roleIn({ actorId, accountId: through }, memberRow);
  const grantee = granteeRow && readUser(granteeRow);
  const grant = grantInForce(grantRow, nowMs);
  // Whoever agreed to another payer since has agreed to another access.
  if (role === null || grantee?.status !== "active" || grant?.payer !== payer) return null;
  const viewing = viewingOf(grant);
  // Looking at accounts is an admin's, and ends with being one.
  if (viewing && grantee.role !== "admin") return null;
  return {
    teamRole: lesserRole(role, grant.teamRole),
    through: { account: grantee, scope: grant.scope, payer, viewing },
  };
}

/** What somebody hears who may do nothing in the account any more. */
export function noAccess(acting: Acting): AppError {
  return new AppError(acting.through === undefined ? "unauthenticated" : "access_ended");
}

/** What somebody hears who would change something of an account that they only view. */
export function viewingRefusal(): AppError {
  return new AppError("forbidden", { message: viewingIsReadOnly });
}

/** What somebody hears whose grant does not include what they want. */
export function scopeRefusal(): AppError {
  return new AppError("forbidden", {
    message: "Your agency's access to this company doesn't include that. Ask the company to change it.",
  });
}
