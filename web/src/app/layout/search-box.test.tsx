// @vitest-environment jsdom

import { listCampaignIdeas } from "@marquee/contracts/http/campaigns";
import { listCreditPackages } from "@marquee/contracts/http/credits";
import { getPublicSettings } from "@marquee/contracts/http/system";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { site } from "#testing/examples.ts";
import { fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { SearchBox } from "./search-box.tsx";

beforeAll(() => import("./search-panel.tsx"), 60_000);

beforeEach(() => {
  const server = fakeServer();
  server.answer(getPublicSettings, site);
  server.answer(listCampaignIdeas, []);
  server.answer(listCreditPackages, []);
  vi.stubGlobal("fetch", server.fetch);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.findAllByRole("option");
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");

async function open(text = "") {
  showPage(<SearchBox />, { at: "/profile" });
  await userEvent.keyboard("{Control>}k{/Control}");
  if (text !== "") await userEvent.keyboard(text);
  return options();
}

test("Ctrl+K begins, and the box tells which list it controls and what is active in it", async () => {
  const [first] = await open();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute("aria-expanded")).toBe("true");
  const list = document.getElementById(box().getAttribute("aria-controls") ?? "");
  expect(list?.getAttribute("role")).toBe("listbox");
  expect(list).toBe(screen.getByRole("listbox", { name: "Search results" }));
  await vi.waitFor(() => expect(active()).toBe(first));
  expect(first?.getAttribute("aria-selected")).toBe("true");
});

test("arrows go round and leave the text alone, another text begins with its first entry", async () => {
  const all = await open();
  await userEvent.keyboard("{ArrowUp}");
  await vi.waitFor(() => expect(active()).toBe(all.at(-1)));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await vi.waitFor(() => expect(active()).toBe(all[1]));
  await userEvent.keyboard("set");
  const [first] = await options();
  expect(first?.textContent).toContain("Settings");
  await vi.waitFor(() => expect(active()).toBe(first));
  await userEvent.keyboard("{Home}a ");
  expect(box().value).toBe("a set");
});

test("Enter goes to what is active, and the box is empty again", async () => {
  await open("Settings");
  await userEvent.keyboard("{Enter}");
  expect(shownAddress()).toBe("/settings");
  expect(box().value).toBe("");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a click goes there too", async () => {
  const [first] = await open("Settings");
  if (first) await userEvent.click(first);
  expect(shownAddress()).toBe("/settings");
});

test("what nothing matches is said, and Escape closes", async () => {
  await open("set");
  await userEvent.keyboard(" xylophone");
  expect((await screen.findByRole("status")).textContent).toContain("set xylophone");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.activeElement).not.toBe(box());
});
