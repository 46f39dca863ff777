import { continueLedgerCheck } from "@marquee/core/ledger-check/continue-ledger-check";
import { liveCore } from "../runtime/deps.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();

/**
 * Each hour, until every user of the day was looked at: every balance must be the sum of its ledger. Differences raise an
 * alarm page by page; System Control names them.
 */
export const handler = scheduleHandler(
  "ledger check",
  async (untilMs) => {
    const { looked, unreadable, differences, cutShort } = await continueLedgerCheck(core, untilMs, (page) => {
      for (const { user } of page.differences) log.error("ledger difference", { userId: user.id });
      count("LedgerDifferences", page.differences.length);
      publishMetrics();
    });
    const defect = unreadable > 0 ? new Error("The ledgers of some users could not be read") : undefined;
    return { report: { looked, differences, cutShort }, unreadable, defect };
  },
  { reserveMs: 60_000 },
);
