// @vitest-environment jsdom

import { getCurrentUser } from "@marquee/contracts/account/auth";
import { forgotPassword, resetPassword } from "@marquee/contracts/account/passwords";
import { confirmEmailChange } from "@marquee/contracts/account/profile";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noteSignedIn } from "#api/signed-in-before.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { AuthPage } from "./auth-page.tsx";
import { ConfirmEmailPage } from "./confirm-email-page.tsx";
import { ResetPasswordPage } from "./reset-password-page.tsx";

const token = "abcdefghijklmnopqrstuvwxyz";
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function open(path: string) {
  showPage(
    <StrictMode>
      <Routes>
        <Route path="/auth" element={<AuthPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/confirm-email" element={<ConfirmEmailPage />} />
      </Routes>
    </StrictMode>,
    { at: path, user: null },
  );
}

describe("a forgotten password", () => {
  test("is requested by address, and the answer reveals nothing about the address", async () => {
    open("/auth");
    await userEvent.click(screen.getByRole("button", { name: "Forgot password?" }));
    await userEvent.type(await screen.findByLabelText("Email"), "nobody");
    await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
    await screen.findByText("Invalid email address");
    server.answer(forgotPassword, { message: "If an account has this address, a link is on its way." });
    await userEvent.type(screen.getByLabelText("Email"), "@example.com");
    await userEvent.click(screen.getByRole("button", { name: "Send reset link" }));
    await screen.findByText(/If there's an account for nobody@example.com/);
    expect(server.bodies(forgotPassword)).toEqual([{ email: "nobody@example.com" }]);
  });
});

describe("a reset link", () => {
  test("sets a password that meets the rules, then leads to the sign-in", async () => {
    open(`/reset-password?token=${token}`);
    await userEvent.type(screen.getByLabelText("New password"), "short");
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    await screen.findByText("Password must be at least 10 characters");
    await screen.findByText("Please confirm your password");
    await userEvent.clear(screen.getByLabelText("New password"));
    await userEvent.type(screen.getByLabelText("New password"), "Str0ng-enough");
    await userEvent.type(screen.getByLabelText("Confirm new password"), "Str0ng-enough");
    server.answer(resetPassword, undefined);
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    await screen.findByLabelText("Username");
    expect(server.bodies(resetPassword)).toEqual([{ token, password: "Str0ng-enough" }]);
  });

  test.each([["/reset-password"], ["/reset-password?token=x"]])(
    "that is invalid (%s) offers a new one",
    async (path) => {
      open(path);
      if (path.includes("token")) {
        await userEvent.type(screen.getByLabelText("New password"), "Str0ng-enough");
        await userEvent.type(screen.getByLabelText("Confirm new password"), "Str0ng-enough");
        await userEvent.click(screen.getByRole("button", { name: "Set password" }));
      }
      await screen.findByText(/This link is incomplete/);
      expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe(
        "/auth?way=forgot",
      );
    },
  );

  test("that was used says so", async () => {
    open(`/reset-password?token=${token}`);
    server.refuse(resetPassword, "invalid_token");
    await userEvent.type(screen.getByLabelText("New password"), "Str0ng-enough");
    await userEvent.type(screen.getByLabelText("Confirm new password"), "Str0ng-enough");
    await userEvent.click(screen.getByRole("button", { name: "Set password" }));
    await screen.findByText(/Reset links work once and expire after 30 minutes/);
  });
});

describe("a confirmation link", () => {
  test("is opened exactly once, however often the page renders", async () => {
    server.answer(confirmEmailChange, { email: "new@example.com", effect: "changed" });
    open(`/confirm-email?token=${token}`);
    await screen.findByText(/new@example.com/);
    expect(server.bodies(confirmEmailChange)).toEqual([{ token }]);
  });

  test("that is no longer valid says that nothing changed", async () => {
    server.refuse(confirmEmailChange, "invalid_token");
    open(`/confirm-email?token=${token}`);
    await screen.findByText(/This link .* Your account email hasn't changed/);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  test("of an account's own address leads to Morgan", async () => {
    server.answer(confirmEmailChange, { email: "ana@example.com", effect: "confirmed" });
    open(`/confirm-email?token=${token}`);
    const link = await screen.findByRole("link", { name: "Go to Morgan" });
    expect(link.getAttribute("href")).toBe("/chat");
    expect(screen.queryByRole("link", { name: "New campaign" })).toBeNull();
  });

  test.each([
    ["brand", "New campaign", "/campaigns"],
    ["agency", "New campaign", "/campaigns"],
    ["event_host", "Create Event", "/hosting/new"],
  ] as const)("leads a %s who is signed in there to what they came for", async (role, name, to) => {
    noteSignedIn("usr_1");
    server.answer(getCurrentUser, { ...rita, role });
    server.answer(confirmEmailChange, { email: "ana@example.com", effect: "confirmed" });
    open(`/confirm-email?token=${token}`);
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(to);
  });

  test("that a newer one has replaced says that the address is confirmed, to whom it belongs", async () => {
    noteSignedIn("usr_1");
    server.answer(getCurrentUser, { ...rita, email: "ana@example.com", confirmed: true, pendingEmail: null });
    server.refuse(confirmEmailChange, "invalid_token");
    open(`/confirm-email?token=${token}`);
    await screen.findByText("Your account's email is ana@example.com, and it's confirmed.");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  test("can be retried when no answer came", async () => {
    server.refuse(confirmEmailChange, "unavailable");
    open(`/confirm-email?token=${token}`);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(server.count(confirmEmailChange)).toBe(2);
  });
});
