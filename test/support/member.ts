import type { User } from "@marquee/contracts/account/auth";
import type { Browser } from "playwright-core";
import { ApiUser, password } from "./api-user.ts";
import { type Visitor, type VisitorOptions, visitor } from "./browser.ts";

/** A user with an account, signed in in their own browser. */
export interface Member extends Visitor {
  user: User;
  /** The same session as the browser's, for calls that no page makes. */
  api: ApiUser;
}

/**
 * Registers a user from their own address and gives the session to a new browser. This way, many users do not share
 * one address, which registration limits.
 */
export async function member(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Member> {
  const api = await ApiUser.confirmed(url);
  if (!api.user) throw new Error("Not registered");
  return { ...(await browserOf(browser, api, options)), api, user: api.user };
}

/** A new browser that already has a caller's session. */
export async function browserOf(
  browser: Browser,
  { cookie = "", url }: ApiUser,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const visit = await visitor(browser, url, options);
  const [name = "", value = ""] = cookie.split("=");
  await visit.context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return visit;
}

/** User agents of browsers. */
const agents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
} as const;

/** A member's other device, signed in with the password. */
export async function otherDevice(
  browser: Browser,
  { user, api }: Pick<Member, "user" | "api">,
  agent: keyof typeof agents = "firefox",
): Promise<Visitor> {
  const visit = await visitor(browser, api.url);
  await visit.context.setExtraHTTPHeaders({ "user-agent": agents[agent] });
  const answer = await visit.page.request.post("/api/login", {
    data: { username: user.username, password },
    headers: { origin: api.url },
  });
  if (!answer.ok()) throw new Error(`Not signed in: ${answer.status()}`);
  return visit;
}
