import { updateCurrentUser } from "@marquee/contracts/account/profile";
import { listEvents } from "@marquee/contracts/events/events";
import { createEvent, transitionEvent, updateEvent } from "@marquee/contracts/events/hosting";
import { search } from "@marquee/contracts/home/search";
import { eventListingItem } from "@marquee/core/events/events/event-listing.item";
import { type LocalRuntime, startLocal } from "@marquee/local/start-local";
import { dynamoTable } from "@marquee/table/dynamodb-table";
import { sampleEvent } from "@marquee/testkit/sample-event";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ApiUser } from "../support/api-user.ts";
import { emulatorClient } from "../support/emulated-table.ts";

const dayMs = 24 * 60 * 60_000;
const errors: string[] = [];
let local: LocalRuntime;
beforeAll(async () => {
  const onLine = (name: string, line: string) =>
    line.includes('"level":"ERROR"') && errors.push(`${name}: ${line}`);
  local = await startLocal({ port: 0, web: "none", build: "none", onLine });
}, 90_000);
afterAll(() => local.stop(), 30_000);

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

it("events are found through the index that follows the table, and a rebuild finds what it missed", async () => {
  const [host, brand] = await Promise.all([
    ApiUser.registered(local.url, "event_host"),
    ApiUser.confirmed(local.url),
  ]);
  const found = async (words: string) =>
    (await brand.client.call(listEvents, { query: { search: words } })).map(({ name }) => name);
  const typed = async (q: string) =>
    (await brand.client.call(search, { query: { q } })).map(({ title }) => title);
  const { id } = await host.client.call(createEvent, {
    body: {
      name: "Tangerine Days",
      category: "ai",
      date: inDays(40),
      endsAt: inDays(41),
      location: "Oulu, Finland",
      description: "Models and midnight sun.",
    },
  });
  await local.fireSchedule("index-events");

  // What the stream brings: an event that is published, changed, and whose host has another name.
  await host.client.call(transitionEvent, { params: { id }, body: { action: "publish", version: 1 } });
  await expect.poll(() => found("tangerine midnight"), { timeout: 20_000 }).toEqual(["Tangerine Days"]);
  await host.client.call(updateEvent, { params: { id }, body: { version: 2, name: "Clementine Days" } });
  await expect.poll(() => found("clementine"), { timeout: 20_000 }).toEqual(["Clementine Days"]);
  expect(await found("tangerine")).toEqual([]);
  await host.client.call(updateCurrentUser, { body: { company: "Pomelo Partners" } });
  await expect.poll(() => typed("pomelo"), { timeout: 20_000 }).toEqual(["Clementine Days"]);

  // What no record tells of.
  const table = dynamoTable({ tableName: local.tableName, client: emulatorClient(local.endpoints.dynamodb) });
  const lost = sampleEvent({ id: "evt_lost", name: "Kumquat Days", date: inDays(50), endsAt: inDays(51) });
  await table.write({ op: "put", item: eventListingItem(lost, []) });
  expect(await found("kumquat")).toEqual([]);
  await local.fireSchedule("index-events");
  expect(await found("kumquat")).toEqual(["Kumquat Days"]);
  expect([local.denied, errors]).toEqual([[], []]);
});
