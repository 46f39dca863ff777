import { sweepDeals } from "@marquee/core/deals/deals/sweep-deals";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const sweeper = { core: liveCore(), channel: liveChannel() };

/** Each minute: records which offers have lapsed, and offers free spots to waiting brands. */
export const handler = scheduleHandler(
  "deals",
  async (untilMs) => {
    const { looked, lapsed, offered, cutShort, ...trouble } = await sweepDeals(sweeper, untilMs);
    return { report: { looked, lapsed, offered, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
