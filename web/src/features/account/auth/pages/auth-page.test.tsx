// @vitest-environment jsdom

import { termsVersion } from "@marquee/contracts/account/terms";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { showAuthPage } from "./show-auth-page.tsx";

const answer = vi.fn<typeof fetch>();
const refusal = (status: number, code: string, message: string, fields?: Record<string, string[]>) =>
  Response.json({ code, message, requestId: "req_1", ...(fields ? { fields } : {}) }, { status });
const user = {
  id: "usr_1",
  username: "ada",
  name: "Ada Park",
};

beforeEach(() => {
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => refusal(401, "unauthenticated", "Please sign in to continue."));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

const field = (label: string) => screen.findByLabelText(label, { exact: true });

describe("signing in", () => {
  test.each([
    ["fine", true],
    ["coarse", false],
  ])("with a %s pointer, the username has focus on arrival: %s", async (pointer, focused) => {
    vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
    showAuthPage();
    expect(document.activeElement === (await field("Username"))).toBe(focused);
  });

  test("one Tab leads from the username to the password; the forgotten-password link comes after it", async () => {
    showAuthPage();
    (await field("Username")).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(await field("Password"));
    const following: (string | undefined)[] = [];
    for (let tabs = 0; tabs < 3; tabs++) {
      await userEvent.tab();
      following.push(
        document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent,
      );
    }
    expect(following).toEqual(["Show password", "Forgot password?", "Sign in"]);
  });

  test("names the missing fields and focuses the first", async () => {
    showAuthPage();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("Username is required");
    await screen.findByText("Password is required");
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field("Username")));
  });

  test("shows the server's words, and continues once it accepts", async () => {
    showAuthPage("/auth?next=/credits");
    await userEvent.type(await field("Username"), "ada");
    await userEvent.type(await field("Password"), "wrong");
    answer.mockImplementation(async () =>
      refusal(401, "invalid_credentials", "Invalid username or password"),
    );
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("Invalid username or password");
    answer.mockImplementation(async () => Response.json({ ...user, message: "Welcome" }));
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("elsewhere");
  });
});

const values = {
  Username: "ada",
  "Full Name": "Ada Park",
  Email: "ada@example.com",
  Company: "Acme",
  Password: "Str0ng-enough",
  "Confirm Password": "Str0ng-enough",
};
async function fillIn() {
  await userEvent.click(await screen.findByRole("radio", { name: /^Brand/ }));
  for (const [label, value] of Object.entries(values)) await userEvent.type(await field(label), value);
}
const sentBody = () =>
  answer.mock.calls.map(([, init]) => init?.body).findLast((body) => typeof body === "string");

describe("registering", () => {
  test("states each rule in the agreed words", async () => {
    showAuthPage("/auth?tab=register");
    await userEvent.click(await screen.findByRole("button", { name: "Create account" }));
    for (const message of [
      "Choose a role",
      "Username must be at least 3 characters",
      "Name is required",
      "Invalid email address",
      "Company name is required",
      "Password must be at least 10 characters",
      "Please confirm your password",
    ]) {
      await screen.findByText(message);
    }
    await userEvent.type(await field("Username"), "ada park");
    await screen.findByText("Username can only contain letters, numbers, and underscores");
    await userEvent.type(await field("Password"), "Str0ng-enough");
    await userEvent.type(await field("Confirm Password"), "different");
    await screen.findByText("Passwords don't match");
  });

  test("ticks the password's rules as they are met", async () => {
    showAuthPage("/auth?tab=register");
    await userEvent.type(await field("Password"), "vqx1");
    await screen.findByText("Not too common and easily guessed");
    const met = () => screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("(met)"));
    await waitFor(() => expect(met()).toHaveLength(4));
    expect(met().map((item) => item.textContent?.replace(" (met)", ""))).toEqual([
      "Cannot exceed 64 characters",
      "At least one lowercase letter",
      "At least one number",
      "Not too common and easily guessed",
    ]);
  });

  test("shows a taken name at its field", async () => {
    showAuthPage("/auth?tab=register");
    await fillIn();
    answer.mockImplementation(async () => refusal(409, "username_taken", "That username is already taken."));
    await userEvent.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByText("That username is already taken.");
    expect(sentBody()).toContain("Str0ng-enough");
    expect(sentBody()).toContain(`"acceptedTerms":"${termsVersion}"`);
    expect(sentBody()).not.toContain("confirmPassword");
    expect((await field("Username")).getAttribute("aria-invalid")).toBe("true");
  });

  test("a refused password is reported at its field, and nowhere else", async () => {
    showAuthPage("/auth?tab=register");
    await fillIn();
    answer.mockImplementation(async () =>
      refusal(400, "validation_failed", "Some of the information you sent is not valid.", {
        password: ["This password is too common and easily guessed"],
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByText("This password is too common and easily guessed");
    expect((await field("Password")).getAttribute("aria-invalid")).toBe("true");
    expect(visibleToast()).toBeUndefined();
    expect(screen.queryByText(/Some of the information/)).toBeNull();
  });

  test("terms that changed while the page was open are reported below their sentence", async () => {
    showAuthPage("/auth?tab=register");
    await fillIn();
    answer.mockImplementation(async () =>
      refusal(400, "validation_failed", "Some of the information you sent is not valid.", {
        acceptedTerms: ["Our terms have changed. Reload the page, read them, and try again."],
      }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Create account" }));
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Our terms have changed. Reload the page, read them, and try again.",
    );
  });
});
