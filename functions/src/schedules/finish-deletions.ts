import { finishDeletions } from "@marquee/core/ownership/delete-account";
import type { Context } from "aws-lambda";
import { liveChannel, liveCore, liveFiles } from "../runtime/deps.ts";
import { errorFields } from "../runtime/error-fields.ts";
import { log } from "../runtime/logger.ts";

const eraser = { core: liveCore(), channel: liveChannel(), files: liveFiles() };
const reserveMs = 10_000;

/** Every five minutes: goes on with deletions of accounts that were cut short, and looks at finished ones once more. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  const untilMs = eraser.core.clock.now() + context.getRemainingTimeInMillis() - reserveMs;
  const { looked, ended, failures } = await finishDeletions(eraser, untilMs);
  for (const failure of failures) log.error("deletion failed", errorFields(failure));
  log.info("deletions", { looked, ended, failed: failures.length });
  // Those accounts stay due; the error is what wakes somebody.
  if (failures.length > 0) throw new Error("An account could not be erased");
};
