import { Metrics, MetricUnit } from "@aws-lambda-powertools/metrics";
import { env } from "./env.ts";
import { currentInvocation } from "./invocation.ts";

/**
 * Counts for alarms and the dashboard (infra/stacks/observability.ts). The handlers answer failed calls themselves,
 * so Lambda's own error count sees only crashes and time-outs; failures are counted here.
 */
export type MetricName =
  | "CallsFailed"
  | "FramesFailed"
  | "JobsDone"
  | "JobsRetried"
  | "JobsFailed"
  | "JobsResent"
  | "JobsReleased"
  /** Calls of the model that gave nothing, including those that are made again. */
  | "ModelCallsFailed"
  /** Calls that the fallback model answered, because the service no longer has the one that is set. */
  | "FallbackModelCalls"
  /** Look-ups that an answer of Morgan had to do without. */
  | "LookUpsFailed"
  /** Messages that a queue did not take; the sweep sends them again. */
  | "SendsFailed"
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
  /** Connections closed for sending more frames than our client ever does. */
  | "FramesLimited"
  /** Connections closed at a frame because their session had ended or the connection was unknown. */
  | "SocketsClosed"
  /** A schedule's run reached its end, even if rows failed on the way. */
  | "ScheduleRan"
  | "RunsFailed"
  /** Rows that a schedule read and that do not fit their shape. */
  | "RowsUnreadable"
  /** Rows whose work failed in a schedule; each is due again. */
  | "RowsFailed";

/** Measured instead of counted: values are not summed. */
export type GaugeName =
  | "OldestHeldCreditsSeconds"
  | "ModelBudgetUsedPercent"
  /** How long after its order a result arrived. */
  | "OrderToResultSeconds";
const gaugeUnits = {
  OldestHeldCreditsSeconds: MetricUnit.Seconds,
  ModelBudgetUsedPercent: MetricUnit.Percent,
  OrderToResultSeconds: MetricUnit.Seconds,
} as const satisfies Record<GaugeName, string>;

/** Also counted for the operation: a function answers many, and an alarm's first question is which of them failed. */
const perOperation: ReadonlySet<MetricName> = new Set(["CallsFailed", "FramesFailed"]);

/** Also counted for the whole stage: they can happen in any function, and one alarm watches them all. */
const stageWide: ReadonlySet<MetricName> = new Set([
  "JobsDone",
  "JobsReleased",
  "ModelCallsFailed",
  "FallbackModelCalls",
  "RowsUnreadable",
  "PushesFailed",
  "MailsFailed",
  "ActionsDenied",
  "SwitchedOff",
]);

const namespace = "Marquee";
/** Created with the first count: most invocations have none. */
const metricsByService = new Map<string, Metrics>();

/** The counts of a function or stage, or of one operation of a function. */
function metricsOf(serviceName: string, operation?: string): Metrics {
  const key = operation === undefined ? serviceName : `${serviceName} ${operation}`;
  const metrics =
    metricsByService.get(key) ??
    new Metrics({
      namespace,
      serviceName,
      ...(operation === undefined ? {} : { defaultDimensions: { operation } }),
    });
  metricsByService.set(key, metrics);
  return metrics;
}

/**
 * Adds to a count of this function, such as `marquee-prod-http-deals`; some counts are also those of one of its
 * operations, some those of the stage, such as `marquee-prod`. How many is always said: a default would count what is
 * absent as one. Zero is not published and costs nothing.
 */
export function count(name: MetricName, value: number): void {
  // Also refuses what is no number, should a type be wrong.
  if (!(value > 0)) return;
  metricsOf(env.serviceName).addMetric(name, MetricUnit.Count, value);
  const { operation } = currentInvocation() ?? {};
  if (operation !== undefined && perOperation.has(name))
    metricsOf(env.serviceName, operation).addMetric(name, MetricUnit.Count, value);
  if (stageWide.has(name)) metricsOf(`marquee-${env.stage}`).addMetric(name, MetricUnit.Count, value);
}

/** Reports a current value, in the unit that its name says; zero is published like any other value. */
export function gauge(name: GaugeName, value: number): void {
  if (!Number.isFinite(value)) return;
  metricsOf(env.serviceName).addMetric(name, gaugeUnits[name], value);
}

/** Publishes what this invocation counted. */
export function publishMetrics(): void {
  for (const metrics of metricsByService.values()) {
    if (metrics.hasStoredMetrics()) metrics.publishStoredMetrics();
  }
}
