import { getCurrentUser } from "@marquee/contracts/account/auth";
import {
  cancelEmailChange,
  defaultPreferences,
  getPreferences,
  type Preferences,
  resendConfirmation,
  updateCurrentUser,
  updatePreferences,
} from "@marquee/contracts/account/profile";
import { listActivity } from "@marquee/contracts/account/security";
import { changeTeamMember } from "@marquee/contracts/account/team";
import { limits } from "@marquee/contracts/limits";
import { getMailSettings } from "@marquee/contracts/live/notifications";
import { readSession, sessionPrefix } from "@marquee/core/ground/identity/session.item";
import { systemClock } from "@marquee/core/time";
import { atNight } from "@marquee/testkit/night";
import { describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf, newcomer } from "../support/api-user.ts";
import { stageTable } from "../support/emulated-table.ts";
import { linkIn, received } from "../support/outbox.ts";
import { expireStepUp } from "../support/step-up.ts";
import { joined } from "../support/team.ts";
import { windowWithRoom } from "../support/window-with-room.ts";

const url = inject("url");
const table = stageTable(inject("stores"));

const tokenIn = async (to: string) =>
  new URLSearchParams(linkIn(await received(url, to, /confirm-email/)).split("?")[1]).get("token") ?? "";
const kindsOf = async (caller: ApiUser) =>
  (await caller.client.call(listActivity, {})).map(({ kind }) => kind);
const confirm = (token: string) =>
  new ApiUser(url).raw("POST", "/api/auth/confirm-email", { body: { token } });

/** Requests a new address; returns it with the token that was mailed there. */
async function asked(caller: ApiUser): Promise<{ email: string; token: string }> {
  const { email } = newcomer();
  await caller.client.call(updateCurrentUser, { body: { email } });
  return { email, token: await tokenIn(email) };
}

describe("updateCurrentUser", () => {
  it("saves the given fields, leaves the rest, and records it in the activity", async () => {
    const caller = await ApiUser.registered(url);
    const body = {
      name: " Ann Lee ",
      industry: "tech" as const,
      budget: 40_000,
      interests: ["Music", "Art"],
    };
    const saved = await caller.client.call(updateCurrentUser, { body });
    expect(saved).toEqual({ ...caller.user, message: undefined, ...body, name: "Ann Lee" });
    expect(await caller.client.call(getCurrentUser, {})).toEqual(saved);
    await caller.client.call(updateCurrentUser, { body: { industry: null, budget: null } });
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({
      budget: null,
      interests: ["Music", "Art"],
    });
    expect(await kindsOf(caller)).toContain("profile_changed");
  });

  it("keeps the time zone of the account, which its mails follow, without an entry in the activity", async () => {
    const caller = await ApiUser.registered(url);
    expect(caller.user?.timeZone).toBeNull();
    const before = await kindsOf(caller);
    await caller.client.call(updateCurrentUser, { body: { timeZone: "Asia/Kathmandu" } });
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ timeZone: "Asia/Kathmandu" });
    expect(await caller.client.call(getMailSettings, {})).toMatchObject({ timeZone: "Asia/Kathmandu" });
    expect(await kindsOf(caller)).toEqual(before);
    for (const timeZone of ["Mars/Olympus", "+05:30", ""]) {
      const refused = await caller.raw("PATCH", "/api/user", { body: { timeZone } });
      expect(errorOf(refused)).toMatchObject({ fields: { timeZone: ["Choose a time zone"] } });
    }
  });

  it("parallel changes of different fields are all kept", async () => {
    const caller = await ApiUser.registered(url);
    await Promise.all(
      [{ name: "Both Last" }, { company: "Globex" }, { budget: 7 }].map((body) =>
        caller.client.call(updateCurrentUser, { body }),
      ),
    );
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({
      name: "Both Last",
      company: "Globex",
      budget: 7,
    });
  });

  it.each([
    ["name", "A", "Name must be at least 2 characters"],
    ["email", "nobody", "Please enter a valid email"],
    ["company", " ", "Company name is required"],
  ])("validation_failed: %s %s says the agreed sentence", async (field, value, message) => {
    const caller = await ApiUser.registered(url);
    const answer = await caller.raw("PATCH", "/api/user", { body: { [field]: value } });
    expect(errorOf(answer).fields[field]).toContain(message);
  });

  it("no caller can change role, credits, partner mark or verification", async () => {
    const caller = await ApiUser.registered(url);
    for (const claim of [
      { role: "admin" },
      { isPartner: true },
      { phoneVerified: true },
      { status: "active" },
    ])
      expect((await caller.raw("PATCH", "/api/user", { body: claim })).status).toBe(400);
  });

  it("a new email changes nothing until its link is opened; the old address is notified", async () => {
    const caller = await ApiUser.registered(url);
    const old = caller.user?.email ?? "";
    const { email } = await asked(caller);
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ email: old, pendingEmail: email });
    expect((await received(url, old)).subject).toMatch(/about to change/);
    expect(await kindsOf(caller)).toContain("email_change_requested");
  });

  it("step_up_required: a new email needs a recent step-up; without it, no part of the change is saved", async () => {
    const caller = await ApiUser.registered(url);
    await expireStepUp(table, caller);
    const body = { name: "Not Saved", email: newcomer().email };
    const answer = await caller.raw("PATCH", "/api/user", { body });
    expect(errorOf(answer)).toMatchObject({ status: 403, code: "step_up_required" });
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({
      name: "Test User",
      pendingEmail: null,
    });
    await caller.client.call(updateCurrentUser, { body: { name: "Saved", email: caller.user?.email ?? "" } });
  });

  it("email_taken: another account's address is refused", async () => {
    const [caller, other] = [await ApiUser.registered(url), await ApiUser.registered(url)];
    const body = { email: other.user?.email?.toUpperCase() };
    expect(errorOf(await caller.raw("PATCH", "/api/user", { body }))).toMatchObject({
      status: 409,
      code: "email_taken",
      fields: { email: [expect.any(String)] },
    });
  });

  it.runIf(atNight)("too_many_requests: the number of links to new addresses is limited", async () => {
    await windowWithRoom(60 * 60);
    const caller = await ApiUser.registered(url);
    const ask = () => caller.raw("PATCH", "/api/user", { body: { email: newcomer().email } });
    for (let n = 0; n < limits.emailChangesPerHour; n++) expect((await ask()).status).toBe(200);
    expect(errorOf(await ask())).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});

describe("confirmEmailChange", () => {
  it("moves the account to the new address and frees the old one, signed in or not, and says so again", async () => {
    const caller = await ApiUser.registered(url);
    const old = caller.user?.email ?? "";
    const { email, token } = await asked(caller);
    const changed = { status: 200, body: { email, effect: "changed" } };
    expect(await confirm(token)).toMatchObject(changed);
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ email, pendingEmail: null });
    expect(await confirm(token)).toMatchObject(changed);
    // A link whose address has been replaced since says nothing about the account.
    const next = await asked(caller);
    await confirm(next.token);
    expect(errorOf(await confirm(token))).toMatchObject({ status: 400, code: "invalid_token" });
    expect((await caller.raw("PATCH", "/api/user", { body: { email } })).status).toBe(200);
    await confirm(await tokenIn(email));
    expect(await kindsOf(caller)).toContain("email_changed");
    const again = await new ApiUser(url).raw("POST", "/api/register", {
      body: { ...newcomer(), email: old },
    });
    expect(again.status).toBe(201);
    const taken = await new ApiUser(url).raw("POST", "/api/register", { body: { ...newcomer(), email } });
    expect(errorOf(taken).code).toBe("email_taken");
  });

  it("invalid_token: only the newest link works, and no made-up one", async () => {
    const caller = await ApiUser.registered(url);
    const first = await asked(caller);
    const second = await asked(caller);
    for (const token of [first.token, `${caller.id}-${"A".repeat(43)}`, "-".repeat(30), "x".repeat(40)])
      expect(errorOf(await confirm(token))).toMatchObject({ code: "invalid_token" });
    expect((await confirm(second.token)).status).toBe(200);
  });

  it("email_taken: a user who registered the address meanwhile keeps it", async () => {
    const caller = await ApiUser.registered(url);
    const { email, token } = await asked(caller);
    await new ApiUser(url).raw("POST", "/api/register", { body: { ...newcomer(), email } });
    expect(errorOf(await confirm(token))).toMatchObject({ status: 409, code: "email_taken" });
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ email: caller.user?.email });
  });

  it("of twenty parallel openings, one changes the address, and all say so", async () => {
    const caller = await ApiUser.registered(url);
    const { token } = await asked(caller);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => confirm(token)))).map(
      (a) => a.status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((await kindsOf(caller)).filter((kind) => kind === "email_changed")).toHaveLength(1);
  });

  it("a different spelling of the same address is a change like any other", async () => {
    const caller = await ApiUser.registered(url);
    const email = (caller.user?.email ?? "").replace("@example.com", "@Example.com");
    await caller.client.call(updateCurrentUser, { body: { email } });
    expect((await confirm(await tokenIn(email))).status).toBe(200);
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ email });
    const taken = await new ApiUser(url).raw("POST", "/api/register", { body: { ...newcomer(), email } });
    expect(errorOf(taken).code).toBe("email_taken");
  });
});

describe("resendConfirmation", () => {
  it("mails a new link, which becomes the only valid one; mails nothing once the address is confirmed", async () => {
    const caller = await ApiUser.registered(url);
    const to = caller.user?.email ?? "";
    const tokenOf = async () =>
      new URL(linkIn(await received(url, to, /Confirm your email/)), url).searchParams.get("token") ?? "";
    const first = await tokenOf();
    await caller.client.call(resendConfirmation, {});
    const second = await tokenOf();
    expect(second).not.toBe(first);
    expect(errorOf(await confirm(first))).toMatchObject({ code: "invalid_token" });
    expect(await confirm(second)).toMatchObject({ status: 200, body: { email: to, effect: "confirmed" } });
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ confirmed: true, email: to });
    expect(await kindsOf(caller)).toContain("email_confirmed");
    await caller.client.call(resendConfirmation, {});
    expect(await tokenOf()).toBe(second);
  });

  it.runIf(atNight)("too_many_requests: at most five times an hour", async () => {
    await windowWithRoom(60 * 60);
    const caller = await ApiUser.registered(url);
    const ask = () => caller.raw("POST", "/api/user/confirmation");
    for (let n = 0; n < limits.confirmationMailsPerHour; n++) expect((await ask()).status).toBe(204);
    expect(errorOf(await ask())).toMatchObject({ status: 429, code: "too_many_requests" });
  });
});

describe("cancelEmailChange", () => {
  it("discards the change, and its link stops working", async () => {
    const caller = await ApiUser.registered(url);
    const { token } = await asked(caller);
    await caller.client.call(cancelEmailChange, {});
    await caller.client.call(cancelEmailChange, {});
    expect(await caller.client.call(getCurrentUser, {})).toMatchObject({ pendingEmail: null });
    expect(errorOf(await confirm(token))).toMatchObject({ code: "invalid_token" });
  });
});

describe("getPreferences", () => {
  it("starts with the specified defaults", async () => {
    const caller = await ApiUser.registered(url);
    expect(await caller.client.call(getPreferences, {})).toEqual(defaultPreferences);
  });
});

const withApi = (api: Preferences["api"]): Preferences => ({ ...defaultPreferences, api });
const patchPreferences = (caller: ApiUser, body: object) =>
  caller.raw("PATCH", "/api/user/preferences", { body });

describe("updatePreferences", () => {
  it("saves every toggle", async () => {
    const caller = await ApiUser.registered(url);
    const wanted: Preferences = {
      notifications: {
        emailNotifications: false,
        dealUpdates: false,
        newEvents: false,
        sponsorshipOpportunities: false,
        marketingInsights: true,
      },
      security: { twoFactorAuth: false, sessionTimeout: false, activityLogging: false },
      api: { enableApiAccess: true, restrictApiAccess: false },
    };
    expect(await caller.client.call(updatePreferences, { body: wanted })).toEqual(wanted);
    expect(await caller.client.call(getPreferences, {})).toEqual(wanted);
  });

  it("changes only the named toggles: what another device set meanwhile stays", async () => {
    const caller = await ApiUser.registered(url);
    await caller.client.call(updatePreferences, { body: { security: { activityLogging: false } } });
    await caller.client.call(updatePreferences, { body: { notifications: { newEvents: false } } });
    expect(await caller.client.call(getPreferences, {})).toEqual({
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, newEvents: false },
      security: { ...defaultPreferences.security, activityLogging: false },
    });
  });

  it("validation_failed: a toggle cannot turn on two-factor sign-in", async () => {
    const caller = await ApiUser.registered(url);
    const security = { ...defaultPreferences.security, twoFactorAuth: true };
    const error = errorOf(await patchPreferences(caller, { ...defaultPreferences, security }));
    expect(error.fields["security.twoFactorAuth"]).toBeDefined();
  });

  it("step_up_required: opening or widening API access needs a recent step-up, closing it does not", async () => {
    const caller = await ApiUser.registered(url);
    await caller.client.call(updatePreferences, {
      body: withApi({ enableApiAccess: true, restrictApiAccess: true }),
    });
    await expireStepUp(table, caller);
    const widened = withApi({ enableApiAccess: true, restrictApiAccess: false });
    expect(errorOf(await patchPreferences(caller, widened))).toMatchObject({ code: "step_up_required" });
    expect((await patchPreferences(caller, defaultPreferences)).status).toBe(200);
    const opened = withApi({ enableApiAccess: true, restrictApiAccess: true });
    expect(errorOf(await patchPreferences(caller, opened))).toMatchObject({ code: "step_up_required" });
  });

  it("forbidden: the API preferences of a company are for its managers, its founder included", async () => {
    const founder = await ApiUser.registered(url);
    const heir = await joined(founder, "owner");
    await heir.client.call(changeTeamMember, { params: { id: founder.id }, body: { teamRole: "member" } });
    const api = { enableApiAccess: true };
    expect(errorOf(await patchPreferences(founder, { api }))).toMatchObject({ code: "forbidden" });
    expect((await patchPreferences(founder, { security: { activityLogging: false } })).status).toBe(200);
    // Whoever sends back what they read changes nothing there.
    const read = await founder.client.call(getPreferences, {});
    const notifications = { ...read.notifications, newEvents: false };
    expect((await patchPreferences(founder, { ...read, notifications })).body).toEqual({
      ...read,
      notifications,
    });
  });

  it("a new session time-out applies to every session at once", async () => {
    const caller = await ApiUser.registered(url);
    const idleMinutes = async () => {
      const { items } = await table.query({
        pk: `USER#${caller.id}`,
        sk: { beginsWith: sessionPrefix },
        limit: 9,
      });
      return items.map((row) => Math.round((readSession(row).idleUntilMs - systemClock.now()) / 60_000));
    };
    const security = (sessionTimeout: boolean) => ({
      ...defaultPreferences,
      security: { ...defaultPreferences.security, sessionTimeout },
    });
    expect(await idleMinutes()).toEqual([30]);
    await caller.client.call(updatePreferences, { body: security(false) });
    expect(await idleMinutes()).toEqual([720]);
    await caller.client.call(updatePreferences, { body: security(true) });
    expect(await idleMinutes()).toEqual([30]);
  });

  it("with activity logging off, only security-related activity is recorded", async () => {
    const caller = await ApiUser.registered(url);
    const security = { ...defaultPreferences.security, activityLogging: false };
    await caller.client.call(updatePreferences, { body: { ...defaultPreferences, security } });
    const before = await kindsOf(caller);
    expect(before).toContain("preferences_changed");
    await caller.client.call(updateCurrentUser, { body: { company: "Quiet" } });
    await asked(caller);
    expect((await kindsOf(caller)).slice(0, -before.length)).toEqual(["email_change_requested"]);
  });
});
