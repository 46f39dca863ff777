import { login, logout } from "@marquee/contracts/account/auth";
import {
  finishGoogleSignIn,
  getGoogleConfig,
  getGoogleRedirectUrl,
  linkGoogleAccount,
} from "@marquee/contracts/account/google";
import { type Choice, visitChooser } from "@marquee/fake-providers/google/visit-chooser";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer, password, type RawAnswer } from "../support/api-user.ts";

const url = inject("url");

/** An account at the fake Google with an unused address. */
const someone = () => ({ email: newcomer().email, verified: true });

/** Goes to Google, makes the choice there, and returns the path that the browser is sent back to. */
async function awayAndBack(caller: ApiUser, choice: Choice, next?: string): Promise<string> {
  const query = next === undefined ? {} : { next };
  const { url: there } = await caller.client.call(getGoogleRedirectUrl, { query });
  const back = new URL(await visitChooser(there, choice));
  return back.pathname + back.search;
}

async function signIn(caller: ApiUser, choice: Choice, next?: string): Promise<RawAnswer> {
  return caller.raw("GET", await awayAndBack(caller, choice, next));
}

const landing = ({ status, headers }: RawAnswer) => {
  expect(status).toBe(302);
  return headers.get("location");
};

const me = (caller: ApiUser) => caller.raw("GET", "/api/user");

describe("getGoogleRedirectUrl", () => {
  it("returns the address of Google's page, and binds the flow to this browser with a cookie that scripts cannot read", async () => {
    const caller = new ApiUser(url);
    const answer = await caller.raw("GET", "/api/auth/google-redirect-url?next=/chat");
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^signin=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    const { searchParams } = new URL((answer.body as { url: string }).url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: expect.stringMatching(/\/api\/auth\/google\/callback$/),
    });
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
  });
});

describe("startGoogleSignIn", () => {
  it("sends the browser to the same page", async () => {
    const caller = new ApiUser(url);
    const answer = await caller.raw("GET", "/api/auth/google?next=/credits");
    const back = new URL(await visitChooser(landing(answer) ?? "", someone()));
    expect(landing(await caller.raw("GET", back.pathname + back.search))).toBe("/credits");
    expect((await me(caller)).status).toBe(200);
  });
});

describe("finishGoogleSignIn", () => {
  it("creates an account for a new user and signs it in; the next time it is the same account", async () => {
    const who = someone();
    const caller = new ApiUser(url);
    expect(landing(await signIn(caller, who, "/campaigns?tab=library"))).toBe("/campaigns?tab=library");
    const first = (await me(caller)).body;
    expect(first).toMatchObject({ email: who.email, googleLinked: true, hasPassword: false, role: "brand" });
    await caller.client.call(logout, {});
    const later = new ApiUser(url);
    expect(landing(await signIn(later, who))).toBe("/");
    expect((await me(later)).body).toEqual(first);
  });

  it("never signs in to an account that has the same address: the attacker who registered it first gets nothing", async () => {
    const attacker = await ApiUser.registered(url);
    const owner = new ApiUser(url);
    const answer = await signIn(owner, { email: attacker.user?.email ?? "", verified: true });
    expect(landing(answer)).toMatch(/^\/auth\?google=link&email=u\*\*\*%40example\.com$/);
    expect(owner.cookie).toBeUndefined();
    expect((await me(attacker)).body).toMatchObject({ googleLinked: false });
  });

  it("refuses an address that Google has not verified", async () => {
    const caller = new ApiUser(url);
    const answer = await signIn(caller, { ...someone(), verified: false });
    expect(landing(answer)).toBe("/auth?google=unverified");
    expect(caller.cookie).toBeUndefined();
  });

  it("says so when the person cancels", async () => {
    expect(landing(await signIn(new ApiUser(url), "cancel", "/chat"))).toBe(
      "/auth?google=cancelled&next=%2Fchat",
    );
  });

  it("works only once, in the browser that began it, with its state, and leads nowhere else", async () => {
    const failed = "/auth?google=failed";
    const caller = new ApiUser(url);
    const path = await awayAndBack(caller, someone(), "//evil.example");
    const thief = new ApiUser(url);
    expect(landing(await thief.raw("GET", path))).toBe(failed);
    expect(landing(await caller.raw("GET", path.replace(/state=[^&]+/, "state=swapped")))).toBe(failed);
    expect(landing(await caller.raw("GET", path))).toBe("/");
    expect(landing(await caller.raw("GET", path))).toBe(failed);
    expect(landing(await caller.raw("GET", finishGoogleSignIn.path))).toBe(failed);
    expect(thief.cookie).toBeUndefined();
  });

  it("rejects another provider's answer", async () => {
    const caller = new ApiUser(url);
    const path = await awayAndBack(caller, someone());
    const mixed = path.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example");
    expect(mixed).not.toBe(path);
    expect(landing(await caller.raw("GET", mixed))).toBe("/auth?google=failed");
  });
});

describe("linkGoogleAccount", () => {
  it("links the account by its own password; both sign-in methods lead to it from then on", async () => {
    const owner = await ApiUser.registered(url);
    const who = { email: owner.user?.email ?? "", verified: true };
    const caller = new ApiUser(url);
    await signIn(caller, who);
    const answer = await caller.client.call(linkGoogleAccount, { body: { password } });
    expect(answer).toMatchObject({ id: owner.id, googleLinked: true, message: "Login successful" });
    const again = new ApiUser(url);
    expect(landing(await signIn(again, who))).toBe("/");
    expect((await me(again)).body).toMatchObject({ id: owner.id });
    const body = { username: owner.user?.username ?? "", password };
    expect(await again.client.call(login, { body })).toMatchObject({ id: owner.id });
  });

  it("invalid_credentials, flow_expired: a wrong password links nothing, and nothing works without Google's answer", async () => {
    const owner = await ApiUser.registered(url);
    const caller = new ApiUser(url);
    await signIn(caller, { email: owner.user?.email ?? "", verified: true });
    const wrong = { body: { password: "Wrong-Horse-7" } };
    const refused = await caller.raw("POST", linkGoogleAccount.path, wrong);
    expect(errorOf(refused)).toMatchObject({
      code: "invalid_credentials",
      fields: { password: expect.any(Array) },
    });
    expect(caller.cookie).toBeUndefined();
    const stranger = await new ApiUser(url).raw("POST", linkGoogleAccount.path, { body: { password } });
    expect(errorOf(stranger).code).toBe("flow_expired");
  });

  it("conflict: an account has one Google account", async () => {
    const owner = await ApiUser.registered(url);
    const who = { email: owner.user?.email ?? "", verified: true };
    const [first, second] = [new ApiUser(url), new ApiUser(url)];
    await signIn(first, who);
    await signIn(second, who);
    await first.client.call(linkGoogleAccount, { body: { password } });
    const answer = await second.raw("POST", linkGoogleAccount.path, { body: { password } });
    expect(errorOf(answer)).toMatchObject({ status: 409, code: "conflict" });
  });
});

describe("getGoogleConfig", () => {
  it("tells how sign-in is set up, with the client id masked and without the secret", async () => {
    const { config } = await new ApiUser(url).client.call(getGoogleConfig, {});
    expect(config).toEqual({
      clientID: expect.stringMatching(/^.{6}\.\.\..{4}$/),
      secretProvided: true,
      callbackURL: expect.stringMatching(/^http:\/\/localhost:\d+\/api\/auth\/google\/callback$/),
      isConfigured: true,
    });
  });
});
