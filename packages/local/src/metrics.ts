import { isRecord, parseRecord } from "./template/template.ts";

/** One metric as CloudWatch would store it: a name with one combination of dimensions. */
export interface MetricSum {
  namespace: string;
  name: string;
  /** Such as `{ service: "marquee-local-http-deals" }`. */
  dimensions: Record<string, string>;
  sum: number;
  /** How often it was reported. */
  samples: number;
  lastAt: string;
}

/** Sums what the functions emit in CloudWatch's embedded metric format, since there is no CloudWatch here. */
export class Metrics {
  private readonly sums = new Map<string, MetricSum>();

  /** Reads a log line; ignores anything but metrics. */
  take(line: string): void {
    if (!line.includes('"CloudWatchMetrics"')) return;
    const entry = parseRecord(line);
    const header = entry?._aws;
    if (!entry || !isRecord(header)) return;
    const at = new Date(Number(header.Timestamp)).toISOString();
    for (const directive of records(header.CloudWatchMetrics)) {
      const sets: unknown[] = Array.isArray(directive.Dimensions) ? directive.Dimensions : [];
      for (const set of sets.length > 0 ? sets : [[]]) {
        const names: unknown[] = Array.isArray(set) ? set : [];
        const dimensions = Object.fromEntries(
          names.map((name) => [String(name), String(entry[String(name)])]),
        );
        for (const { Name } of records(directive.Metrics))
          this.add(String(directive.Namespace), String(Name), dimensions, entry[String(Name)], at);
      }
    }
  }

  /** Sorted by name, then by dimensions. */
  list(): MetricSum[] {
    return [...this.sums].sort(([left], [right]) => left.localeCompare(right)).map(([, metric]) => metric);
  }

  private add(
    namespace: string,
    name: string,
    dimensions: Record<string, string>,
    value: unknown,
    at: string,
  ): void {
    const key = JSON.stringify([name, namespace, dimensions]);
    const values = (Array.isArray(value) ? value : [value]).map(Number).filter(Number.isFinite);
    const before = this.sums.get(key);
    this.sums.set(key, {
      namespace,
      name,
      dimensions,
      sum: values.reduce((sum, one) => sum + one, before?.sum ?? 0),
      samples: (before?.samples ?? 0) + values.length,
      lastAt: at,
    });
  }
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
