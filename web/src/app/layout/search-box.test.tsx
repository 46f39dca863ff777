// @vitest-environment jsdom

import type { User } from "@marquee/contracts/account/auth";
import { getPublicSettings } from "@marquee/contracts/admin/system";
import { listCreditPackages } from "@marquee/contracts/credits/credits";
import { search } from "@marquee/contracts/home/search";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { offer, site } from "#testing/examples.ts";
import { ada, adaForClient, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { SearchBox } from "./search-box.tsx";

beforeAll(() => import("./search-panel.tsx"), 60_000);

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  server.answer(getPublicSettings, site);
  server.answer(search, []);
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
  localStorage.clear();
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole<HTMLInputElement>("combobox");
const options = () => screen.findAllByRole("option");
const active = () => document.getElementById(box().getAttribute("aria-activedescendant") ?? "");

async function open(text = "", user = ada) {
  showPage(<SearchBox />, { at: "/profile", user });
  await userEvent.keyboard("{Control>}k{/Control}");
  if (text !== "") await userEvent.keyboard(text);
  return options();
}

test("Ctrl+K starts the search, and the box says which list it controls and which option is active", async () => {
  const [first] = await open();
  expect(document.activeElement).toBe(box());
  expect(box().getAttribute("aria-expanded")).toBe("true");
  const list = document.getElementById(box().getAttribute("aria-controls") ?? "");
  expect(list?.getAttribute("role")).toBe("listbox");
  expect(list).toBe(screen.getByRole("listbox", { name: "Search results" }));
  await vi.waitFor(() => expect(active()).toBe(first));
  expect(first?.getAttribute("aria-selected")).toBe("true");
});

test("arrows wrap around and leave the text alone, and a different text starts at its first entry", async () => {
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

test("Enter opens the active entry and empties the box", async () => {
  await open("Settings");
  await userEvent.keyboard("{Enter}");
  expect(shownAddress()).toBe("/settings");
  expect(box().value).toBe("");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("a click opens it too", async () => {
  const [first] = await open("Settings");
  if (first) await userEvent.click(first);
  expect(shownAddress()).toBe("/settings");
});

test("a search without matches says so, and Escape closes it", async () => {
  await open("set");
  await userEvent.keyboard(" xylophone");
  await vi.waitFor(() => expect(screen.getByRole("status").textContent).toContain("set xylophone"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.activeElement).not.toBe(box());
});

const event = {
  kind: "event",
  id: "evt_1",
  title: "Harbor Days",
  detail: "Oslo · Jun 1, 2027",
  path: "/events?event=evt_1",
} as const;

test("the server's results are shown in groups below, requested once typing pauses", async () => {
  server.answer(search, [
    event,
    { ...event, kind: "deal", title: "Harbor deal", path: "/sponsorships/deal_1" },
  ]);
  await open("harbor");
  expect(await screen.findByRole("option", { name: /Harbor Days/ })).toBeDefined();
  expect(screen.getByText("Events")).toBeDefined();
  expect(screen.getByText("Deals")).toBeDefined();
  expect(server.asked(search).map(({ query }) => query.get("q"))).toEqual(["harbor"]);
  expect(screen.getByRole("status").textContent).toBe("2 results");
  await userEvent.keyboard("{Enter}");
  expect(shownAddress()).toBe("/events?event=evt_1");
});

test("an event is found by its poster too, anything else by an icon", async () => {
  const face = {
    category: "cloud",
    location: "Oslo, Norway",
    date: "2027-06-01T07:00:00.000Z",
    timeZone: "Europe/Oslo",
    attendeeCount: 900,
    imageUrl: null,
  } as const;
  const deal = { ...event, kind: "deal", title: "Harbor deal", path: "/sponsorships/deal_1" } as const;
  server.answer(search, [{ ...event, face }, deal]);
  await open("harbor");
  const found = await screen.findByRole("option", { name: /Harbor Days/ });
  await waitFor(() => expect(found.querySelector("img")?.src).toMatch(/^data:image\/svg/));
  expect(screen.getByRole("option", { name: /Harbor deal/ }).querySelector("img")).toBeNull();
});

test("a single letter is not sent", async () => {
  await open("h");
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(server.count(search)).toBe(0);
});

test("a failed request is reported, and pages are found all the same", async () => {
  server.refuse(search, "internal");
  await open("settings");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Couldn't search your data");
  expect(screen.getByRole("option", { name: /Enterprise Settings/ })).toBeDefined();
  server.answer(search, [{ ...event, title: "Settings summit" }]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("option", { name: /Settings summit/ })).toBeDefined();
});

test("actions and help are found by the words that people use for them", async () => {
  await open("top up");
  await userEvent.keyboard("{Enter}");
  expect(shownAddress()).toBe("/credits");
  await userEvent.keyboard("{Control>}k{/Control}signed agreement");
  await options();
  await userEvent.keyboard("{Enter}");
  expect(shownAddress()).toBe("/sponsorships/verify");
});

test("recently opened entries come first in an empty search, once, and not again as pages", async () => {
  server.answer(search, [event]);
  await open("harbor");
  await screen.findByRole("option", { name: /Harbor Days/ });
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Control>}k{/Control}");
  const [first, ...others] = await options();
  expect(first?.textContent).toContain("Harbor Days");
  expect(others.filter(({ textContent }) => textContent?.includes("Harbor Days"))).toEqual([]);
  expect(screen.getByText("Recently opened")).toBeDefined();
});

test("offers to buy credits to owners alone, and for a client no page that the access leaves out", async () => {
  server.answer(listCreditPackages, [offer]);
  const labels = async (user: User) => {
    const found = await open("cre", user);
    const texts = found.map(({ textContent }) => textContent ?? "").join("; ");
    cleanup();
    return texts;
  };
  expect(await labels(ada)).toMatch(/Buy credits/i);
  expect(await labels({ ...ada, teamRole: "manager" })).not.toMatch(
    new RegExp(`Buy credits|${offer.name}`, "i"),
  );
  expect(await labels(adaForClient)).not.toMatch(new RegExp(`Buy credits|${offer.name}|Billing`, "i"));
});
