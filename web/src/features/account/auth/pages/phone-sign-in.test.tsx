// @vitest-environment jsdom

import {
  loginWithPhone,
  registerWithPhone,
  sendVerificationCode,
  verifyCode,
} from "@marquee/contracts/account/phone";
import { termsVersion } from "@marquee/contracts/account/terms";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { showAuthPage } from "./show-auth-page.tsx";

const phone = "+14155550132";
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPublicSettings, site);
  server.answer(loginWithPhone, { phone, resendInSeconds: 60 });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

async function sendTo(number: string) {
  await userEvent.type(await screen.findByLabelText("Phone number"), number);
  await userEvent.click(screen.getByRole("button", { name: "Send code" }));
}
const code = () => screen.findByLabelText("Verification code");

test("is not offered while it is switched off", async () => {
  server.answer(getPublicSettings, {
    ...site,
    googleConfigured: true,
    flags: { ...site.flags, phoneSignIn: false },
  });
  showAuthPage("/auth");
  await screen.findByRole("button", { name: "Sign in with Google" });
  expect(screen.queryByRole("button", { name: "Continue with phone" })).toBeNull();
});

test("uses the agreed words for an invalid number", async () => {
  showAuthPage("/auth?way=phone");
  await sendTo("+1 415");
  await screen.findByText("Phone number must be at least 10 digits");
  expect(server.count(loginWithPhone)).toBe(0);
});

test("sends a code to the number as typed and signs in the user who has it", async () => {
  showAuthPage("/auth");
  await userEvent.click(await screen.findByRole("button", { name: "Continue with phone" }));
  await sendTo("+1 (415) 555-0132");
  const field = await code();
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  expect(server.bodies(loginWithPhone)).toEqual([{ phone }]);
  expect(visibleToast()).toMatchObject({ title: "Verification code sent" });
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  await screen.findByText("Verification code must be 6 digits");
  server.refuse(verifyCode, "invalid_code");
  await userEvent.type(field, "111111");
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  await screen.findByText("That code is incorrect or has expired.");
  expect(visibleToast()).toMatchObject({ title: "Verification failed", variant: "destructive" });
  server.answer(verifyCode, { ...ada, phone, phoneVerified: true, message: "Login successful" });
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  await screen.findByText("elsewhere");
  expect(server.bodies(verifyCode).at(-1)).toEqual({ phone, code: "111111" });
});

test("shows a test stage's code for 15 seconds", async () => {
  server.answer(loginWithPhone, { phone, resendInSeconds: 60, debugCode: "482913" });
  showAuthPage("/auth?way=phone");
  await sendTo(phone);
  await code();
  expect(visibleToast()).toMatchObject({ title: "Test mode", durationMs: 15_000 });
  expect(visibleToast()?.description).toContain("482913");
});

test("sends another code only after the wait, and lets the number be changed", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showAuthPage("/auth?way=phone");
  await sendTo(phone);
  const waiting = await screen.findByRole<HTMLButtonElement>("button", { name: /Send a new code in/ });
  expect(waiting.disabled).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await userEvent.click(screen.getByRole("button", { name: "Send a new code" }));
  await waitFor(() => expect(server.count(loginWithPhone)).toBe(2));
  await userEvent.click(screen.getByRole("button", { name: "Change number" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Phone number")).value).toBe(phone);
});

test("an unknown number leads to a registration, which includes a name and the terms", async () => {
  server.answer(sendVerificationCode, { phone, resendInSeconds: 60 });
  server.answer(verifyCode, { phone, phoneVerified: true, message: "Phone verified" });
  showAuthPage("/auth?tab=register&way=phone");
  await sendTo(phone);
  await userEvent.type(await code(), "111111");
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  const name = await screen.findByLabelText("Full Name");
  expect(visibleToast()).toMatchObject({
    title: "Phone verified",
    description: "Please complete your registration",
  });
  expect(screen.getByText(/By creating an account, you agree to the/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("Name is required");
  await screen.findByText("Choose a role");
  await userEvent.click(screen.getByRole("radio", { name: /^Brand/ }));
  await userEvent.type(name, "Ada Park");
  await userEvent.type(screen.getByLabelText(/Username/), "a");
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("Username must be at least 3 characters");
  await userEvent.clear(screen.getByLabelText(/Username/));
  server.answer(registerWithPhone, { ...ada, email: null, phone, phoneVerified: true });
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("elsewhere");
  expect(server.bodies(registerWithPhone)).toEqual([
    { phone, name: "Ada Park", role: "brand", acceptedTerms: termsVersion },
  ]);
  expect(visibleToast()).toMatchObject({ title: "Registration successful" });
});

test("an expired proof leads back to the number", async () => {
  server.answer(verifyCode, { phone, phoneVerified: true, message: "Phone verified" });
  server.refuse(registerWithPhone, "phone_unverified");
  showAuthPage("/auth?way=phone");
  await sendTo(phone);
  await userEvent.type(await code(), "111111");
  await userEvent.click(screen.getByRole("button", { name: "Verify" }));
  await userEvent.type(await screen.findByLabelText("Full Name"), "Ada Park");
  await userEvent.click(screen.getByRole("radio", { name: /^Brand/ }));
  await userEvent.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByLabelText("Phone number");
  expect(visibleToast()).toMatchObject({ title: "Registration failed" });
});

test("what was typed into the registration is restored after a reload, except the password", async () => {
  server.answer(verifyCode, { phone, phoneVerified: true, message: "Phone verified" });
  async function comeToTheForm() {
    showAuthPage("/auth?way=phone");
    await sendTo(phone);
    await userEvent.type(await code(), "111111");
    await userEvent.click(screen.getByRole("button", { name: "Verify" }));
    return screen.findByLabelText<HTMLInputElement>("Full Name");
  }
  await userEvent.type(await comeToTheForm(), "Ada Park");
  await userEvent.type(screen.getByLabelText("Password"), "violet Harbor 92!");
  await screen.findByText("Draft saved");
  cleanup();
  expect((await comeToTheForm()).value).toBe("Ada Park");
  expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe("");
  expect(JSON.stringify(Object.values(sessionStorage))).not.toContain("violet Harbor");
});
