import type { ToolEvent } from "@marquee/adapters/ai/tool-results";
import { localTimeIn } from "@marquee/contracts/events/event-time";
import type { Event } from "@marquee/contracts/events/events";
import { limits } from "@marquee/contracts/limits";
import { listEvents } from "../../../events/events/list-events.ts";
import { pick } from "../../../pick.ts";
import { type Tool, toolLimit } from "./tool.ts";

/** How many pages to search; an answer in a conversation needs no more. */
const pagesMax = 10;

/** Upcoming events, soonest first. One that has begun is no longer upcoming and is not offered. */
export const findEvents: Tool<"findEvents"> = async (
  { core },
  { query = "", limit = toolLimit, maxPriceUsd, ...filter },
) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found: Event[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < pagesMax && found.length < limit; pages++) {
    const page = await listEvents(
      core,
      { ...filter, maxPrice: maxPriceUsd, status: "upcoming" },
      { limit: limits.pageSizeMax, cursor },
    );
    found.push(...page.items.filter((event) => mentions(event, words)));
    cursor = page.cursor;
    if (cursor === undefined) break;
  }
  return found.slice(0, limit).map(toolEvent);
};

function mentions(event: Event, words: readonly string[]): boolean {
  const text = `${event.name} ${event.description} ${event.location} ${event.category}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/** When an event takes place, on the clock of its place: a model would take an instant's day in UTC for its day. */
export function localTimes({ date, endsAt, timeZone }: Pick<Event, "date" | "endsAt" | "timeZone">) {
  return { date: localTimeIn(timeZone, date), endsAt: localTimeIn(timeZone, endsAt), timeZone };
}

/** What Morgan sees of an event. */
export function toolEvent(event: Event): ToolEvent {
  return {
    ...pick(
      event,
      "id",
      "name",
      "description",
      "location",
      "category",
      "attendeeCount",
      "attendeeType",
      "spotsLeft",
    ),
    ...localTimes(event),
    priceFromUsd: event.priceFrom,
  };
}
