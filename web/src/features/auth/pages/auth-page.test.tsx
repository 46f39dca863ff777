// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
});

const field = (label: string) => screen.findByLabelText(label, { exact: true });

describe("signing in", () => {
  test("says what is missing, field by field, and puts focus on the first", async () => {
    showAuthPage();
    await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
    await screen.findByText("Username is required");
    await screen.findByText("Password is required");
    await vi.waitFor(async () => expect(document.activeElement).toBe(await field("Username")));
  });

  test("shows the server's words, and goes on once it agrees", async () => {
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

describe("registering", () => {
  test("says each rule in the spec's words", async () => {
    showAuthPage("/auth?tab=register");
    await userEvent.click(await screen.findByRole("button", { name: "Create account" }));
    for (const message of [
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

  test("ticks the password's rules as they are kept", async () => {
    showAuthPage("/auth?tab=register");
    await userEvent.type(await field("Password"), "abc1");
    const met = screen.getAllByRole("listitem").filter((item) => item.textContent?.includes("(met)"));
    expect(met.map((item) => item.textContent?.replace(" (met)", ""))).toEqual([
      "Cannot exceed 64 characters",
      "At least one lowercase letter",
      "At least one number",
      "Not too common and easily guessed",
    ]);
  });

  test("puts a taken name beside its field", async () => {
    showAuthPage("/auth?tab=register");
    const values = {
      Username: "ada",
      "Full Name": "Ada Park",
      Email: "ada@example.com",
      Company: "Acme",
      Password: "Str0ng-enough",
      "Confirm Password": "Str0ng-enough",
    };
    for (const [label, value] of Object.entries(values)) await userEvent.type(await field(label), value);
    answer.mockImplementation(async () => refusal(409, "username_taken", "That username is already taken."));
    await userEvent.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByText("That username is already taken.");
    const sent = answer.mock.calls.map(([, init]) => init?.body).findLast((body) => typeof body === "string");
    expect(sent).toContain("Str0ng-enough");
    expect(sent).not.toContain("confirmPassword");
    expect((await field("Username")).getAttribute("aria-invalid")).toBe("true");
  });
});
