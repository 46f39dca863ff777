import { reconcilePayments } from "@marquee/core/payments/reconcile-payments";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { env } from "../runtime/env.ts";
import { count } from "../runtime/metrics.ts";
import { cardPayments } from "../runtime/payment-provider.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();
const channel = liveChannel();

/** Every five minutes: grants what was paid without a webhook, ends what was never paid. */
export const handler = scheduleHandler(
  "reconcile",
  async (untilMs) => {
    if (env.payments === "mock") return { report: {} };
    const reconciler = { core, channel, provider: await cardPayments() };
    const { defect, unreadable, failed, ...report } = await reconcilePayments(reconciler, untilMs);
    count("PaymentsReconciled", report.granted);
    count("PaymentsRefused", report.refused);
    return { report, unreadable, failed, defect };
  },
  // What the last look needs at most: three calls of the provider with their retries.
  { reserveMs: 30_000 },
);
