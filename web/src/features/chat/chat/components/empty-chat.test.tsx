// @vitest-environment jsdom

import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ada } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { EmptyChat } from "./empty-chat.tsx";

afterEach(cleanup);

test.each([
  ["brand", "Find events", "Which upcoming events fit our audience best?"],
  ["agency", "Find events", "Which upcoming events fit our audience best?"],
  ["event_host", "Invite sponsors", "Whom should I invite to sponsor my next event?"],
] as const)("a %s starts from four questions of their own side", async (role, title, text) => {
  let asked = "";
  showPage(<EmptyChat onTopic={(topic) => (asked = topic)} />, { user: { ...ada, role } });
  expect(screen.getAllByRole("button")).toHaveLength(4);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(title) }));
  expect(asked).toBe(text);
});
