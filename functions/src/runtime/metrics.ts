import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "./env.ts";

/**
 * What is counted, for alarms and the dashboard (infra/stacks/observability.ts). The frames answer a failed call
 * themselves, so Lambda's own error count sees only crashes and time-outs; what failed is counted here.
 */
export type MetricName =
  | "CallsFailed"
  | "FramesFailed"
  | "JobsDone"
  | "JobsRetried"
  | "JobsFailed"
  | "JobsResent"
  | "JobsReleased"
  | "PushesFailed"
  | "MailsFailed"
  | "ActionsDenied"
  | "SwitchedOff"
  | "WebhooksForged"
  | "WebhooksRefused"
  | "WebhooksFailed"
  | "PaymentsReconciled"
  | "PaymentsRefused"
  | "LedgerDifferences"
  | "AnalyticsDifferences"
  /** Connections closed for sending more frames than a client of ours ever does. */
  | "FramesLimited"
  /** Connections closed at a frame because their session was over or nobody knew them. */
  | "SocketsClosed"
  /** A schedule's run reached its end, whatever it met on the way. */
  | "ScheduleRan"
  | "RunsFailed"
  /** Rows that a schedule met and that do not fit their shape. */
  | "RowsUnreadable"
  /** Rows whose work failed in a schedule; each is due again. */
  | "RowsFailed";

/** What is measured, not counted: each value stands by itself. */
export type GaugeName = "OldestHeldCreditsSeconds" | "ModelBudgetUsedPercent";
const gaugeUnits = {
  OldestHeldCreditsSeconds: MetricUnit.Seconds,
  ModelBudgetUsedPercent: MetricUnit.Percent,
} as const satisfies Record<GaugeName, string>;

/** Counted for the whole stage as well: any function may meet them, and one alarm watches them all. */
const stageWide: ReadonlySet<MetricName> = new Set([
  "JobsDone",
  "JobsReleased",
  "RowsUnreadable",
  "PushesFailed",
  "MailsFailed",
  "ActionsDenied",
  "SwitchedOff",
]);

const namespace = "Marquee";
/** Made with the first count: most invocations have none. */
const made = new Map<string, Metrics>();

function metricsOf(serviceName: string): Metrics {
  const metrics = made.get(serviceName) ?? new Metrics({ namespace, serviceName });
  made.set(serviceName, metrics);
  return metrics;
}

/**
 * Adds to a count of this function, such as `marquee-prod-http-login`, and of the stage, such as `marquee-prod`, where it
 * is counted for the whole stage; zero says nothing and costs nothing.
 */
export function count(name: MetricName, value = 1): void {
  if (value <= 0) return;
  metricsOf(env.serviceName).addMetric(name, MetricUnit.Count, value);
  if (stageWide.has(name)) metricsOf(`marquee-${env.stage}`).addMetric(name, MetricUnit.Count, value);
}

/** Reports what something is right now, in the unit of its name; zero is a value like any other. */
export function gauge(name: GaugeName, value: number): void {
  metricsOf(env.serviceName).addMetric(name, gaugeUnits[name], value);
}

/** Writes what was counted during this invocation. */
export function publishMetrics(): void {
  for (const metrics of made.values()) {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}
