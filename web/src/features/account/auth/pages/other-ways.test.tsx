// cspell:ignore abcdefghjk
// @vitest-environment jsdom

import { completeTwoFactorLogin, enterDemo, login } from "@marquee/contracts/account/auth";
import { getGoogleRedirectUrl, linkGoogleAccount } from "@marquee/contracts/account/google";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { showAuthPage } from "./show-auth-page.tsx";

let server: FakeServer;
const assign = vi.fn<(url: string) => void>();
const settings = { ...site, googleConfigured: true };

/** The page's location, apart from what a test decides. */
const locationWith = (own: Partial<Location>) => {
  const real = location;
  return new Proxy({}, { get: (_, name) => Reflect.get(name in own ? own : real, name) });
};

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("location", locationWith({ origin: "https://marquee.test", assign }));
  server.answer(getPublicSettings, settings);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  assign.mockReset();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

const google = () => screen.findByRole<HTMLButtonElement>("button", { name: "Sign in with Google" });

describe("the demo", () => {
  test("is offered only where the stage lets anybody in, and signs in like a password", async () => {
    showAuthPage();
    await google();
    expect(screen.queryByRole("region", { name: "Enter the demo" })).toBeNull();
    cleanup();
    server.answer(getPublicSettings, { ...settings, demoEntry: true });
    server.answer(enterDemo, { ...ada, message: "Login successful" });
    showAuthPage("/auth?next=/credits");
    await userEvent.click(await screen.findByRole("button", { name: "Enter as host" }));
    await screen.findByText("elsewhere");
    expect(server.bodies(enterDemo)).toEqual([{ role: "event_host" }]);
    expect(visibleToast()).toMatchObject({ title: "Login successful" });
  });

  test("says why it let nobody in", async () => {
    server.answer(getPublicSettings, { ...settings, demoEntry: true });
    server.refuse(enterDemo, "account_suspended");
    showAuthPage();
    await userEvent.click(await screen.findByRole("button", { name: "Enter as admin" }));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Login failed" }));
  });
});

describe("Google", () => {
  test("is offered only where it is set up", async () => {
    server.answer(getPublicSettings, site);
    showAuthPage();
    await screen.findByRole("button", { name: "Continue with phone" });
    expect(screen.queryByRole("button", { name: "Sign in with Google" })).toBeNull();
    expect(screen.queryByText(/By continuing with Google/)).toBeNull();
  });

  test("says that it redirects, and goes to Google with the page to come back to", async () => {
    server.answer(getGoogleRedirectUrl, { url: "https://accounts.test/o?state=1" });
    showAuthPage("/auth?next=/credits");
    await userEvent.click(await google());
    await waitFor(() => expect(assign).toHaveBeenCalledWith("https://accounts.test/o?state=1"));
    expect(visibleToast()).toMatchObject({ title: "Redirecting to Google", durationMs: 3_000 });
    expect((await google()).getAttribute("aria-disabled")).toBe("true");
  });

  test("asks the server to redirect when the address cannot be fetched", async () => {
    server.refuse(getGoogleRedirectUrl, "unavailable");
    showAuthPage("/auth?next=/credits");
    await userEvent.click(await google());
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/api/auth/google?next=%2Fcredits"));
  });

  test.each([
    ["failed", "Authentication Error"],
    ["cancelled", "Google login failed"],
    ["unverified", "Google login failed"],
    ["suspended", "Google login failed"],
    ["closed", "Google login failed"],
  ])("reports once how it ended (%s) and cleans the address", async (outcome, title) => {
    showAuthPage(`/auth?google=${outcome}&next=%2Fchat`);
    await waitFor(() => expect(visibleToast()).toMatchObject({ title, variant: "destructive" }));
    await waitFor(() => expect(shownAddress()).toBe("/auth?next=%2Fchat"));
  });

  test("links an account only with its password", async () => {
    showAuthPage("/auth?google=link&email=a***%40example.com");
    await screen.findByText("a***@example.com");
    server.refuse(linkGoogleAccount, "invalid_credentials");
    await userEvent.type(await screen.findByLabelText("Password"), "wrong");
    await userEvent.click(screen.getByRole("button", { name: "Link and sign in" }));
    await screen.findByText("Invalid username or password");
    server.answer(linkGoogleAccount, { ...ada, message: "Login successful" });
    await userEvent.click(screen.getByRole("button", { name: "Link and sign in" }));
    await screen.findByText("elsewhere");
  });
});

describe("the second factor", () => {
  test("is asked for after the password, and signs in to the requested page", async () => {
    showAuthPage("/auth?next=/credits");
    server.answer(login, { twoFactorRequired: true });
    await userEvent.type(screen.getByLabelText("Username"), "ada");
    await userEvent.type(screen.getByLabelText("Password"), "Str0ng-enough");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    const code = await screen.findByLabelText("Code");
    expect(shownAddress()).toBe("/auth?next=%2Fcredits&step=two-factor");
    expect(code.getAttribute("autocomplete")).toBe("one-time-code");
    expect(code.getAttribute("inputmode")).toBe("numeric");
    server.refuse(completeTwoFactorLogin, "invalid_code");
    await userEvent.type(code, "000000");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("That code is incorrect or has expired.");
    server.answer(completeTwoFactorLogin, { ...ada, message: "Login successful" });
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("elsewhere");
    expect(visibleToast()).toMatchObject({ title: "Login successful", description: "Welcome, Ada Park!" });
    expect(shownAddress()).toBe("/credits");
  });

  test("accepts a recovery code instead", async () => {
    showAuthPage("/auth?step=two-factor");
    await userEvent.click(await screen.findByRole("button", { name: "Use a recovery code" }));
    server.answer(completeTwoFactorLogin, { ...ada, message: "Login successful" });
    await userEvent.type(screen.getByLabelText("Recovery code"), "abcd-efgh-jk");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("elsewhere");
    expect(server.bodies(completeTwoFactorLogin)).toEqual([{ code: "abcdefghjk" }]);
  });

  test("starts over when it took too long", async () => {
    showAuthPage("/auth?step=two-factor&next=%2Fchat");
    server.refuse(completeTwoFactorLogin, "flow_expired");
    await userEvent.type(await screen.findByLabelText("Code"), "123456");
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByLabelText("Username");
    expect(shownAddress()).toBe("/auth?next=%2Fchat");
  });
});

describe("registration", () => {
  test("says so where it is switched off", async () => {
    server.answer(getPublicSettings, { ...site, flags: { ...site.flags, registration: false } });
    showAuthPage("/auth?tab=register");
    await screen.findByText(/New sign-ups are paused/);
    expect(screen.queryByRole("button", { name: "Create account" })).toBeNull();
  });
});
