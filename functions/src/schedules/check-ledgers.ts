import { checkLedgerPage } from "@marquee/core/credits/ledger-check/check-all-ledgers";
import { continueDailyCheck } from "@marquee/core/ground/daily-checks/continue-daily-check";
import { liveCore } from "../runtime/deps.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();

/**
 * Each hour, until every user is checked for the day: every balance must be the sum of its ledger. Differences raise
 * an alarm page by page; System Control names them.
 */
export const handler = scheduleHandler(
  "ledger check",
  async (untilMs) => {
    const checked = await continueDailyCheck(core, "ledgers", untilMs, async (page) => {
      const found = await checkLedgerPage(core, page);
      for (const { user } of found.differences) log.error("ledger difference", { userId: user.id });
      count("LedgerDifferences", found.differences.length);
      publishMetrics();
      return found;
    });
    const { looked, unreadable, differences, cutShort } = checked;
    const defect = unreadable > 0 ? new Error("The ledgers of some users could not be read") : undefined;
    return { report: { looked, differences, cutShort }, unreadable, defect };
  },
  { reserveMs: 60_000 },
);
