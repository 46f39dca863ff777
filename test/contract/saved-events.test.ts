import { localTimeIn } from "@marquee/contracts/events/event-time";
import { getEvent, listEvents } from "@marquee/contracts/events/events";
import { createEvent, transitionEvent, updateEvent } from "@marquee/contracts/events/hosting";
import { listSavedEvents, saveEvent, unsaveEvent } from "@marquee/contracts/events/saved-events";
import { listNotifications } from "@marquee/contracts/live/notifications";
import { beforeEach, describe, expect, inject, it } from "vitest";
import { ApiUser, errorOf } from "../support/api-user.ts";

const id = "evt_startup_expo";
let caller: ApiUser;

beforeEach(async () => {
  caller = await ApiUser.registered(inject("url"));
});

const savedIds = async (of = caller) =>
  (await of.client.call(listSavedEvents, { query: {} })).map((event) => event.id);

describe("saveEvent", () => {
  it("is stored once however often it is clicked, and shown everywhere to the user who saved it", async () => {
    await Promise.all([1, 2].map(() => caller.client.call(saveEvent, { params: { id } })));
    expect(await savedIds()).toEqual([id]);
    const search = "Startup Expo";
    const seenBy = async ({ client }: ApiUser) => [
      (await client.call(listEvents, { query: { search } })).find((event) => event.id === id)?.saved,
      (await client.call(getEvent, { params: { id } })).saved,
    ];
    expect(await seenBy(caller)).toEqual([true, true]);
    const other = await ApiUser.registered(inject("url"));
    expect(await seenBy(other)).toEqual([false, false]);
    expect(await savedIds(other)).toEqual([]);
  });

  it("not_found: an unknown event", async () => {
    expect(errorOf(await caller.raw("PUT", "/api/events/evt_none/saved"))).toMatchObject({
      code: "not_found",
    });
  });
});

describe("unsaveEvent", () => {
  it("removes it, and changes nothing if it is not saved", async () => {
    await caller.client.call(saveEvent, { params: { id } });
    await caller.client.call(unsaveEvent, { params: { id } });
    await caller.client.call(unsaveEvent, { params: { id } });
    expect(await savedIds()).toEqual([]);
  });
});

describe("listSavedEvents", () => {
  it("pages through saved events, last saved first", async () => {
    const some = await caller.client.call(listEvents, { query: { limit: "3" } });
    for (const event of some) await caller.client.call(saveEvent, { params: { id: event.id } });
    const first = await caller.client.callPage(listSavedEvents, { query: { limit: "2" } });
    const rest = await caller.client.callPage(listSavedEvents, {
      query: { limit: "2", cursor: first.nextCursor ?? "" },
    });
    expect([...first.items, ...rest.items].map((event) => event.id)).toEqual(
      some.map((event) => event.id).reverse(),
    );
    expect(rest.nextCursor).toBeNull();
  });
});

describe("changes of a saved event", () => {
  it("are announced to users who saved it, and to nobody else, without any request", async () => {
    const host = await ApiUser.registered(inject("url"), "event_host");
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const body = {
      name: "Cove Summit",
      category: "startup" as const,
      date: inDays(30),
      endsAt: inDays(40),
      description: "Three days by the water.",
      location: "Singapore",
    };
    const event = await host.client.call(createEvent, { body });
    const params = { id: event.id };
    await host.client.call(transitionEvent, { params, body: { action: "publish", version: 1 } });
    await caller.client.call(saveEvent, { params });
    const date = inDays(33);
    await host.client.call(updateEvent, { params, body: { version: 2, date } });
    await fetch(`${inject("url")}/_local/schedules/announce-events/fire`, { method: "POST" });

    const toldOf = async ({ client }: ApiUser) =>
      (await client.call(listNotifications, { query: {} })).filter(
        ({ kind }) => kind === "saved_event_changed",
      );
    await expect
      .poll(() => toldOf(caller), { timeout: 10_000 })
      .toMatchObject([
        {
          about: {
            eventId: event.id,
            field: "date",
            from: localTimeIn(event.timeZone, event.date),
            to: localTimeIn(event.timeZone, date),
          },
        },
      ]);
    expect(await toldOf(host)).toEqual([]);
  });
});
