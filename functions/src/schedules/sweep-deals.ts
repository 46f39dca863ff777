import { handOverDue } from "@marquee/core/deals/deals/hand-over";
import { sweepDeals } from "@marquee/core/deals/deals/sweep-deals";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const sweeper = { core: liveCore(), channel: liveChannel() };

/** Each minute: records which offers have lapsed, and offers free spots to waiting brands, and hands over deals of people who left. */
export const handler = scheduleHandler(
  "deals",
  async (untilMs) => {
    const done = await sweepDeals(sweeper, untilMs);
    await handOverDue(sweeper.core, untilMs, done);
    const { looked, lapsed, offered, cutShort, ...trouble } = done;
    return { report: { looked, lapsed, offered, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
