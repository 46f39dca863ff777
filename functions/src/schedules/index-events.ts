import { rebuildEventIndex } from "@marquee/core/events/events/keep-event-index";
import { liveEventIndexKeeper } from "../runtime/deps.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const keeper = liveEventIndexKeeper();

/** Every hour: builds the index of events from the table, whatever its stream lost. */
export const handler = scheduleHandler(
  "index-events",
  async () => {
    const { events, written } = await rebuildEventIndex(keeper);
    return { report: { looked: events, ended: written } };
  },
  { reserveMs: 10_000 },
);
