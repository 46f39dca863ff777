// @vitest-environment jsdom

import { getCurrentUser, login } from "@marquee/contracts/account/auth";
import { getGoogleConfig } from "@marquee/contracts/account/google";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { AdminLoginTestPage } from "./admin-login-test-page.tsx";
import { LoginTestPage } from "./login-test-page.tsx";
import { MorganTestPage } from "./morgan-test-page.tsx";
import { OauthTestPage } from "./oauth-test-page.tsx";
import { PartnerTestPage } from "./partner-test-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  server.answer(getPublicSettings, site);
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (page: ReactNode) => showPage(page, { user: null });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (name: string) => userEvent.click(button(name));
const toastIs = (title: string) => waitFor(() => expect(visibleToast()?.title).toBe(title));

async function signIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText("Username"), "ada");
  await userEvent.type(screen.getByLabelText("Password"), "secret");
  await press("Sign in");
}

describe("/login-test", () => {
  test("says who is signed in, and distinguishes a refusal from a server that does not answer", async () => {
    open(<LoginTestPage />);
    expect(screen.getByRole("heading", { name: "Authentication Test" })).toBeDefined();
    await press("Check who's signed in");
    await toastIs("Not authenticated");
    expect(screen.getByText("Not Authenticated")).toBeDefined();

    server.refuse(getCurrentUser, "unavailable");
    await press("Check who's signed in");
    await toastIs("Auth check error");

    server.refuse(login, "invalid_credentials");
    await signIn();
    await toastIs("Login failed");
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("no network");
    });
    await press("Sign in");
    await toastIs("Login error");

    vi.stubGlobal("fetch", server.fetch);
    server.answer(login, { ...ada, message: "Login successful" });
    await press("Sign in");
    expect(await screen.findByText("Ada Park (ada), Brand")).toBeDefined();
  });

  test("does not sign in a user whose account needs a code", async () => {
    server.answer(login, { twoFactorRequired: true });
    open(<LoginTestPage />);
    await signIn();
    expect(await screen.findByText(/needs a code/)).toBeDefined();
    expect(screen.queryByText("Authenticated")).toBeNull();
  });
});

describe("/test-login", () => {
  test.each([
    ["brand", false, "This account is not an admin's."],
    ["admin", false, "This account may open the admin pages."],
    ["admin", true, /needs two-factor authentication/],
  ] as const)("says what a %s may open (second factor needed: %s)", async (role, adminSecondFactor, text) => {
    server.answer(getPublicSettings, { ...site, adminSecondFactor });
    server.answer(login, { ...ada, role, message: "Login successful" });
    open(<AdminLoginTestPage />);
    await signIn();
    expect(await screen.findByText(text)).toBeDefined();
  });
});

describe("/oauth-test", () => {
  const config = {
    clientID: "123456...mple",
    secretProvided: true,
    callbackURL: "https://marquee.example/api/auth/google/callback",
    isConfigured: true,
  };

  test("shows the masked id and that there is a secret, and can be tried only when the setup is complete", async () => {
    server.answer(getGoogleConfig, { config });
    open(<OauthTestPage />);
    expect(await screen.findByText("Configured (123456...mple)")).toBeDefined();
    expect(screen.getByText("Ready to use")).toBeDefined();
    expect(screen.getByText("Not Authenticated")).toBeDefined();
    expect(button("Sign in with Google").disabled).toBe(false);

    cleanup();
    server.answer(getGoogleConfig, {
      config: { ...config, clientID: null, secretProvided: false, isConfigured: false },
    });
    open(<OauthTestPage />);
    expect(await screen.findByText("Incomplete configuration")).toBeDefined();
    expect(screen.getAllByText("Missing")).toHaveLength(2);
    expect(button("Sign in with Google").disabled).toBe(true);
  });

  test("reports the status of a failed configuration request, in an alert and a toast", async () => {
    server.refuse(getGoogleConfig, "not_found");
    open(<OauthTestPage />);
    expect((await screen.findByRole("alert")).textContent).toContain("HTTP 404 Not found.");
    await toastIs("Error");
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("no network");
    });
    await press("Try again");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toContain("Failed to fetch Google OAuth configuration"),
    );
  });
});

describe("/morgan-test", () => {
  test("formats an answer and offers its follow-ups, until all is cleared", async () => {
    open(<MorganTestPage />);
    expect(screen.getByText("Your experiential marketing assistant")).toBeDefined();
    await press("Add User Message");
    await press("Test Enhanced Response");
    const log = screen.getByRole("log");
    for (const name of [
      "Event Recommendations",
      "Audience Insights",
      "ROI Analysis",
      "Key Performance Metrics",
    ])
      expect(within(log).getByRole("heading", { name })).toBeDefined();
    for (const figure of ["$75,000", "$168,750", "125%"]) expect(within(log).getByText(figure)).toBeDefined();
    expect(within(log).getByText("Morgan • AI Assistant")).toBeDefined();
    expect(log.textContent).not.toContain("**");
    const replies = within(log).getAllByRole("button");
    expect(replies.map(({ textContent }) => textContent)).toEqual([
      "Show sponsorship packages",
      "More event details",
      "Enterprise Tech Summit info",
      "Cloud Innovation Expo details",
    ]);
    await press("Show sponsorship packages");
    expect(within(log).getByText(/Here, nothing is sent/)).toBeDefined();
    await press("Clear All");
    expect(screen.getByText("Morgan AI")).toBeDefined();
    expect(button("Clear All").disabled).toBe(true);
  });
});

describe("/zania-test", () => {
  test("shows both welcomes, each to be dismissed, and a hub of samples", async () => {
    open(<PartnerTestPage />);
    await press("Show client welcome");
    await screen.findByRole("dialog", { name: /^Good to have you here/ });
    await press("Get Started");
    await press("Show partner welcome");
    const partner = await screen.findByRole("dialog", { name: "Welcome, Partner Brand" });
    expect(within(partner).getByText(/10,000 premium credits/)).toBeDefined();
    await press("Skip Tour");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Sample data")).toBeDefined();
    for (const name of ["CISO Engagement", "Enterprise Growth", "Gov Partnerships"])
      expect(screen.getByText(name)).toBeDefined();
    const places = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(places).toEqual(expect.arrayContaining(["/events", "/auth"]));
  });
});
