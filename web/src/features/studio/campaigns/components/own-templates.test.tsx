// @vitest-environment jsdom

import {
  deleteCampaignTemplate,
  listCampaignTemplates,
  renameCampaignTemplate,
} from "@marquee/contracts/studio/templates";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { template } from "#testing/campaign-examples.ts";
import { type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { closeToast, visibleToast } from "#toasts/toast.ts";
import { TemplatesTab } from "./templates-tab.tsx";

const own = { ...template, id: "tpl_own", name: "Our tasting tour", isPublic: false };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  HTMLElement.prototype.hidePopover = () => undefined;
  server.answer(listCampaignTemplates, [own, template]);
  showPage(<TemplatesTab replacesBrief={false} onUse={vi.fn<() => void>()} />, {
    at: "/campaigns?tab=templates",
  });
});
afterEach(() => {
  cleanup();
  for (let visible = visibleToast(); visible; visible = visibleToast()) closeToast(visible.id);
  vi.unstubAllGlobals();
});

/** Opens the own template's menu and fires the event of an opened popover, which jsdom does not. */
async function choose(item: string): Promise<void> {
  const trigger = await screen.findByRole("button", {
    name: `Actions for template ${own.name}`,
    hidden: true,
  });
  await userEvent.click(trigger);
  const popover = trigger.parentElement?.querySelector("[popover]") as HTMLElement;
  fireEvent(popover, Object.assign(new Event("toggle"), { newState: "open" }));
  await userEvent.click(await within(popover).findByRole("menuitem", { name: item, hidden: true }));
}

test("the user's own is marked private and has a menu; a public one has neither", async () => {
  const cards = await screen.findAllByRole("listitem");
  const of = (name: string) =>
    cards.find((card) => within(card).queryByRole("heading", { name })) as HTMLElement;
  expect(within(of(own.name)).getByText("Private")).toBeDefined();
  expect(within(of(template.name)).queryByText("Private")).toBeNull();
  expect(within(of(template.name)).queryByRole("button", { name: /^Actions for/, hidden: true })).toBeNull();
});

test("the user's own is renamed", async () => {
  server.answer(renameCampaignTemplate, { ...own, name: "Tour of tastes" });
  await choose("Rename");
  const dialog = await screen.findByRole("dialog", { name: "Rename template" });
  fireEvent.change(within(dialog).getByRole("textbox", { name: "Name" }), {
    target: { value: "Tour of tastes" },
  });
  server.answer(listCampaignTemplates, [{ ...own, name: "Tour of tastes" }, template]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Rename" }));
  await screen.findByRole("heading", { name: "Tour of tastes" });
  expect(server.bodies(renameCampaignTemplate)).toEqual([{ name: "Tour of tastes" }]);
});

test("the user's own is deleted after confirmation", async () => {
  server.answer(deleteCampaignTemplate, undefined);
  await choose("Delete");
  const dialog = await screen.findByRole("dialog", { name: "Delete this template?" });
  expect(server.count(deleteCampaignTemplate)).toBe(0);
  server.answer(listCampaignTemplates, [template]);
  await userEvent.click(within(dialog).getByRole("button", { name: "Delete template" }));
  await waitFor(() => expect(screen.queryByRole("heading", { name: own.name })).toBeNull());
  expect(visibleToast()?.title).toBe("Template deleted");
});
