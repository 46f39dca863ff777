import { hash, timingSafeEqual } from "node:crypto";
import { grantAllows } from "@marquee/contracts/account/grant-scopes";
import { includesRole, type TeamRole } from "@marquee/contracts/account/team-roles";
import type { UserRole } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { OperationShape } from "@marquee/contracts/operation";
import { scopeRefusal } from "@marquee/core/ground/identity/access";
import { type Acting, payerOf } from "@marquee/core/ground/identity/principal";
import { roleRefusal } from "@marquee/core/ground/identity/session-check";
import type { ActedFor, UserRecord } from "@marquee/core/ground/users/user.item";
import { secretList } from "./secret-list.ts";

type Headers = Record<string, string | undefined>;

/**
 * Only pages from our own origins may change things. Browsers always send Origin with such requests; a client without
 * one is not a browser and carries no ambient cookie.
 * @throws AppError bad_origin
 */
export function guardOrigin(headers: Headers, origins: readonly string[]): void {
  const { origin } = headers;
  const site = headers["sec-fetch-site"];
  if (
    origin !== undefined
      ? !origins.includes(origin)
      : site !== undefined && site !== "same-origin" && site !== "none"
  ) {
    throw new AppError("bad_origin");
  }
}

/** Returns the origin's secret, cached or, with `fresh`, as it is now. Undefined if no CloudFront is in front. */
export type ReadOriginSecret = (how?: { fresh: boolean }) => Promise<string | undefined>;

/**
 * Only CloudFront knows the header's value; requests that bypass it are refused. Secret and header are comma lists;
 * one common value is enough, so a rotation can start on either side. A rejected value may be newer than our cached
 * secret, so the secret is read again before the refusal.
 * @throws AppError forbidden
 */
export async function guardEdge(headers: Headers, originSecret: ReadOriginSecret): Promise<void> {
  const known = await originSecret();
  if (known === undefined || isShared(headers[edgeHeader], known)) return;
  const fresh = await originSecret({ fresh: true });
  if (fresh === undefined || !isShared(headers[edgeHeader], fresh)) throw new AppError("forbidden");
}

const edgeHeader = "x-origin-verify";

/** Shorter values are guessable, such as the rest of a list that was split at the wrong comma. */
const edgeValueMinLength = 16;

/** Whether a header has one of a secret's values. Compares every pair, each in constant time. */
function isShared(header: string | undefined, secret: string): boolean {
  const digests = (text: string) =>
    secretList(text)
      .filter((value) => value.length >= edgeValueMinLength)
      .map((value) => hash("sha256", value, "buffer"));
  const expected = digests(secret);
  return digests(header ?? "")
    .flatMap((given) => expected.map((one) => timingSafeEqual(given, one)))
    .includes(true);
}

/**
 * Allows only admins and, if the stage requires it, only those with a second factor.
 * @throws AppError forbidden, second_factor_required
 */
export function guardAdmin(
  { role, twoFactorEnabled }: Pick<UserRecord, "role" | "twoFactorEnabled">,
  secondFactorRequired: boolean,
): void {
  if (role !== "admin") throw new AppError("forbidden");
  if (secondFactorRequired && !twoFactorEnabled) throw new AppError("second_factor_required");
}

/**
 * A page names the account that it shows, because all tabs of a browser share one session: someone may have signed in
 * to another account in another tab, or switched to it. It also names who pays what is ordered there, which both sides
 * may have agreed on anew. A client that names neither is judged by its session or key alone.
 * @throws AppError other_account
 */
export function guardAccount(headers: Headers, acting: Acting): void {
  const { accountId } = acting;
  const { "x-account": account = accountId, "x-payer": payer = payerOf(acting) } = headers;
  if (account !== accountId || payer !== payerOf(acting)) throw new AppError("other_account");
}

/** Allows only the roles that an operation is for. @throws AppError forbidden */
export function guardRole({ role }: Pick<UserRecord, "role">, roles: readonly UserRole[] | undefined): void {
  if (roles !== undefined && !roles.includes(role)) throw new AppError("forbidden");
}

/**
 * Allows only people whose role in the account includes what an operation takes; null takes none.
 * @throws AppError forbidden
 */
export function guardTeamRole(teamRole: TeamRole | null, least: TeamRole | null, message?: string): void {
  if (least === null) return;
  if (teamRole === null)
    throw new AppError("forbidden", {
      message: "You've left this company, and belong to no other. An owner of one can invite you.",
    });
  if (!includesRole(teamRole, least)) throw roleRefusal(message);
}

/** Allows what the grant includes that the caller acts through, if they do. @throws AppError forbidden */
export function guardScope(operation: OperationShape, { through }: Pick<ActedFor, "through">): void {
  if (through && !grantAllows(operation, through.scope)) throw scopeRefusal();
}

/**
 * Returns the caller's address. Behind CloudFront the gateway sees CloudFront's address; the viewer's is the one that
 * CloudFront appended, the second to last entry. Entries before it are the viewer's own claims.
 */
export function callerIp(headers: Headers, sourceIp: string, behindEdge: boolean): string {
  if (!behindEdge) return sourceIp;
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-2) || sourceIp;
}

/** Returns the call's API key, if it has one. */
export function readBearer(headers: Headers): string | undefined {
  const [, key] = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? "") ?? [];
  return key;
}
