// @vitest-environment jsdom

import { listEventContacts, proposeSponsorshipPackage } from "@marquee/contracts/deals/proposals";
import { getEvent } from "@marquee/contracts/events/events";
import { createSponsorshipPackage, deleteSponsorshipPackage } from "@marquee/contracts/events/hosting";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "./hosted-event-page.tsx";

let server: FakeServer;
const hal = { ...ada, id: "usr_host", accountId: "usr_host", name: "Hal Host", role: "event_host" as const };
const bea = { name: "Bea Brand", company: "Acme" };
const [gold] = eventDetail.packages;
const made = { ...(gold as NonNullable<typeof gold>), id: "pkg_bea", name: "For Bea", madeFor: bea };
const refusal = "Choose a brand that has contacted you about this event";

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getEvent, eventDetail);
  server.answer(listEventContacts, [{ ref: { kind: "inquiry", id: "inq_1" }, ...bea }]);
  server.answer(proposeSponsorshipPackage, made);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(at: string) {
  return showPage(
    <Routes>
      <Route path="/hosting/:id" element={<HostedEventPage />} />
      <Route path="/inquiries/:id" element={<p>The thread</p>} />
    </Routes>,
    { at, user: hal },
  );
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
async function fill(name: string, text: string): Promise<void> {
  fireEvent.input((await dialog("Propose a package")).getByLabelText(name), { target: { value: text } });
}
const sent = { name: "For Bea", price: 500, tier: "gold", description: "", benefitItems: [] };

test("a thread's link opens it for the inquirer, and saving leads back to the thread", async () => {
  show("/hosting/evt_1?propose=inquiry.inq_1");
  await fill("Name", "For Bea");
  await fill("Price", "500");
  const form = await dialog("Propose a package");
  expect(form.queryByLabelText("Spots")).toBeNull();
  expect((await form.findByLabelText<HTMLSelectElement>("Who can see it")).value).toBe("inquiry.inq_1");
  await userEvent.click(form.getByRole("button", { name: "Propose package" }));
  await screen.findByText("The thread");
  expect(shownAddress()).toBe("/inquiries/inq_1");
  const onlyFor = { kind: "inquiry", id: "inq_1" };
  expect(server.bodies(proposeSponsorshipPackage)).toEqual([{ ...sent, onlyFor }]);
});

test("a new package can be for a contact, and the server's refusal is shown at the choice", async () => {
  show("/hosting/evt_1");
  await userEvent.click(await screen.findByRole("button", { name: "Add package" }));
  const add = await dialog("Add package");
  await userEvent.selectOptions(await add.findByLabelText("Who can see it"), "Only Bea Brand, Acme");
  await fill("Name", "For Bea");
  await fill("Price", "500");
  server.refuse(proposeSponsorshipPackage, "validation_failed", { onlyFor: [refusal] });
  const form = await dialog("Propose a package");
  await userEvent.click(form.getByRole("button", { name: "Propose package" }));
  await form.findByText(refusal);
  expect(server.count(createSponsorshipPackage)).toBe(0);
});

test("the question whom it is for is omitted when nobody has made contact", async () => {
  server.answer(listEventContacts, []);
  show("/hosting/evt_1");
  await userEvent.click(await screen.findByRole("button", { name: "Add package" }));
  await waitFor(() => expect(server.count(listEventContacts)).toBe(1));
  expect((await dialog("Add package")).queryByLabelText("Who can see it")).toBeNull();
});

test("the host sees for whom a package was made, and it does not count toward the twelve", async () => {
  server.answer(getEvent, { ...eventDetail, packages: [...eventDetail.packages, made] });
  show("/hosting/evt_1");
  await screen.findByText("Only for Bea Brand, Acme");
  expect(screen.getByText(/^1 of at most 12/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Edit For Bea" }));
  const form = await dialog("Edit package");
  expect(form.getByText("Only Bea Brand, Acme")).toBeDefined();
  expect(form.queryByLabelText("Spots")).toBeNull();
});

test("a package with sponsors stays, and the dialog says why", async () => {
  server.refuse(deleteSponsorshipPackage, "conflict");
  show("/hosting/evt_1");
  await userEvent.click(await screen.findByRole("button", { name: "Delete Stage Partner" }));
  await userEvent.click(await screen.findByRole("button", { name: "Delete package" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("dialog")).toBeDefined();
});
