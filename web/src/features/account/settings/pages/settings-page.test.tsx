// @vitest-environment jsdom

import {
  createApiKey,
  getApiAccess,
  listApiKeys,
  openingApiAccess,
  revokeApiKey,
  updateApiAccess,
} from "@marquee/contracts/account/api-keys";
import { defaultPreferences, getPreferences, updatePreferences } from "@marquee/contracts/account/profile";
import { getMailSettings, updateMailSettings } from "@marquee/contracts/live/notifications";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setCurrentUser } from "#api/session.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { SettingsPage } from "./settings-page.tsx";

const open = { ...openingApiAccess, enableApiAccess: true };
const key = {
  id: "key_1",
  name: "Reporting",
  scope: "read",
  prefix: "mq.usr_1.ab",
  createdAt: "2026-03-01T10:00:00.000Z",
  expiresAt: null,
  lastUsedAt: null,
} as const;
const mailSettings = { digest: "each" as const, quietHours: null, timeZone: "Europe/Berlin" };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getPreferences, defaultPreferences);
  server.answer(listApiKeys, []);
  server.answer(getMailSettings, mailSettings);
  server.answer(updateMailSettings, mailSettings);
  server.answer(getApiAccess, openingApiAccess);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
});

const show = (path = "/settings") => showPage(<SettingsPage />, { at: path });
const toggle = (name: string) => screen.findByRole<HTMLInputElement>("switch", { name });

describe("email", () => {
  test("each setting is saved immediately, and shows at once", async () => {
    show();
    await userEvent.selectOptions(await screen.findByLabelText("How often"), "daily");
    await waitFor(() => expect(visibleToast()?.title).toBe("Settings saved"));
    await userEvent.click(await toggle("Quiet hours"));
    expect((await screen.findByLabelText<HTMLInputElement>("From")).value).toBe("22:00");
    expect(screen.getByText(/^These times are in Europe\/Berlin, your time zone\./)).toBeDefined();
    await waitFor(() => expect(server.count(updateMailSettings)).toBe(2));
    expect(server.bodies(updateMailSettings)).toEqual([
      { ...mailSettings, digest: "daily" },
      { ...mailSettings, digest: "daily", quietHours: { from: "22:00", to: "07:00" } },
    ]);
  });

  test("a refused change is reverted, and says so", async () => {
    show();
    server.refuse(updateMailSettings, "unavailable");
    await userEvent.selectOptions(await screen.findByLabelText("How often"), "weekly");
    await waitFor(() => expect(visibleToast()?.title).toBe("Your email settings weren't saved"));
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>("How often").value).toBe("each"));
  });

  test("cannot be set while email notifications are off, and says why", async () => {
    const notifications = { ...defaultPreferences.notifications, emailNotifications: false };
    server.answer(getPreferences, { ...defaultPreferences, notifications });
    show();
    await screen.findByText("Turn on email notifications to change these.");
    expect(screen.getByLabelText<HTMLSelectElement>("How often").disabled).toBe(true);
  });
});

describe("the toggles", () => {
  test("start at their agreed defaults", async () => {
    show();
    expect((await toggle("Email notifications")).checked).toBe(true);
    expect((await toggle("Marketing insights")).checked).toBe(false);
    await userEvent.click(screen.getByRole("tab", { name: "Security" }));
    expect((await toggle("Two-factor authentication")).checked).toBe(false);
    expect((await toggle("Session timeout")).checked).toBe(true);
    expect(screen.getByText(/30 minutes of inactivity/)).toBeDefined();
    expect((await toggle("Activity logging")).checked).toBe(true);
  });

  test("flip at once, and each saves only itself, nothing that another device may have set meanwhile", async () => {
    show();
    server.answer(updatePreferences, {
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, dealUpdates: false },
    });
    await userEvent.click(await toggle("Deal updates"));
    expect((await toggle("Deal updates")).checked).toBe(false);
    await waitFor(() =>
      expect(visibleToast()).toMatchObject({ title: "Settings saved", description: "Deal updates is off." }),
    );
    expect(server.bodies(updatePreferences)).toEqual([{ notifications: { dealUpdates: false } }]);
  });

  test("say that they are being saved for as long as it takes", async () => {
    show();
    const updates = await toggle("Deal updates");
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    server.answer(updatePreferences, {
      ...defaultPreferences,
      notifications: { ...defaultPreferences.notifications, dealUpdates: false },
    });
    vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
      await held;
      return server.fetch(...call);
    });
    await userEvent.click(updates);
    await waitFor(() => expect(updates.getAttribute("aria-busy")).toBe("true"));
    expect((await toggle("New events")).getAttribute("aria-busy")).toBeNull();
    release();
    await waitFor(() => expect(updates.getAttribute("aria-busy")).toBeNull());
    expect(updates.checked).toBe(false);
  });

  test("one still being saved for an ended session is not shown in the next, and its refusal ends nothing", async () => {
    const client = show();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    server.refuse(updatePreferences, "unauthenticated");
    vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
      if (call[1]?.method === "PATCH") await held;
      return server.fetch(...call);
    });
    await userEvent.click(await toggle("New events"));
    expect((await toggle("New events")).checked).toBe(false);
    const [saving] = client.getMutationCache().getAll();
    setCurrentUser(client, null);
    cleanup();
    setCurrentUser(client, ada);
    showPage(<SettingsPage />, { at: "/settings", client });
    expect((await toggle("New events")).checked).toBe(true);
    release();
    await waitFor(() => expect(saving?.state.status).toBe("error"));
    expect(visibleToast()).toBeUndefined();
  });

  test("a refusal reverts its own change and leaves the others", async () => {
    show();
    server.refuse(updatePreferences, "unavailable");
    await userEvent.click(await toggle("New events"));
    expect((await screen.findByRole("alert")).textContent).toMatch(/try again/i);
    expect((await toggle("New events")).checked).toBe(true);
    expect((await toggle("Deal updates")).checked).toBe(true);
  });

  test("two-factor authentication opens its setup instead of flipping", async () => {
    show("/settings?tab=security");
    await userEvent.click(await toggle("Two-factor authentication"));
    await screen.findByText("/profile?tab=security");
    expect(server.count(updatePreferences)).toBe(0);
  });

  test("a failed load says so and can be retried", async () => {
    server.refuse(getPreferences, "unavailable");
    show();
    await screen.findByText("Couldn't load your settings");
    server.answer(getPreferences, defaultPreferences);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await toggle("Deal updates");
  });
});

describe("API access", () => {
  test("cannot be restricted or given keys while it is off", async () => {
    show("/settings?tab=api");
    expect((await toggle("Restrict API access")).disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create key" }).disabled).toBe(true);
    await screen.findByText("No API keys");
  });

  test("is switched by a manager for the company, whoever registered it", async () => {
    server.answer(getApiAccess, openingApiAccess);
    showPage(<SettingsPage />, { at: "/settings?tab=api", user: { ...ada, accountId: "usr_company" } });
    server.answer(updateApiAccess, open);
    await userEvent.click(await toggle("Enable API access"));
    await waitFor(() => expect(visibleToast()).toMatchObject({ description: "Enable API access is on." }));
    expect(server.bodies(updateApiAccess)).toEqual([{ enableApiAccess: true }]);
    expect((await toggle("Restrict API access")).disabled).toBe(false);
  });

  test("shows a new key once, and never again", async () => {
    server.answer(getApiAccess, open);
    show("/settings?tab=api");
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Create key" }).disabled).toBe(false),
    );
    await userEvent.click(screen.getByRole("button", { name: "Create key" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Create key" }));
    await screen.findByText("Name is required");
    await userEvent.type(screen.getByLabelText("Name"), "Reporting");
    await userEvent.selectOptions(screen.getByLabelText("Expiration"), "never");
    server.answer(createApiKey, { ...key, key: "mq.usr_1.secret" });
    server.answer(listApiKeys, [key]);
    await userEvent.click(within(dialog).getByRole("button", { name: "Create key" }));
    await screen.findByText("mq.usr_1.secret");
    expect(server.bodies(createApiKey)).toEqual([{ name: "Reporting", scope: "read", expiresInDays: null }]);
    await userEvent.click(screen.getByRole("button", { name: "I've copied it" }));
    expect(screen.queryByText("mq.usr_1.secret")).toBeNull();
    await screen.findByText("Reporting");
  });

  test("a key is revoked after confirmation; one that is gone already counts as revoked", async () => {
    server.answer(getApiAccess, open);
    server.answer(listApiKeys, [key]);
    show("/settings?tab=api");
    await userEvent.click(await screen.findByRole("button", { name: "Revoke Reporting" }));
    server.refuse(revokeApiKey, "not_found");
    server.answer(listApiKeys, []);
    await userEvent.click(await screen.findByRole("button", { name: "Revoke key" }));
    await screen.findByText("No API keys");
    expect(visibleToast()).toMatchObject({ title: "API key revoked" });
  });

  test("what is typed into the dialog of a new key is restored after it was closed by accident", async () => {
    server.answer(getApiAccess, open);
    show("/settings?tab=api");
    const create = () => screen.findByRole<HTMLButtonElement>("button", { name: "Create key" });
    await waitFor(async () => expect((await create()).disabled).toBe(false));
    await userEvent.click(await create());
    await userEvent.type(screen.getByLabelText("Name"), "Reporting");
    await screen.findByText("Draft saved");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(await create());
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Reporting");
    server.refuse(createApiKey, "unavailable");
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Create key" }));
    await within(screen.getByRole("dialog")).findByRole("alert");
    await userEvent.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("");
  });

  test("takes a list of addresses and names the invalid entry", async () => {
    server.answer(getApiAccess, open);
    show("/settings?tab=api");
    const list = await screen.findByLabelText("Addresses and ranges");
    await userEvent.type(list, "203.0.113.7{enter}{enter}here");
    server.refuse(updateApiAccess, "validation_failed", { "addresses.1": ["Use an address"] });
    await userEvent.click(screen.getByRole("button", { name: "Save addresses" }));
    await screen.findByText("“here”: Use an address");
    await userEvent.clear(list);
    await userEvent.type(list, "203.0.113.7");
    server.answer(updateApiAccess, { ...open, addresses: ["203.0.113.7"] });
    await userEvent.click(screen.getByRole("button", { name: "Save addresses" }));
    await waitFor(() => expect(visibleToast()).toMatchObject({ title: "Settings saved" }));
    expect(server.bodies(updateApiAccess).at(-1)).toEqual({ addresses: ["203.0.113.7"] });
  });
});
