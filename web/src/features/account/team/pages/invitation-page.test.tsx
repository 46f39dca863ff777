// @vitest-environment jsdom

import { getCurrentUser } from "@marquee/contracts/account/auth";
import { acceptInvitation, getInvitation, type Invitation } from "@marquee/contracts/account/team";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { noteSignedIn } from "#api/signed-in-before.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { InvitationPage } from "./invitation-page.tsx";

const invitation: Invitation = {
  state: "open",
  company: "Northwind Cloud",
  invitedBy: "Nina Park",
  teamRole: "manager",
  email: "ADA@example.com",
  expiresAt: "2026-01-12T09:00:00.000Z",
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getInvitation, invitation);
});
afterEach(() => {
  cleanup();
  noteSignedIn(null);
  vi.unstubAllGlobals();
});

const open = (at = "/invitation?token=abc") => showPage(<InvitationPage />, { at, user: null });

test("somebody signed out registers or signs in with the invited address, and comes back", async () => {
  open();
  await screen.findByText("Nina Park invited you to work in Northwind Cloud's account as a manager.");
  const register = screen.getByRole("link", { name: "Create account" }).getAttribute("href") ?? "";
  const { searchParams } = new URL(register, "https://marquee.example");
  expect(searchParams.get("email")).toBe("ADA@example.com");
  expect(searchParams.get("next")).toBe("/invitation?token=abc");
});

test("whoever has the address joins, however it is written; somebody else is told which it is", async () => {
  noteSignedIn(ada.id);
  server.answer(getCurrentUser, ada);
  server.refuse(acceptInvitation, "invalid_token");
  open();
  await userEvent.click(await screen.findByRole("button", { name: "Join Northwind Cloud" }));
  expect((await screen.findByRole("alert")).textContent).toContain("expired");
  cleanup();
  server.answer(getCurrentUser, { ...ada, email: "other@example.com" });
  open();
  await screen.findByText(/and you're signed in as other@example.com/);
  expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull();
});

test.each([
  ["used", "This invitation was already accepted."],
  ["revoked", /revoked or replaced by a newer email/],
  ["expired", "This invitation has expired. Ask Nina Park to send it again."],
] as const)("a link that is %s says so", async (state, text) => {
  server.answer(getInvitation, { ...invitation, state });
  open();
  await screen.findByText(text);
});

test("a link without its token says that it is incomplete", () => {
  open("/invitation");
  screen.getByText("The link is incomplete. Copy the whole link from the email.");
});
