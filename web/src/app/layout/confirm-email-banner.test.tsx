// @vitest-environment jsdom

import { resendConfirmation } from "@marquee/contracts/account/profile";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const unconfirmed = { ...ada, confirmed: false };
const resend = () => userEvent.click(screen.getByRole("button", { name: "Resend confirmation email" }));

test("asks the user to open the link, and sends another one", async () => {
  server.answer(resendConfirmation, undefined);
  showPage(<ConfirmEmailBanner />, { user: unconfirmed });
  expect(screen.getByRole("status").textContent).toContain(`We sent a link to ${ada.email}`);
  await resend();
  await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Confirmation email sent" }));
  expect(server.count(resendConfirmation)).toBe(1);
});

test.each([
  [20, "Confirm your email to get 20 free credits, offer and sign deals, and use your free replies."],
  [1, "Confirm your email to get 1 free credit, offer and sign deals, and use your free replies."],
  [0, "Confirm your email to offer and sign deals and to use your free replies."],
])("says that it brings %i credits", async (welcomeCredits, text) => {
  server.answer(getPublicSettings, { ...site, welcomeCredits });
  showPage(<ConfirmEmailBanner />, { user: unconfirmed });
  await waitFor(() => expect(screen.getByRole("status").textContent).toContain(text));
});

test("says why no link was sent", async () => {
  server.refuse(resendConfirmation, "too_many_requests");
  showPage(<ConfirmEmailBanner />, { user: unconfirmed });
  await resend();
  await waitFor(() =>
    expect(visibleToast()).toMatchObject({
      title: "Confirmation email not sent",
      description: "Too many requests. Wait a moment and try again.",
    }),
  );
});

test.each([
  ["a confirmed account", ada],
  ["an account without an address", { ...unconfirmed, email: null }],
])("is not shown to %s", (_, user) => {
  showPage(<ConfirmEmailBanner />, { user });
  expect(screen.queryByRole("status")).toBeNull();
});
