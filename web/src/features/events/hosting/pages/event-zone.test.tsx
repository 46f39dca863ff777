// @vitest-environment jsdom

import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, updateEvent } from "@marquee/contracts/events/hosting";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { eventDetail } from "#testing/event-examples.ts";
import { ada, type FakeServer, fakeServer } from "#testing/fake-server.ts";
import { shownAddress, showPage } from "#testing/show-page.tsx";
import { HostedEventPage } from "./hosted-event-page.tsx";
import { NewEventPage } from "./new-event-page.tsx";

let server: FakeServer;
const hal = { ...ada, id: "usr_host", accountId: "usr_host", name: "Hal Host", role: "event_host" as const };
/** In Austin, from nine in the morning. */
const draft = {
  ...eventDetail,
  status: "draft" as const,
  version: 3,
  date: "2026-03-05T15:00:00.000Z",
  endsAt: "2026-03-07T23:00:00.000Z",
  timeZoneGuessed: true,
};
const { saved: _saved, match: _match, ...answered } = draft;

beforeEach(() => {
  server = fakeServer();
  vi.stubGlobal("fetch", server.fetch);
  server.answer(getEvent, draft);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (at: string) =>
  showPage(
    <Routes>
      <Route path="/hosting/new" element={<NewEventPage />} />
      <Route path="/hosting/:id" element={<HostedEventPage />} />
    </Routes>,
    { at, user: hal },
  );
const fieldOf = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
async function type(name: string, text: string): Promise<void> {
  fireEvent.input(await fieldOf(name), { target: { value: text } });
}
const zone = async (label: string) => {
  const field = screen.getByLabelText<HTMLSelectElement>("Time zone");
  await waitFor(() => expect(field.selectedOptions[0]?.textContent).toBe(label));
  return field;
};
const save = async () => userEvent.click(await screen.findByRole("button", { name: "Save draft" }));

describe("the times of an event", () => {
  test("are on the clock of the place that is typed, and the server guesses the same zone", async () => {
    server.answer(createEvent, answered);
    show("/hosting/new");
    await type("Name", "Hill Talks");
    await type("Begins", "2026-03-05T09:00");
    await type("Ends", "2026-03-05T18:30");
    await userEvent.selectOptions(await fieldOf("Category"), "Startup");
    expect(await screen.findByText(/Choose the event.s time zone/)).toBeDefined();
    await type("Location", "Kathmandu, Nepal");
    await zone("Asia/Kathmandu (GMT+05:45)");
    await save();
    await waitFor(() => expect(shownAddress()).toBe("/hosting/evt_1"));
    const [body] = server.bodies(createEvent);
    expect(body).toMatchObject({ date: "2026-03-05T03:15:00.000Z", endsAt: "2026-03-05T12:45:00.000Z" });
    expect(body).not.toHaveProperty("timeZone");
  });

  test("stay as typed when the host chooses another zone, and are sent with it", async () => {
    server.answer(updateEvent, {
      ...answered,
      timeZone: "America/Denver",
      timeZoneGuessed: false,
      version: 4,
    });
    show("/hosting/evt_1");
    expect((await fieldOf("Begins")).value).toBe("2026-03-05T09:00");
    fireEvent.change(await zone("America/Chicago (GMT-06:00)"), { target: { value: "America/Denver" } });
    await zone("America/Denver (GMT-07:00)");
    expect((await fieldOf("Begins")).value).toBe("2026-03-05T09:00");
    await save();
    await waitFor(() =>
      expect(server.bodies(updateEvent)).toEqual([
        {
          version: 3,
          timeZone: "America/Denver",
          date: "2026-03-05T16:00:00.000Z",
          endsAt: "2026-03-08T00:00:00.000Z",
        },
      ]),
    );
  });

  test("stay as typed when the location changes a guessed zone", async () => {
    server.answer(updateEvent, { ...answered, location: "Denver, CO", version: 4 });
    show("/hosting/evt_1");
    await type("Location", "Denver, CO");
    await zone("America/Denver (GMT-07:00)");
    await save();
    await waitFor(() =>
      expect(server.bodies(updateEvent)).toEqual([
        {
          version: 3,
          location: "Denver, CO",
          date: "2026-03-05T16:00:00.000Z",
          endsAt: "2026-03-08T00:00:00.000Z",
        },
      ]),
    );
  });

  test("are refused at their field if the clocks there skip them, and nothing typed is lost", async () => {
    show("/hosting/evt_1");
    await type("Name", "Spring Summit");
    await type("Begins", "2026-03-08T02:30");
    await type("Ends", "2026-03-09T18:00");
    await save();
    await screen.findAllByText("This time doesn't exist there: the clocks skip it that day. Choose another.");
    expect((await fieldOf("Begins")).getAttribute("aria-invalid")).toBe("true");
    expect(server.count(updateEvent)).toBe(0);
    expect((await fieldOf("Begins")).value).toBe("2026-03-08T02:30");
    expect((await fieldOf("Name")).value).toBe("Spring Summit");
    server.answer(updateEvent, { ...answered, name: "Spring Summit", version: 4 });
    await type("Begins", "2026-03-08T03:30");
    await save();
    await waitFor(() =>
      expect(server.bodies(updateEvent)).toEqual([
        {
          version: 3,
          name: "Spring Summit",
          date: "2026-03-08T08:30:00.000Z",
          endsAt: "2026-03-09T23:00:00.000Z",
        },
      ]),
    );
  });

  test("name a refused zone at its field", async () => {
    server.refuse(updateEvent, "validation_failed", { timeZone: ["Choose a time zone"] });
    show("/hosting/evt_1");
    await type("Name", "Spring Summit");
    await save();
    expect(await screen.findAllByText("Choose a time zone")).not.toEqual([]);
    await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("timeZone"));
  });
});
