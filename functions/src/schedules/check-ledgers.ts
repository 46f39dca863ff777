import { checkAllLedgers } from "@marquee/core/credits/check-all-ledgers";
import { liveCore } from "../runtime/deps.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";

const core = liveCore();

/** Each day: every balance must be the sum of its ledger. Differences raise an alarm; System Control names them. */
export const handler = async (): Promise<void> => {
  let differences = 0;
  const looked = await checkAllLedgers(core, () => {
    differences += 1;
  });
  count("LedgerDifferences", differences);
  publishMetrics();
  log.info("ledger check", { looked, differences });
};
