// @vitest-environment jsdom

import { createAddOn, deleteAddOn, updateAddOn } from "@marquee/contracts/events/add-ons";
import { getEvent } from "@marquee/contracts/events/events";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addOn, eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "../pages/hosted-event-page.tsx";

let server: FakeServer;
const hal = { ...ada, id: "usr_host", accountId: "usr_host", name: "Hal Host", role: "event_host" as const };
const draft = { ...eventDetail, status: "draft" as const, version: 3 };

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = () =>
  showPage(
    <Routes>
      <Route path="/hosting/:id" element={<HostedEventPage />} />
    </Routes>,
    { at: "/hosting/evt_1", user: hal },
  );
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
/** Enters all text at once, because the fields' own tests cover typing letter by letter. */
async function type(name: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(new RegExp(`^${name}(Optional)?$`));
  fireEvent.input(field, { target: { value: text } });
}

describe("add-ons", () => {
  test("are added with a benefit, a price and no limit, and changed where the contract allows it", async () => {
    server.answer(createAddOn, addOn);
    server.answer(updateAddOn, addOn);
    const push = { ...addOn, id: "add_2", benefit: "Push message", capacity: null, remaining: null };
    server.answer(getEvent, { ...draft, addOns: [addOn, push] });
    show();
    await screen.findByText("No limit · 1 sold, 0 held");
    await press("Add add-on");
    await type("What the sponsor gets", "Push message");
    await press("Save add-on");
    await screen.findByText("Price must be a number");
    await screen.findByText("Choose what kind of benefit it is");
    fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), { target: { value: "content" } });
    await type("Price", "$500");
    await press("Save add-on");
    const due = { days: 0, from: "after_event" };
    await waitFor(() =>
      expect(server.bodies(createAddOn)).toEqual([
        {
          benefit: { kind: "content", text: "Push message", quantity: 1, due },
          price: 500,
          capacity: null,
        },
      ]),
    );
    await press("Edit 2 × Seat at the dinner");
    await type("Capacity", "5");
    await press("Save add-on");
    await waitFor(() => expect(server.bodies(updateAddOn)).toMatchObject([{ price: 2_000, capacity: 5 }]));
  });

  test("included in a deal are kept, and the host sees why", async () => {
    server.refuse(deleteAddOn, "conflict");
    server.answer(getEvent, { ...draft, addOns: [addOn] });
    show();
    await press("Delete 2 × Seat at the dinner");
    await press("Delete add-on");
    await screen.findByText(/already updated/);
  });
});
