// @vitest-environment jsdom

import {
  type BrandFacts,
  clearBrandFacts,
  getBrandFacts,
  updateBrandFacts,
} from "@marquee/contracts/account/brand-facts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { nothingKnown } from "#testing/examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { BrandFactsCard } from "./brand-facts-card.tsx";

const known: BrandFacts = {
  ...nothingKnown,
  companyName: "Acme",
  industry: "Fintech",
  brandVoice: "Warm",
  forbiddenWords: ["cheap"],
  facts: ["We open a shop in May"],
  version: 3,
  updatedAt: "2026-01-05T09:00:00.000Z",
};
const nothing: BrandFacts = { ...nothingKnown, version: 4, updatedAt: known.updatedAt };

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getBrandFacts, known);
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  localStorage.clear();
  vi.unstubAllGlobals();
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Update what Morgan knows" });

async function open(): Promise<void> {
  showPage(<BrandFactsCard />, { at: "/profile" });
  await screen.findByLabelText(/^Brand voice/);
}

test("shows everything that is known, and sends only the changes, with the version they are based on", async () => {
  await open();
  expect(field(/^Company name/).value).toBe("Acme");
  expect(field(/^Other facts/).value).toBe("We open a shop in May");
  expect(screen.getByText("cheap")).toBeDefined();
  expect(save().disabled).toBe(true);

  const saved = { ...known, facts: ["We open a shop in May", "We are 40 people"], version: 4 };
  server.answer(updateBrandFacts, saved);
  await userEvent.type(field(/^Other facts/), "\nWe are 40 people\n");
  await userEvent.click(save());
  await waitFor(() => expect(visibleToast()?.title).toBe("Saved"));
  expect(server.bodies(updateBrandFacts).at(-1)).toEqual({
    version: 3,
    facts: ["We open a shop in May", "We are 40 people"],
  });
  await waitFor(() => expect(save().disabled).toBe(true));
});

test("what another device saved meanwhile is merged with what was typed here, and can be overwritten", async () => {
  await open();
  await userEvent.clear(field(/^Brand voice/));
  await userEvent.type(field(/^Brand voice/), "Dry");
  server.refuse(updateBrandFacts, "stale_version");
  server.answer(getBrandFacts, { ...known, companyName: "Acme Labs", brandVoice: "Loud", version: 5 });
  await userEvent.click(save());
  await waitFor(() => expect(field(/^Company name/).value).toBe("Acme Labs"));
  expect(field(/^Brand voice/).value).toBe("Dry");
  await waitFor(() => expect(visibleToast()?.title).toBe("Changed on another device"));

  server.answer(updateBrandFacts, { ...known, companyName: "Acme Labs", brandVoice: "Dry", version: 6 });
  await userEvent.click(save());
  await waitFor(() =>
    expect(server.bodies(updateBrandFacts).at(-1)).toEqual({ version: 5, brandVoice: "Dry" }),
  );
});

test("identifies a fact that is too long by its line", async () => {
  await open();
  await userEvent.clear(field(/^Other facts/));
  await userEvent.click(field(/^Other facts/));
  await userEvent.paste(`Short\n${"x".repeat(301)}`);
  await userEvent.click(save());
  expect(await screen.findByText("Fact 2: A fact can't exceed 300 characters")).toBeDefined();
  expect(server.count(updateBrandFacts)).toBe(0);
});

test("accepts brand colors, picked or typed, moves focus with them, and says which code is wrong", async () => {
  await open();
  const add = screen.getByRole("button", { name: "Add a color" });
  await userEvent.click(add);
  const first = screen.getByRole<HTMLInputElement>("textbox", { name: "Code of color 1" });
  expect(document.activeElement).toBe(first);
  await userEvent.clear(first);
  await userEvent.type(first, "crimson");
  await userEvent.click(save());
  await screen.findByText("Enter a color as # and six digits or letters, such as #1a73e8");
  expect(server.count(updateBrandFacts)).toBe(0);

  await userEvent.clear(first);
  await userEvent.type(first, "#DC143C");
  await userEvent.click(add);
  fireEvent.change(screen.getByLabelText("Pick color 2"), { target: { value: "#0033a0" } });
  server.answer(updateBrandFacts, { ...known, brandColors: ["#dc143c", "#0033a0"], version: 4 });
  await userEvent.click(save());
  await waitFor(() =>
    expect(server.bodies(updateBrandFacts)).toEqual([{ version: 3, brandColors: ["#dc143c", "#0033a0"] }]),
  );

  await userEvent.click(await screen.findByRole("button", { name: "Remove color 2" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Remove color 1" }));
  await userEvent.click(screen.getByRole("button", { name: "Remove color 1" }));
  expect(document.activeElement).toBe(add);
});

test("is cleared after confirmation, and then has nothing left to clear", async () => {
  await open();
  server.answer(clearBrandFacts, nothing);
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  const dialog = await screen.findByRole("dialog", { name: "Clear what Morgan knows?" });
  expect(server.count(clearBrandFacts)).toBe(0);
  await userEvent.click(within(dialog).getByRole("button", { name: "Clear all" }));
  await waitFor(() => expect(field(/^Company name/).value).toBe(""));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Clear all" }).disabled).toBe(true);
  expect(visibleToast()?.title).toBe("Cleared");
});

test("says when it cannot be loaded, and loads on a second try", async () => {
  server.refuse(getBrandFacts, "unavailable");
  showPage(<BrandFactsCard />, { at: "/profile" });
  expect(await screen.findByText("Couldn't load what Morgan knows")).toBeDefined();
  server.answer(getBrandFacts, known);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(field(/^Company name/).value).toBe("Acme"));
});
