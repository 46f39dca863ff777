import { finishDeletions } from "@marquee/core/whole/ownership/delete-account";
import { liveChannel, liveCore, liveFileEraser } from "../runtime/deps.ts";
import { paymentProvider } from "../runtime/payment-provider.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const eraser = {
  core: liveCore(),
  channel: liveChannel(),
  files: liveFileEraser(),
  payments: paymentProvider,
};

/** Every five minutes: continues account deletions that were cut short, and rechecks finished ones. */
export const handler = scheduleHandler(
  "deletions",
  async (untilMs) => {
    const { looked, ended, cutShort, ...trouble } = await finishDeletions(eraser, untilMs);
    return { report: { looked, ended, cutShort }, ...trouble };
  },
  { reserveMs: 10_000 },
);
