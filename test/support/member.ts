import type { User } from "@marquee/contracts/http/auth";
import type { Browser } from "playwright-core";
import { ApiUser, password } from "./api-user.ts";
import { type Visitor, type VisitorOptions, visitor } from "./browser.ts";

/** Somebody with an account, signed in in a browser of their own. */
export interface Member extends Visitor {
  user: User;
  /** The same session as the browser's, for what no page sends. */
  api: ApiUser;
}

/**
 * Registers somebody from an address of their own and gives the session to a new browser. Many such people are no
 * crowd behind one address, which registration limits.
 */
export async function member(browser: Browser, url: string, options: VisitorOptions = {}): Promise<Member> {
  const api = await ApiUser.confirmed(url);
  if (!api.user) throw new Error("Not registered");
  return { ...(await browserOf(browser, api, options)), api, user: api.user };
}

/** A new browser that has a caller's session already. */
export async function browserOf(
  browser: Browser,
  { cookie = "", url }: ApiUser,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const there = await visitor(browser, url, options);
  const [name = "", value = ""] = cookie.split("=");
  await there.context.addCookies([{ name, value, url, httpOnly: true, sameSite: "Lax" }]);
  return there;
}

/** Browsers as they name themselves. */
const agents = {
  firefox: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
  safari:
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
} as const;

/** Another device of a member, signed in with the password. */
export async function otherDevice(
  browser: Browser,
  { user, api }: Pick<Member, "user" | "api">,
  agent: keyof typeof agents = "firefox",
): Promise<Visitor> {
  const there = await visitor(browser, api.url);
  await there.context.setExtraHTTPHeaders({ "user-agent": agents[agent] });
  const answer = await there.page.request.post("/api/login", {
    data: { username: user.username, password },
    headers: { origin: api.url },
  });
  if (!answer.ok()) throw new Error(`Not signed in: ${answer.status()}`);
  return there;
}
