import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "./env.ts";

/** What is counted for the dashboard; alarms on queues and errors come from AWS's own metrics. */
export type MetricName =
  | "JobsDone"
  | "JobsRetried"
  | "JobsFailed"
  | "JobsResent"
  | "JobsReleased"
  | "WebhooksForged"
  | "WebhooksRefused"
  | "WebhooksFailed"
  | "PaymentsReconciled"
  | "PaymentsRefused"
  | "LedgerDifferences";

const powertools = new Metrics({ namespace: "Marquee", serviceName: env.functionName });

/** Adds to a count; zero says nothing and costs nothing. */
export function count(name: MetricName, value = 1): void {
  if (value > 0) powertools.addMetric(name, MetricUnit.Count, value);
}

/** Writes what was counted during this invocation. */
export function publishMetrics(): void {
  if (powertools.hasStoredMetrics()) powertools.publishStoredMetrics();
}
