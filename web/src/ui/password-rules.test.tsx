// @vitest-environment jsdom

import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { PasswordRules } from "./password-rules.tsx";

afterEach(cleanup);

const rule = "Not too common and easily guessed";
const visible = () =>
  screen
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "")
    .find((text) => text.startsWith(rule));

test.each(["Welcome2026!", "P@ssw0rd2026", "Sunshine#1234"])(
  "%s meets every rule of length and characters, but not the one about common passwords, as on the server",
  async (password) => {
    render(<PasswordRules id="rules" password={password} />);
    await waitFor(() => expect(visible()).toBe(`${rule} (not met)`));
    expect(screen.getAllByText("(met)", { exact: false })).toHaveLength(6);
  },
);

test("an unknown state is neither met nor unmet; then an uncommon password meets the rule", async () => {
  render(<PasswordRules id="rules" password="violet Harbor 92!" />);
  expect(visible()).toBe(rule);
  await waitFor(() => expect(visible()).toBe(`${rule} (met)`));
});

test("an empty field meets no rule", async () => {
  render(<PasswordRules id="rules" password="" />);
  expect(screen.queryByText("(met)", { exact: false })).toBeNull();
});
