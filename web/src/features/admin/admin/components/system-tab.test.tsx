// @vitest-environment jsdom

import {
  defaultSettings,
  getSystemSettings,
  listAllCreditPackages,
  updateCreditPackage,
  updateSystemSettings,
} from "@marquee/contracts/admin/system";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { offer } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { rita, showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { SetBackButton } from "./set-back-button.tsx";
import { SystemTab } from "./system-tab.tsx";

const stage = {
  modelBudget: { orders: { campaign: 200, chat: 5_000 }, outputTokens: 3_000_000 },
  welcome: { credits: 20, days: 30 },
};
const read = { ...defaultSettings, stage, version: 4, updatedBy: null, updatedAt: null };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getSystemSettings, read);
  server.answer(listAllCreditPackages, [offer]);
  server.answer(updateSystemSettings, { ...read, version: 5, waiting: false });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () => showPage(<SystemTab />, { user: rita });
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const sent = () => server.bodies(updateSystemSettings);

describe("a switch", () => {
  test("asks before it switches off, and sends the rest as it was read", async () => {
    show();
    await userEvent.click(await screen.findByRole("switch", { name: "Chat with Morgan" }));
    expect(sent()).toEqual([]);
    await press("Turn off");
    await waitFor(() =>
      expect(sent()).toEqual([
        { ...defaultSettings, flags: { ...defaultSettings.flags, chat: false }, version: 4 },
      ]),
    );
  });

  test("switches on at once", async () => {
    show();
    await userEvent.click(await screen.findByRole("switch", { name: "Billing tab" }));
    await waitFor(() => expect(sent()[0]?.flags.billing).toBe(true));
  });

  test("stays unchanged if not confirmed", async () => {
    show();
    const registration = await screen.findByRole<HTMLInputElement>("switch", { name: "Registration" });
    await userEvent.click(registration);
    await press("Cancel");
    expect(sent()).toEqual([]);
    expect(registration.checked).toBe(true);
  });
});

describe("prices", () => {
  test("are changed after the changes have been shown", async () => {
    show();
    const price = await screen.findByLabelText("Campaign ideas");
    await userEvent.clear(price);
    await userEvent.type(price, "12");
    await press("Save prices");
    await screen.findByText(/Campaign ideas: 10 → 12/);
    await press("Save prices");
    await waitFor(() => expect(sent()[0]?.prices.campaignIdeas).toBe(12));
  });

  test("are whole numbers within bounds", async () => {
    show();
    const price = await screen.findByLabelText("Campaign ideas");
    await userEvent.clear(price);
    await userEvent.type(price, "free");
    await press("Save prices");
    await screen.findByText("Enter a whole number");
    await userEvent.clear(price);
    await userEvent.type(price, "-1");
    await screen.findByText("A price can't be negative");
    expect(sent()).toEqual([]);
  });
});

test("someone else's change is not overwritten, and can be loaded", async () => {
  server.refuse(updateSystemSettings, "stale_version");
  show();
  await userEvent.click(await screen.findByRole("switch", { name: "Billing tab" }));
  await screen.findByText("Another admin changed these settings.");
  server.answer(getSystemSettings, {
    ...read,
    prices: { ...read.prices, campaignIdeas: 33 },
    version: 9,
    updatedBy: "otto",
    updatedAt: "2026-01-05T09:00:00.000Z",
  });
  await press("Load the latest version");
  await screen.findByText(/Changed by otto/);
  expect(screen.getByLabelText<HTMLInputElement>("Campaign ideas").value).toBe("33");
  expect(screen.queryByText("Another admin changed these settings.")).toBeNull();
  server.answer(updateSystemSettings, { ...read, version: 10, waiting: false });
  await userEvent.click(screen.getByRole("switch", { name: "Billing tab" }));
  await waitFor(() => expect(sent().at(-1)?.version).toBe(9));
});

test("a field that the server refuses is marked, however deeply it is nested in the settings", async () => {
  server.refuse(updateSystemSettings, "validation_failed", {
    "maintenance.message": ["Leave out the angle brackets"],
  });
  show();
  const message = await screen.findByLabelText("Message");
  await userEvent.type(message, "Back at nine");
  await press("Show banner");
  await screen.findByText("Leave out the angle brackets");
  expect(message.getAttribute("aria-invalid")).toBe("true");
});

test("typed prices survive leaving the page, even over changes made meanwhile", async () => {
  show();
  const price = await screen.findByLabelText("Campaign ideas");
  await userEvent.clear(price);
  await userEvent.type(price, "12");
  cleanup();
  server.answer(getSystemSettings, { ...read, prices: { ...read.prices, visualMockup: 9 }, version: 5 });
  show();
  expect((await screen.findByLabelText<HTMLInputElement>("Campaign ideas")).value).toBe("12");
  expect(screen.getByLabelText<HTMLInputElement>("Visual mockup").value).toBe("9");
});

test("the banner is previewed before it is shown", async () => {
  show();
  await userEvent.type(await screen.findByLabelText("Message"), "Back at nine");
  expect(screen.getByText("Back at nine", { selector: "p" })).toBeDefined();
  await press("Show banner");
  await waitFor(() => expect(sent()[0]?.maintenance).toEqual({ message: "Back at nine", tone: "info" }));
});

test("a package's price is typed in dollars and sent in cents", async () => {
  server.answer(updateCreditPackage, { ...offer, price: 24_900, waiting: false });
  show();
  await press("Edit Growth Package");
  const dialog = within(screen.getByRole("dialog"));
  const price = dialog.getByLabelText("Price (USD)");
  await userEvent.clear(price);
  await userEvent.type(price, "249.50");
  await press("Save package");
  await dialog.findByText("The price must be in whole dollars");
  await userEvent.clear(price);
  await userEvent.type(price, "$249");
  await press("Save package");
  await waitFor(() => expect(server.bodies(updateCreditPackage)[0]).toMatchObject({ price: 24_900 }));
});

test("a settings change is reverted from its audit entry, with the current version", async () => {
  const after = { ...defaultSettings, prices: { ...defaultSettings.prices, campaignIdeas: 12 } };
  server.answer(getSystemSettings, { ...read, ...after });
  showPage(<SetBackButton entry={{ action: "updateSystemSettings", before: defaultSettings, after }} />, {
    user: rita,
  });
  await press("Revert");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Revert change" }));
  await waitFor(() => expect(sent()).toEqual([{ ...defaultSettings, version: 4 }]));
});

describe("the limits of the stage", () => {
  test("are shown as they apply, and a number that is none is named at its field", async () => {
    show();
    const card = within(await screen.findByRole("region", { name: "Model budget" }));
    const field = card.getByLabelText<HTMLInputElement>("Campaigns a day");
    expect(field.value).toBe("200");
    await userEvent.clear(field);
    await userEvent.type(field, "some");
    await userEvent.click(card.getByRole("button", { name: "Save budget" }));
    await screen.findByText("Enter a whole number, such as 500");
    await userEvent.clear(field);
    await userEvent.type(field, "50");
    await userEvent.click(card.getByRole("button", { name: "Save budget" }));
    const { orders, outputTokens } = stage.modelBudget;
    await waitFor(() =>
      expect(sent()[0]?.modelBudget).toEqual({ orders: { ...orders, campaign: 50 }, outputTokens }),
    );
  });

  test("return to the stage's own budget", async () => {
    const modelBudget = { orders: { campaign: 5, chat: 50 }, outputTokens: 1_000 };
    server.answer(getSystemSettings, { ...read, modelBudget });
    show();
    await press("Use the stage's budget");
    await waitFor(() => expect(sent()[0]?.modelBudget).toBeNull());
  });

  test("a larger welcome grant waits for a second admin, and says so", async () => {
    server.answer(updateSystemSettings, { ...read, waiting: true });
    show();
    const card = within(await screen.findByRole("region", { name: "Welcome credits" }));
    await userEvent.clear(card.getByLabelText("Credits"));
    await userEvent.type(card.getByLabelText("Credits"), "40");
    await userEvent.click(card.getByRole("button", { name: "Save grant" }));
    await waitFor(() => expect(visibleToast()?.title).toBe("Waiting for a second admin"));
    expect(sent()[0]?.welcome).toEqual({ credits: 40, days: 30 });
  });
});
