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

/** The API key of a call that comes with one. */
export function readBearer(headers: Headers): string | undefined {
  const [, key] = /^Bearer\s+(\S+)\s*$/i.exec(headers.authorization ?? "") ?? [];
  return key;
}
