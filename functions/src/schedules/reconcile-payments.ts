import { reconcilePayments } from "@marquee/core/credits/payments/reconcile-payments";
import { liveChannel, liveCore } from "../runtime/deps.ts";
import { env } from "../runtime/env.ts";
import { count } from "../runtime/metrics.ts";
import { cardPayments } from "../runtime/payment-provider.ts";
import { scheduleHandler } from "../runtime/schedule-handler.ts";

const core = liveCore();
const channel = liveChannel();

/** Every five minutes: grants payments whose webhook never came, ends those that were never paid. */
export const handler = scheduleHandler(
  "reconcile",
  async (untilMs) => {
    if (env.payments === "mock") return { report: {} };
    const reconciler = { core, channel, provider: await cardPayments() };
    const { defect, passing, unreadable, failed, ...report } = await reconcilePayments(reconciler, untilMs);
    count("PaymentsReconciled", report.granted);
    count("PaymentsRefused", report.refused);
    return { report, unreadable, failed, defect, passing };
  },
  // The most that the last payment needs: three calls to the provider with their retries.
  { reserveMs: 30_000 },
);
