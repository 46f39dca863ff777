// @vitest-environment jsdom

import {
  getBillingDetails,
  removeBillingDetails,
  updateBillingDetails,
} from "@marquee/contracts/credits/payments";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { visibleToast } from "#toasts/toast.ts";
import { BillingDetailsCard } from "./billing-details-card.tsx";

const details = {
  company: "Acme GmbH",
  addressLine1: "1 Main Street",
  addressLine2: "",
  city: "Berlin",
  region: "",
  postalCode: "10115",
  country: "DE",
  taxId: "DE123456789",
} as const;
const stored = { details, version: 3, updatedAt: "2026-01-05T09:00:00.000Z" };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getBillingDetails, stored);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

test("what is missing, and a tax ID of another country, is said at its field before anything is sent", async () => {
  server.answer(getBillingDetails, { details: null, version: 0, updatedAt: null });
  showPage(<BillingDetailsCard />);
  await userEvent.type(await screen.findByLabelText("Company name"), "Acme GmbH");
  await press("Save details");
  await screen.findByText("Address is required");
  await screen.findByText("Choose a country", { selector: "p" });
  await userEvent.type(screen.getByLabelText("Address"), "1 Main Street");
  await userEvent.type(screen.getByLabelText("City"), "Berlin");
  await userEvent.selectOptions(screen.getByLabelText("Country"), "Germany");
  server.answer(updateBillingDetails, { ...stored, version: 1 });
  await userEvent.type(screen.getByLabelText(/^Tax ID/), "FR12345678901");
  await press("Save details");
  await screen.findByText("Enter a tax ID of this country, such as DE123456789");
  expect(server.count(updateBillingDetails)).toBe(0);
  await userEvent.clear(screen.getByLabelText(/^Tax ID/));
  await press("Save details");
  await waitFor(() => expect(visibleToast()?.title).toBe("Billing details saved"));
  expect(server.bodies(updateBillingDetails)).toEqual([
    { ...details, postalCode: "", taxId: "", version: 0 },
  ]);
});

test("details are removed only after asking, in the version that is shown", async () => {
  server.answer(removeBillingDetails, { details: null, version: 4, updatedAt: stored.updatedAt });
  showPage(<BillingDetailsCard />);
  await press("Remove details");
  const dialog = within(screen.getByRole("dialog"));
  expect(dialog.getByText(/Receipts you already have don't change/)).toBeDefined();
  await userEvent.click(dialog.getByRole("button", { name: "Remove details" }));
  await waitFor(() => expect(visibleToast()?.title).toBe("Billing details removed"));
  expect(server.asked(removeBillingDetails)[0]?.query.get("version")).toBe("3");
  expect(screen.getByLabelText<HTMLInputElement>("Company name").value).toBe("");
});

test("a change of another owner is not overwritten: the form offers theirs", async () => {
  server.refuse(updateBillingDetails, "stale_version");
  showPage(<BillingDetailsCard />);
  await userEvent.type(await screen.findByLabelText("City"), " Center");
  await press("Save details");
  server.answer(getBillingDetails, { ...stored, details: { ...details, city: "Hamburg" }, version: 4 });
  await press("Load the latest");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("City").value).not.toBe("Berlin"));
});
