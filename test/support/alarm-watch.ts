import { createContext, runInContext } from "node:vm";
import { Resolver } from "@marquee/local/template/intrinsics";
import { localNames, localPlace } from "@marquee/local/template/local-names";
import type { CloudTemplate } from "@marquee/local/template/template";

/** One CloudWatch series, as an alarm references it. */
interface Series {
  namespace: string;
  metric: string;
  dimensions: Record<string, string>;
  statistic: string;
}

/** An alarm as deployed. */
export interface DeployedAlarm {
  /** The name without the stage. */
  name: string;
  /** CloudWatch's metric math over the series, by their ids. */
  expression: string;
  series: Record<string, Series>;
  bad: { above: number } | { below: number };
  /** The length of one evaluation. */
  periodMs: number;
  /** It rings when this many of the last evaluations were bad. */
  looks: { bad: number; of: number };
  /** Whether an evaluation without data is a bad one. */
  ringsOnSilence: boolean;
}

interface MetricProperties {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: string }[];
  Statistic?: string;
  Period?: number;
}

/** Alarms on what AWS counts once for an account, which nothing here can bring about. */
export const accountAlarms = ["mail-bounces", "text-messages-cost"] as const;

type Stacks = ReadonlyMap<string, CloudTemplate>;

/** Every alarm of stage `local`, with resource names resolved. */
export function readAlarms(stacks: Stacks): DeployedAlarm[] {
  return propertiesOf<AlarmProperties>(stacks, "AWS::CloudWatch::Alarm").map(deployedAlarm);
}

/** The dead-letter queue's name for each scheduled function, by the function's name. */
export function readFailureQueues(stacks: Stacks): Map<string, string> {
  const configs = propertiesOf<{
    FunctionName: string;
    DestinationConfig: { OnFailure: { Destination: string } };
  }>(stacks, "AWS::Lambda::EventInvokeConfig");
  const lastPart = (arn: string) => arn.split(":").at(-1) ?? "";
  return new Map(
    configs.map(({ FunctionName, DestinationConfig }) => [
      FunctionName,
      lastPart(DestinationConfig.OnFailure.Destination),
    ]),
  );
}

function propertiesOf<T>(stacks: Stacks, type: string): T[] {
  const resolver = new Resolver(stacks, localNames("http://queues"), localPlace);
  return [...stacks].flatMap(([stack, { Resources = {} }]) =>
    Object.values(Resources)
      .filter(({ Type }) => Type === type)
      .map(({ Properties }) => resolver.resolve(stack, Properties) as T),
  );
}

interface AlarmProperties extends MetricProperties {
  AlarmName: string;
  Threshold: number;
  ComparisonOperator: string;
  EvaluationPeriods: number;
  DatapointsToAlarm?: number;
  TreatMissingData?: string;
  Metrics?: {
    Id: string;
    Expression?: string;
    MetricStat?: { Metric: MetricProperties; Period: number; Stat: string };
  }[];
}

function deployedAlarm(properties: AlarmProperties): DeployedAlarm {
  const { Threshold, Metrics = [], EvaluationPeriods: of } = properties;
  const periods = [properties.Period, ...Metrics.map(({ MetricStat }) => MetricStat?.Period)];
  const common = {
    name: properties.AlarmName.replace("marquee-local-", ""),
    bad: properties.ComparisonOperator === "LessThanThreshold" ? { below: Threshold } : { above: Threshold },
    periodMs: 1_000 * Math.max(...periods.map((seconds) => seconds ?? 0)),
    looks: { bad: properties.DatapointsToAlarm ?? of, of },
    ringsOnSilence: properties.TreatMissingData === "breaching",
  };
  if (Metrics.length === 0) return { ...common, expression: "m", series: { m: seriesOf(properties) } };
  const expression = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? "";
  const series = Metrics.flatMap(({ Id, MetricStat }) =>
    MetricStat ? [[Id, seriesOf({ ...MetricStat.Metric, Statistic: MetricStat.Stat })] as const] : [],
  );
  return { ...common, expression, series: Object.fromEntries(series) };
}

function seriesOf({ Namespace, MetricName, Dimensions = [], Statistic = "" }: MetricProperties): Series {
  return {
    namespace: Namespace,
    metric: MetricName,
    dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value])),
    statistic: Statistic,
  };
}

/**
 * The data that CloudWatch would have: our own metrics from the lines that functions really write, AWS's own as the
 * test records what AWS publishes about real occurrences.
 */
export class MetricLog {
  private readonly points = new Map<string, { metric: string; values: { value: number; atMs: number }[] }>();

  /** Reads a function's log line; ignores anything that is not in CloudWatch's embedded metric format. */
  takeLine(line: string): void {
    if (!line.includes('"_aws"')) return;
    const entry = JSON.parse(line) as Record<string, unknown> & { _aws: EmbeddedMetrics };
    for (const { Namespace, Dimensions, Metrics } of entry._aws.CloudWatchMetrics) {
      for (const names of Dimensions) {
        const dimensions = Object.fromEntries(names.map((name) => [name, String(entry[name])]));
        for (const { Name } of Metrics)
          for (const value of [entry[Name]].flat())
            this.note(Namespace, Name, dimensions, Number(value), entry._aws.Timestamp);
      }
    }
  }

  /** Records a value of one of AWS's own metrics. */
  note(
    namespace: string,
    metric: string,
    dimensions: Record<string, string>,
    value = 1,
    atMs = Date.now(),
  ): void {
    const key = keyOf({ namespace, metric, dimensions });
    const known = this.points.get(key) ?? { metric, values: [] };
    known.values.push({ value, atMs });
    this.points.set(key, known);
  }

  /** The sum of one metric with exactly these dimensions. */
  sum(metric: string, dimensions: Record<string, string>): number {
    return this.statistic({ namespace: "Marquee", metric, dimensions, statistic: "Sum" }) ?? 0;
  }

  /** Whether a metric has arrived, from any function. */
  has(metric: string): boolean {
    return [...this.points.values()].some((known) => known.metric === metric);
  }

  forget(): void {
    this.points.clear();
  }

  /**
   * When an alarm would have rung between two times, evaluated each minute as CloudWatch does. One whose evaluation is
   * longer is evaluated once, at the end, on everything before it.
   */
  ringsOf(alarm: DeployedAlarm, { fromMs, toMs }: Span): number[] {
    const { bad, periodMs, looks, ringsOnSilence } = alarm;
    const isBad = (span: Span) => {
      const value = this.valueOf(alarm, span);
      if (value === undefined) return ringsOnSilence;
      return "above" in bad ? value > bad.above : value < bad.below;
    };
    if (periodMs > toMs - fromMs) return isBad({ fromMs: toMs - periodMs, toMs }) ? [toMs] : [];
    const rings: number[] = [];
    for (let endMs = fromMs + periodMs; endMs <= toMs; endMs += minuteMs) {
      const spans = Array.from({ length: looks.of }, (_, back) => ({
        fromMs: endMs - (back + 1) * periodMs,
        toMs: endMs - back * periodMs,
      }));
      // What was before the beginning is not known.
      if (spans.filter((span) => span.fromMs >= fromMs && isBad(span)).length >= looks.bad) rings.push(endMs);
    }
    return rings;
  }

  /** The value of an alarm's expression, by default of all data; undefined if there is no data at all. */
  valueOf({ expression, series }: DeployedAlarm, span: Span = always): number | undefined {
    const values = Object.fromEntries(
      Object.entries(series).map(([id, wanted]) => [id, this.statistic(wanted, span)]),
    );
    const result: unknown = runInContext(expression, Object.assign(metricMath, values));
    return result === undefined || Number.isNaN(result) ? undefined : Number(result);
  }

  private statistic({ statistic, ...wanted }: Series, { fromMs, toMs }: Span = always): number | undefined {
    const known = this.points.get(keyOf(wanted))?.values ?? [];
    const values = known.filter(({ atMs }) => atMs >= fromMs && atMs < toMs).map(({ value }) => value);
    if (values.length === 0) return undefined;
    if (statistic === "Maximum") return Math.max(...values);
    if (statistic === "p99")
      return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1];
    return values.reduce((sum, value) => sum + value, 0);
  }
}

/** One series, whatever the order of its dimensions. */
function keyOf({ namespace, metric, dimensions }: Omit<Series, "statistic">): string {
  const named = Object.entries(dimensions).toSorted(([one], [other]) => one.localeCompare(other));
  return JSON.stringify([namespace, metric, named]);
}

/** The functions of CloudWatch's metric math that our alarms use; each evaluation adds the values of its series. */
const metricMath = createContext({
  FILL: (value: number | undefined, without: number) => value ?? without,
  MAX: (values: number[]) => Math.max(...values),
  IF: (condition: unknown, yes: number, no: number) => (condition ? yes : no),
});

/** A span of time, the end not included. */
interface Span {
  fromMs: number;
  toMs: number;
}

const always: Span = { fromMs: 0, toMs: Number.POSITIVE_INFINITY };
const minuteMs = 60_000;

interface EmbeddedMetrics {
  Timestamp: number;
  CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
}
