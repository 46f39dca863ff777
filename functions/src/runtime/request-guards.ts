import { hash, timingSafeEqual } from "node:crypto";
import type { UserRole } from "@marquee/contracts/enums";
import { AppError } from "@marquee/contracts/errors";
import type { UserRecord } from "@marquee/core/users/user.item";
import { secretList } from "./secret-list.ts";

type Headers = Record<string, string | undefined>;

/**
 * A page may change things only from our own origins. Browsers always send Origin with such requests; a client without
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

/** The origin's secret as it is known, or, when asked for a fresh one, as it is now. Undefined: no CloudFront in front. */
export type ReadOriginSecret = (how?: { fresh: boolean }) => Promise<string | undefined>;

/**
 * Only CloudFront knows the header's value; what comes another way is refused. Secret and header are comma lists, of
 * which one common value is enough, so that neither side of a rotation has to be first. A value that is refused may be
 * newer than what we remember, so the secret is then read once more.
 * @throws AppError forbidden
 */
export async function guardEdge(headers: Headers, originSecret: ReadOriginSecret): Promise<void> {
  const known = await originSecret();
  if (known === undefined || isShared(headers[edgeHeader], known)) return;
  const fresh = await originSecret({ fresh: true });
  if (fresh === undefined || !isShared(headers[edgeHeader], fresh)) throw new AppError("forbidden");
}

const edgeHeader = "x-origin-verify";

/** Shorter values are guessable, such as what is left of a list that was cut at the wrong comma. */
const edgeValueMinLength = 16;

/** Whether a header has one of a secret's values. Every pair is compared, and none by its length or first letters. */
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
 * Only an admin, and where the stage demands it only one with a second factor.
 * @throws AppError forbidden, second_factor_required
 */
export function guardAdmin(
  { role, twoFactorEnabled }: Pick<UserRecord, "role" | "twoFactorEnabled">,
  secondFactorRequired: boolean,
): void {
  if (role !== "admin") throw new AppError("forbidden");
  if (secondFactorRequired && !twoFactorEnabled) throw new AppError("second_factor_required");
}

/** Only the roles that an operation is for. @throws AppError forbidden */
export function guardRole({ role }: Pick<UserRecord, "role">, roles: readonly UserRole[] | undefined): void {
  if (roles !== undefined && !roles.includes(role)) throw new AppError("forbidden");
}

/**
 * The caller's address. Behind CloudFront the gateway sees CloudFront; the viewer is what CloudFront itself appended,
 * the last entry but one. Entries before it are the viewer's own claims.
 */
export function callerIp(headers: Headers, sourceIp: string, behindEdge: boolean): string {
  if (!behindEdge) return sourceIp;
  const hops = (headers["x-forwarded-for"] ?? "").split(",").map((hop) => hop.trim());
  return hops.at(-2) || sourceIp;
}

/** The API key of a call that comes with one. */
export function readBearer(headers: Headers): string | undefined {
  const [, key] = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? "") ?? [];
  return key;
}
