import { eventsFound, toolsFake } from "@marquee/testkit/tools-fake";
import { expect, test } from "vitest";
import { whoComes } from "./who-comes.ts";

const fake = toolsFake();
const [event] = (await fake.findEvents({})).events;
if (!event) throw new Error("the fake tools have an event");
/** One event whose audience is nurses; what hosts write of it speaks of much more. */
const tools = {
  ...fake,
  searchNames: async () => ({ found: [], nearest: [] }),
  findEvents: async ({ audience = "" }: { audience?: string | undefined }) =>
    /^(?:nurse|vineyard)/.test(audience)
      ? eventsFound({ ...event, attendeeType: "Nurses and midwives", description: "At a vineyard" })
      : eventsFound(),
};

test.each([
  ["any events where nurses go", { audience: "nurses", unread: [] }],
  ["anything on for astronauts and falconers?", { audience: undefined, unread: ["astronauts", "falconers"] }],
  ["nurses or astronauts in {city}", { audience: "nurses", unread: ["astronauts"] }],
  // A description speaks of many things: only who comes is who comes.
  ["something with a vineyard", { audience: undefined, unread: ["vineyard"] }],
  ["show me upcoming events in {city} under {amount}", { audience: undefined, unread: [] }],
  ["which cloud conferences are there in {time}?", { audience: undefined, unread: [] }],
])("every special word of a search is used or told: %s", async (text, expected) => {
  expect(await whoComes(text, tools)).toEqual(expected);
});
