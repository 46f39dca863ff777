import { timingSafeEqual } from "node:crypto";
import { AppError } from "@marquee/contracts/errors";

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

/** Only CloudFront knows the header's value; what comes another way is refused. @throws AppError forbidden */
export function guardEdge(headers: Headers, secret: string | undefined): void {
  if (secret === undefined) return;
  const given = Buffer.from(headers["x-origin-verify"] ?? "");
  const expected = Buffer.from(secret);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError("forbidden");
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

const cookieLifeSeconds = 12 * 60 * 60;

function isHttps(origins: readonly string[]): boolean {
  return origins[0]?.startsWith("https://") ?? true;
}

/** `__Host-` binds the cookie to this exact host over https; plain http on localhost cannot carry it. */
export function sessionCookieName(origins: readonly string[]): string {
  return isHttps(origins) ? "__Host-session" : "session";
}

/** The session cookie's value among a request's cookies. */
export function readSessionCookie(
  cookies: readonly string[] | undefined,
  origins: readonly string[],
): string | undefined {
  const prefix = `${sessionCookieName(origins)}=`;
  return cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

/** Sets the session cookie, or clears it when there is no value. */
export function sessionCookie(value: string | undefined, origins: readonly string[]): string {
  const secure = isHttps(origins) ? "; Secure" : "";
  const life = value === undefined ? 0 : cookieLifeSeconds;
  return `${sessionCookieName(origins)}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`;
}
