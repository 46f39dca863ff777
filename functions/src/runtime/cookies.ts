import { durations } from "@marquee/contracts/durations";

function isHttps(origins: readonly string[]): boolean {
  return origins[0]?.startsWith("https://") ?? true;
}

/** `__Host-` binds a cookie to this exact host over https; plain http on localhost cannot carry it. */
function cookieName(name: string, origins: readonly string[]): string {
  return isHttps(origins) ? `__Host-${name}` : name;
}

function readCookieOf(
  name: string,
  cookies: readonly string[] | undefined,
  origins: readonly string[],
): string | undefined {
  const prefix = `${cookieName(name, origins)}=`;
  return cookies?.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length);
}

/** Sets a cookie that scripts cannot read, or clears it when there is no value. */
function cookieOf(
  name: string,
  value: string | undefined,
  lifeSeconds: number,
  origins: readonly string[],
): string {
  const secure = isHttps(origins) ? "; Secure" : "";
  const life = value === undefined ? 0 : lifeSeconds;
  return `${cookieName(name, origins)}=${value ?? ""}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${life}${secure}`;
}

type Cookies = readonly string[] | undefined;

/** Returns the session cookie's value from a request's cookies. */
export function readSessionCookie(cookies: Cookies, origins: readonly string[]): string | undefined {
  return readCookieOf("session", cookies, origins);
}

export function sessionCookie(value: string | undefined, origins: readonly string[]): string {
  return cookieOf("session", value, durations.sessionAbsoluteSeconds, origins);
}

/** The token that binds the steps of a sign-in to the browser that began it. */
export function readFlowCookie(cookies: Cookies, origins: readonly string[]): string | undefined {
  return readCookieOf("signin", cookies, origins);
}

export function flowCookie(value: string | undefined, origins: readonly string[]): string {
  return cookieOf("signin", value, durations.signInFlowSeconds, origins);
}
