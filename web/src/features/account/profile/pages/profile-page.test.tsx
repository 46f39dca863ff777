// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import { getBrandFacts } from "@marquee/contracts/account/brand-facts";
import {
  cancelEmailChange,
  createAvatarUpload,
  deleteAvatar,
  resendConfirmation,
  setAvatar,
  updateCurrentUser,
} from "@marquee/contracts/account/profile";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { getBillingDetails, listPayments } from "@marquee/contracts/credits/payments";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentUserKey } from "#api/session.ts";
import { nothingKnown, site } from "#testing/examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { ProfilePage } from "./profile-page.tsx";

let server: FakeServer;
let client: QueryClient;

/** A file store that accepts or refuses uploads. */
class FakeRequest {
  static status = 200;
  static hangs = false;
  static aborted = 0;
  static sent: { method: string; url: string; headers: Record<string, string>; body: unknown }[] = [];
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  onload: () => void = () => undefined;
  request = { method: "", url: "", headers: {} as Record<string, string>, body: undefined as unknown };
  open(method: string, url: string) {
    Object.assign(this.request, { method, url });
  }
  setRequestHeader(name: string, value: string) {
    this.request.headers[name] = value;
  }
  onabort: () => void = () => undefined;
  abort() {
    FakeRequest.aborted += 1;
    this.onabort();
  }
  send(body: unknown) {
    FakeRequest.sent.push({ ...this.request, body });
    if (FakeRequest.hangs) return this.upload.onprogress?.({ loaded: 1, total: 2 });
    this.upload.onprogress?.({ loaded: 1, total: 1 });
    this.status = FakeRequest.status;
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  server = fakeServer();
  server.answer(getBrandFacts, nothingKnown);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  FakeRequest.status = 200;
  FakeRequest.hangs = false;
  FakeRequest.aborted = 0;
  FakeRequest.sent = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

function open(user: User = ada, path = "/profile") {
  client = showPage(<ProfilePage />, { at: path, user });
}
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
async function retype(label: string | RegExp, text: string) {
  await userEvent.clear(field(label));
  if (text !== "") await userEvent.type(field(label), text);
}

describe("the page", () => {
  test("is titled Team Management on the tab that the sidebar opens, and Profile on the others", async () => {
    open(ada, "/profile?tab=team");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Team Management");
    await userEvent.click(screen.getByRole("tab", { name: "Profile" }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Profile");
  });
});

describe("the profile", () => {
  test("what is typed survives a reload until it is saved, and can be discarded", async () => {
    open();
    await retype("Company", "Acme Inc");
    await screen.findByText("Draft saved");
    cleanup();
    open();
    expect(field("Company").value).toBe("Acme Inc");
    await userEvent.click(button("Discard"));
    expect(field("Company").value).toBe("Acme");
    await retype("Company", "Acme Inc");
    server.answer(updateCurrentUser, { ...ada, company: "Acme Inc" });
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Profile saved" }));
    expect(screen.queryByText(/^Draft/)).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  test("the time zone can be changed, and says so where the device is in another", async () => {
    open({ ...ada, timeZone: "Pacific/Kiritimati" });
    expect(screen.getByText(/^This device is in /)).toBeDefined();
    server.answer(updateCurrentUser, { ...ada, timeZone: "America/New_York" });
    await userEvent.selectOptions(screen.getByLabelText("Time zone"), "America/New York");
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(server.bodies(updateCurrentUser)).toEqual([{ timeZone: "America/New_York" }]));
  });

  test("a failed save says why in the form, which keeps what was typed", async () => {
    open();
    await retype("Company", "Acme Inc");
    server.refuse(updateCurrentUser, "unavailable");
    await userEvent.click(button("Save changes"));
    await screen.findByRole("alert");
    expect(field("Company").value).toBe("Acme Inc");
    expect(visibleToast()).toBeUndefined();
  });

  test("shows a role that cannot be changed here, and the account's id and age", () => {
    open();
    expect(screen.getByText("Role changes require contacting support")).toBeDefined();
    expect(screen.getByText("usr_1")).toBeDefined();
    expect(screen.getByText("Member since")).toBeDefined();
    expect(button("Save changes").disabled).toBe(true);
  });

  test("uses the agreed words and sends nothing invalid", async () => {
    open();
    await retype("Full name", "A");
    await retype("Email", "nobody");
    await retype("Company", "");
    await retype(/Marketing budget/, "12.5");
    await userEvent.click(button("Save changes"));
    for (const message of [
      "Name must be at least 2 characters",
      "Please enter a valid email",
      "Company name is required",
      "Budget must be a whole number",
    ])
      await screen.findByText(message);
    expect(server.count(updateCurrentUser)).toBe(0);
  });

  test("sends only what changed and shows the server's result", async () => {
    open();
    await retype("Full name", "Ada P.");
    await retype(/Marketing budget/, "$60,000");
    await userEvent.click(button("Remove Cloud"));
    await userEvent.type(field(/Interests/), "Robotics");
    server.answer(updateCurrentUser, {
      ...ada,
      name: "Ada P.",
      budget: 60_000,
      interests: ["AI", "Robotics"],
    });
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Profile saved" }));
    expect(server.bodies(updateCurrentUser)).toEqual([
      { name: "Ada P.", budget: 60_000, interests: ["AI", "Robotics"] },
    ]);
    expect(field(/Marketing budget/).value).toBe("60000");
    expect(button("Save changes").disabled).toBe(true);
  });

  test("a new email waits for its confirmation, and the change can be canceled", async () => {
    open();
    await retype("Email", "new@example.com");
    server.answer(updateCurrentUser, { ...ada, pendingEmail: "new@example.com" });
    await userEvent.click(button("Save changes"));
    await screen.findByText(/new@example.com/);
    expect(visibleToast()).toMatchObject({ title: "Check your email" });
    expect(field("Email").value).toBe("ada@example.com");
    server.answer(resendConfirmation, undefined);
    await userEvent.click(button("Resend email"));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Confirmation email sent" }));
    server.answer(cancelEmailChange, undefined);
    await userEvent.click(button("Cancel email change"));
    await waitFor(() => expect(screen.queryByText(/new@example.com/)).toBeNull());
  });

  test("a user without an address need not give one", async () => {
    open({ ...ada, email: null, phone: "+14155550132", phoneVerified: true });
    await retype("Company", "Acme Inc");
    server.answer(updateCurrentUser, { ...ada, email: null, company: "Acme Inc" });
    await userEvent.click(button("Save changes"));
    await waitFor(() => expect(server.bodies(updateCurrentUser)).toEqual([{ company: "Acme Inc" }]));
  });

  test("follows another tab, but keeps work in progress", async () => {
    open();
    client.setQueryData(currentUserKey, { ...ada, company: "Other Inc" });
    await waitFor(() => expect(field("Company").value).toBe("Other Inc"));
    await retype("Full name", "Ada Writing");
    client.setQueryData(currentUserKey, { ...ada, company: "Third Inc" });
    await screen.findByRole("button", { name: "Save changes" });
    expect(field("Full name").value).toBe("Ada Writing");
  });

  test("shows a taken address at its field", async () => {
    open();
    await retype("Email", "taken@example.com");
    server.refuse(updateCurrentUser, "email_taken");
    await userEvent.click(button("Save changes"));
    await screen.findByText("An account with that email already exists.");
  });
});

describe("the picture", () => {
  const png = new File([new Uint8Array(64)], "me.png", { type: "image/png" });
  const choose = (file: File) => userEvent.upload(field("Photo file"), file, { applyAccept: false });

  test.each([
    [new File(["<svg/>"], "me.svg", { type: "image/svg+xml" }), "Choose a JPEG, PNG, or GIF"],
    [
      new File([new Uint8Array(2 * 1024 * 1024 + 1)], "big.png", { type: "image/png" }),
      "The picture must be 2 MB or smaller",
    ],
  ])("is refused before anything is sent: %s", async (file, message) => {
    open();
    await choose(file);
    await screen.findByText(message);
    expect(server.count(createAvatarUpload)).toBe(0);
  });

  test("goes to its signed address with the required headers, and is shown then", async () => {
    server.answer(createAvatarUpload, {
      uploadId: "upl_1",
      url: "/uploads/upl_1?sig=x",
      headers: { "content-type": "image/png", "content-length": "64" },
    });
    server.answer(setAvatar, { ...ada, avatar: "/api/avatars/av_1" });
    open();
    await choose(png);
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Photo updated" }));
    expect(server.bodies(createAvatarUpload)).toEqual([{ contentType: "image/png", sizeBytes: 64 }]);
    expect(FakeRequest.sent).toMatchObject([
      { method: "PUT", url: "/uploads/upl_1?sig=x", headers: { "content-type": "image/png" }, body: png },
    ]);
    expect(server.bodies(setAvatar)).toEqual([{ uploadId: "upl_1" }]);
    expect(document.querySelector("img")?.getAttribute("src")).toBe("/api/avatars/av_1");
    server.answer(deleteAvatar, undefined);
    await userEvent.click(button("Remove photo"));
    await waitFor(() => expect(document.querySelector("img")).toBeNull());
    expect(screen.getByText("AP")).toBeDefined();
  });

  test("refused by the store is reported, and can be retried", async () => {
    FakeRequest.status = 403;
    server.answer(createAvatarUpload, { uploadId: "upl_1", url: "/uploads/upl_1", headers: {} });
    open();
    await choose(png);
    await screen.findByText("We couldn't use this file. Try another one.");
    expect(server.count(setAvatar)).toBe(0);
    expect(button("Upload photo").disabled).toBe(false);
  });

  test("can be canceled during the upload, and chosen again", async () => {
    FakeRequest.hangs = true;
    server.answer(createAvatarUpload, { uploadId: "upl_1", url: "/uploads/upl_1", headers: {} });
    server.answer(setAvatar, { ...ada, avatar: "/api/avatars/av_1" });
    open();
    await choose(png);
    await screen.findByText("Uploading...");
    await waitFor(() => expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBe(0.5));
    await userEvent.click(button("Cancel"));
    expect(FakeRequest.aborted).toBe(1);
    expect(await screen.findByText("JPEG, PNG or GIF, max 2MB")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
    FakeRequest.hangs = false;
    await choose(png);
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Photo updated" }));
    expect(server.count(setAvatar)).toBe(1);
  });
});

describe("billing", () => {
  test("is coming soon while it is switched off, and links to the credits page when on", async () => {
    server.answer(getPublicSettings, site);
    open(ada, "/profile?tab=billing");
    await screen.findByText("Billing Coming Soon");
    cleanup();
    server.answer(getPublicSettings, { ...site, flags: { ...site.flags, billing: true } });
    server.answer(getBillingDetails, { details: null, version: 0, updatedAt: null });
    server.answer(listPayments, []);
    open(ada, "/profile?tab=billing");
    const link = await screen.findByRole("link", { name: "Go to credits" });
    expect(link.getAttribute("href")).toBe("/credits");
    await screen.findByRole("region", { name: "Billing details" }, { timeout: 4_000 });
  });
});
