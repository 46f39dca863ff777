import type { Stage } from "@marquee/contracts/stage-names";
import { Duration } from "aws-cdk-lib";
import { type IMetric, MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";

export const minute = Duration.minutes(1);

export const everyMinute = (statistic: string) => ({ period: minute, statistic });

/** The `service` dimension of a function's metrics, or of the metrics of the whole stage. */
export function serviceOf(stage: Stage, functionName?: string): string {
  return functionName === undefined ? `marquee-${stage}` : `marquee-${stage}-${functionName}`;
}

/** A metric that our own functions count. */
export function counted(service: string, metricName: string, minutes = 1, statistic = "Sum"): Metric {
  return new Metric({
    namespace: "Marquee",
    metricName,
    dimensionsMap: { service },
    statistic,
    period: Duration.minutes(minutes),
  });
}

/** A count of the whole stage, for the dashboard. */
export const stageMetric = (stage: Stage, metricName: string) => counted(serviceOf(stage), metricName);

export function apiMetric(apiId: string, metricName: string, statistic: string, minutes = 1): Metric {
  return new Metric({
    namespace: "AWS/ApiGateway",
    metricName,
    dimensionsMap: { ApiId: apiId },
    statistic,
    period: Duration.minutes(minutes),
  });
}

/** A metric of AWS that the account has once. */
export function ofAccount(namespace: string, metricName: string, statistic: string, minutes: number): Metric {
  return new Metric({ namespace, metricName, statistic, period: Duration.minutes(minutes) });
}

export function expression(
  text: string,
  usingMetrics: Record<string, IMetric>,
  minutes: number,
): MathExpression {
  return new MathExpression({ expression: text, usingMetrics, period: Duration.minutes(minutes) });
}

/** The sum of metrics, some of which may have no data; CloudWatch allows at most ten in one alarm. */
export function sumOf(metrics: readonly IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const text = Object.keys(usingMetrics)
    .map((id) => `FILL(${id}, 0)`)
    .join(" + ");
  return expression(text, usingMetrics, 1);
}

/** The greatest of metrics, some of which may have no data. */
export function greatestOf(metrics: readonly IMetric[]): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  const filled = Object.keys(usingMetrics).map((id) => `FILL(${id}, 0)`);
  return expression(`MAX([${filled.join(", ")}])`, usingMetrics, 1);
}
