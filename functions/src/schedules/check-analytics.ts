import { checkBookPage } from "@marquee/core/analytics/check-all-books";
import { continueDailyCheck } from "@marquee/core/daily-checks/continue-daily-check";
import { liveCore } from "../runtime/deps.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();

/**
 * Each hour, until every user is checked for the day: every number that analytics stores must match what was
 * measured. Differences raise an alarm page by page; `pnpm analytics:check` names them.
 */
export const handler = scheduleHandler(
  "analytics check",
  async (untilMs) => {
    const checked = await continueDailyCheck(core, "analytics", untilMs, async (page) => {
      const found = await checkBookPage(core, page);
      for (const { accountId } of found.differences) log.error("analytics difference", { userId: accountId });
      count("AnalyticsDifferences", found.differences.length);
      publishMetrics();
      return found;
    });
    const { looked, unreadable, differences, cutShort } = checked;
    const defect = unreadable > 0 ? new Error("The numbers of some users could not be read") : undefined;
    return { report: { looked, differences, cutShort }, unreadable, defect };
  },
  { reserveMs: 60_000 },
);
