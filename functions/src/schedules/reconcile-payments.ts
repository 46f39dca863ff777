import { reconcilePayments } from "@marquee/core/payments/reconcile-payments";
import type { Context } from "aws-lambda";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { env } from "../runtime/env.ts";
import { log } from "../runtime/logger.ts";
import { count, publishMetrics } from "../runtime/metrics.ts";
import { cardPayments } from "../runtime/payment-provider.ts";

const core = liveCore();
const channel = liveChannel();

/** What the last look needs at most: three calls of the provider with their retries. */
const reserveMs = 30_000;

/** Every five minutes: grants what was paid without a webhook, ends what was never paid. */
export const handler = async (_event: unknown, context: Context): Promise<void> => {
  if (env.payments === "mock") return;
  const untilMs = core.clock.now() + context.getRemainingTimeInMillis() - reserveMs;
  const report = await reconcilePayments({ core, channel, provider: await cardPayments() }, untilMs);
  count("PaymentsReconciled", report.granted);
  count("PaymentsRefused", report.refused);
  publishMetrics();
  log.info("reconcile", { ...report });
};
