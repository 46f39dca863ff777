// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import { changePassword } from "@marquee/contracts/account/passwords";
import { deleteAccount, exportAccount, getDeletion } from "@marquee/contracts/account/profile";
import {
  confirmTwoFactor,
  createRecoveryCodes,
  disableTwoFactor,
  listActivity,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  startTwoFactor,
} from "@marquee/contracts/account/security";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentUserKey } from "#api/session.ts";
import * as download from "#browser/download.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { SecurityTab } from "./security-tab.tsx";

const at = "2026-03-01T10:00:00.000Z";
const here = {
  id: "ses_1",
  current: true,
  device: "Firefox on Linux",
  ip: "203.0.113.7",
  createdAt: at,
  lastSeenAt: at,
};
const phone = { ...here, id: "ses_2", current: false, device: "Safari on iPhone" };
let server: FakeServer;
let client: QueryClient;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  vi.spyOn(download, "downloadText").mockImplementation(() => undefined);
  server.answer(getDeletion, { company: null });
  server.answer(listSessions, [here, phone]);
  server.answer(listActivity, [
    { id: "act_1", kind: "signed_in", device: here.device, ip: here.ip, createdAt: at },
  ]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

function open(user: User = ada) {
  client = showPage(
    <Routes>
      <Route path="/profile" element={<SecurityTab />} />
      <Route path="/auth" element={<p>signed out</p>} />
    </Routes>,
    { at: "/profile?tab=security", user },
  );
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

describe("the password", () => {
  test("is changed with the agreed messages, then registration's rules", async () => {
    open();
    await click("Change password");
    for (const message of [
      "Current password is required",
      "Password must be at least 6 characters",
      "Please confirm your password",
    ])
      await screen.findByText(message);
    await type("Current password", "Old-passw0rd");
    await type("New password", "abcdefg");
    await screen.findByText("Password must be at least 10 characters");
    await type("New password", "H1-jklm");
    await type("Confirm new password", "different");
    await screen.findByText("Passwords don't match");
    await userEvent.clear(screen.getByLabelText("Confirm new password"));
    await type("Confirm new password", "abcdefgH1-jklm");
    server.refuse(changePassword, "validation_failed", {
      currentPassword: ["Current password is incorrect"],
    });
    await click("Change password");
    await screen.findByText("Current password is incorrect");
    server.answer(changePassword, undefined);
    await click("Change password");
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Password changed" }));
    expect(server.bodies(changePassword).at(-1)).toEqual({
      currentPassword: "Old-passw0rd",
      newPassword: "abcdefgH1-jklm",
    });
    expect(screen.getByLabelText<HTMLInputElement>("New password").value).toBe("");
  });

  test("can be set by an account that has none, without a current one", async () => {
    open({ ...ada, hasPassword: false });
    expect(screen.queryByLabelText("Current password")).toBeNull();
    await type("New password", "Str0ng-enough");
    await type("Confirm new password", "Str0ng-enough");
    server.answer(changePassword, undefined);
    await click("Set password");
    await screen.findByLabelText("Current password");
    expect(server.bodies(changePassword)).toEqual([{ newPassword: "Str0ng-enough" }]);
  });
});

describe("the second factor", () => {
  test("takes effect only after a first code, and its recovery codes are shown once", async () => {
    server.answer(startTwoFactor, {
      secret: "JBSWY3DPEHPK3PXP",
      otpauthUrl: "otpauth://totp/Marquee:ada?secret=JBSWY3DPEHPK3PXP&issuer=Marquee",
    });
    open();
    await click("Set up two-factor authentication");
    await screen.findByRole("img", { name: "QR code for your authenticator app" });
    expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeDefined();
    server.refuse(confirmTwoFactor, "invalid_code");
    await type("Code", "000000");
    await click("Turn on");
    await screen.findByText("That code is incorrect or has expired.");
    server.answer(confirmTwoFactor, { recoveryCodes: ["aaaa-bbbb", "cccc-dddd"] });
    await click("Turn on");
    const codes = await screen.findByRole("list", { name: "Recovery codes" });
    expect(within(codes).getAllByRole("listitem")).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("aaaa-bbbb")).toBeDefined();
    await click("Download");
    expect(download.downloadText).toHaveBeenCalledWith(
      "marquee-recovery-codes.txt",
      expect.stringContaining("aaaa-bbbb\ncccc-dddd"),
    );
    await click("I've saved them");
    expect(screen.queryByText("aaaa-bbbb")).toBeNull();
    await screen.findByText("On");
  });

  test("gets new recovery codes and is turned off after confirmation", async () => {
    open({ ...ada, twoFactorEnabled: true });
    server.answer(createRecoveryCodes, { recoveryCodes: ["eeee-ffff"] });
    await click("Get new recovery codes");
    await screen.findByText("eeee-ffff");
    await click("I've saved them");
    server.answer(disableTwoFactor, undefined);
    await click("Turn off");
    expect(server.count(disableTwoFactor)).toBe(0);
    const dialog = await screen.findByRole("dialog", { name: "Turn off two-factor authentication?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Turn off" }));
    await screen.findByText("Off");
  });
});

describe("sessions and activity", () => {
  test("lists every device, ends one, and all others", async () => {
    open();
    await screen.findByText("Safari on iPhone");
    expect(screen.getByText("This device")).toBeDefined();
    server.refuse(revokeSession, "not_found");
    server.answer(listSessions, [here]);
    await click(/^Sign out Safari on iPhone/);
    await waitFor(() => expect(screen.queryByText("Safari on iPhone")).toBeNull());
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sign out other devices" }).disabled).toBe(
      true,
    );
    cleanup();
    server.answer(listSessions, [here, phone]);
    server.answer(revokeOtherSessions, undefined);
    open();
    await screen.findByText("Safari on iPhone");
    await click("Sign out other devices");
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Other devices signed out" }));
  });

  test("describes what happened in plain words", async () => {
    open();
    await screen.findByText("Signed in");
  });

  test("a failed load can be retried", async () => {
    server.refuse(listSessions, "unavailable");
    server.refuse(listActivity, "unavailable");
    open();
    await screen.findByText("Couldn't load your sessions");
    await screen.findByText("Couldn't load your activity");
    expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(2);
  });
});

describe("the user's data", () => {
  test("is saved as the file that the server sends", async () => {
    server.answer(exportAccount, '{"profile":{}}');
    open();
    await click("Export data");
    await waitFor(() =>
      expect(download.downloadText).toHaveBeenCalledWith(
        "marquee-export.json",
        '{"profile":{}}',
        "application/json",
      ),
    );
  });

  test("is deleted only with the typed name and the password, and then nobody is signed in", async () => {
    open();
    await click("Delete account");
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    const confirm = within(dialog).getByRole("button", { name: "Delete account" });
    await userEvent.click(confirm);
    await screen.findByText("Type ada exactly as shown");
    await screen.findByText("Password is required");
    expect(server.count(deleteAccount)).toBe(0);
    await type("Type ada to confirm", "ada");
    await userEvent.type(within(dialog).getByLabelText("Password"), "Str0ng-enough");
    server.answer(deleteAccount, undefined);
    await userEvent.click(confirm);
    await screen.findByText("signed out");
    expect(server.bodies(deleteAccount)).toEqual([{ password: "Str0ng-enough", keepsCompany: false }]);
    expect(client.getQueryData(currentUserKey)).toBeNull();
    expect(visibleToast()).toMatchObject({ title: "Account deleted" });
  });

  test("says that a company of several people stays, and confirms exactly that", async () => {
    server.answer(getDeletion, { company: "Northwind Cloud" });
    open();
    await click("Delete account");
    const dialog = await screen.findByRole("dialog", { name: "Delete your account?" });
    await within(dialog).findByText(/Northwind Cloud.* stays with the people who work there/);
    expect(within(dialog).queryByText(/campaigns, templates, and conversations/)).toBeNull();
    await type("Type ada to confirm", "ada");
    await userEvent.type(within(dialog).getByLabelText("Password"), "Str0ng-enough");
    server.answer(deleteAccount, undefined);
    await userEvent.click(within(dialog).getByRole("button", { name: "Delete account" }));
    await screen.findByText("signed out");
    expect(server.bodies(deleteAccount)).toEqual([{ password: "Str0ng-enough", keepsCompany: true }]);
  });
});
