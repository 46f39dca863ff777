// @vitest-environment jsdom

import { listEvents } from "@marquee/contracts/events/events";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { event } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { EventsPage } from "./events-page.tsx";

let server: FakeServer;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(listEvents, [event]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (at: string, user = ada) => showPage(<EventsPage />, { at, user });

test("the order by match shows each event's score, and only sponsors have it", async () => {
  server.answer(listEvents, [{ ...event, score: 71 }]);
  show("/events");
  await userEvent.selectOptions(await screen.findByLabelText("Order"), "Best match first");
  expect(shownAddress()).toBe("/events?sort=match");
  await screen.findByText("71% match");
  expect(server.asked(listEvents).at(-1)?.query.get("sort")).toBe("match");
  cleanup();
  show("/events", { ...ada, role: "event_host" });
  const options = within(await screen.findByLabelText("Order")).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    "Soonest first",
    "Lowest price first",
    "Largest first",
    "Latest first",
  ]);
});

describe("a free price range", () => {
  /** The panel as the browser opens it. */
  async function openPanel(): Promise<void> {
    const more = await screen.findByRole("button", { name: "More filters" });
    fireEvent(
      more.nextElementSibling as HTMLElement,
      Object.assign(new Event("toggle"), { newState: "open" }),
    );
  }
  async function type(label: string, text: string): Promise<void> {
    const field = await screen.findByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: "Enter" });
  }

  test("is kept in the address beside the bands, sent with the query, and can be removed", async () => {
    show("/events");
    await openPanel();
    await type("Price up to", "$40,000");
    await waitFor(() => expect(shownAddress()).toBe("/events?price=-40000"));
    await type("Price from", "2500");
    await waitFor(() => expect(shownAddress()).toBe("/events?price=2500-40000"));
    await waitFor(() => {
      const query = server.asked(listEvents).at(-1)?.query;
      expect([query?.get("minPrice"), query?.get("maxPrice")]).toEqual(["2500", "40000"]);
    });
    const bar = screen.getByLabelText<HTMLSelectElement>("Package price");
    expect(bar.selectedOptions[0]?.textContent).toBe("$2,500 to $40,000");
    await userEvent.selectOptions(bar, "$5,000 to $15,000");
    expect(screen.getByLabelText<HTMLInputElement>("Price from").value).toBe("5000");
    await userEvent.selectOptions(bar, "Any price");
    expect(shownAddress()).toBe("/events");
  });

  test.each([
    ["", "soon"],
    ["9000", "100"],
    ["", "12.5"],
    ["", "-5"],
  ])("from %j up to %j: says what is wrong and keeps the list as it is", async (least, most) => {
    const address = least === "" ? "/events" : `/events?price=${least}-`;
    show(address);
    await openPanel();
    await type("Price up to", most);
    await screen.findByText("Enter whole dollars, the lower price first.");
    expect(shownAddress()).toBe(address);
  });

  test("that an address made up is ignored", async () => {
    for (const price of ["-", "9000-100", "1e5-", "a-b", "-5--3"]) {
      show(`/events?price=${price}`);
      await screen.findByRole("link", { name: "Night Summit" });
      expect(server.asked(listEvents).at(-1)?.query.get("minPrice"), price).toBeNull();
      cleanup();
    }
  });
});
