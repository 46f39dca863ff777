/** One side of a comparison as the report shows it. */
export interface Side {
  value: number;
  /** CPU time of the measuring process per operation, if the operation runs in it. */
  cpuMs?: number | undefined;
  /** Calls to AWS services per operation. */
  awsCalls?: number | undefined;
}

/** One ratio of one interleaved run. Without a target, it is shown next to the goal and never misses. */
export interface Measurement {
  what: string;
  unit: "ms" | "bytes" | "calls" | "queries" | "units" | "posts" | "MB" | "dollars per million";
  ours: Side;
  reference: Side;
  target?: number;
}

export interface GoalResult {
  measurements: Measurement[];
  /** Lines under the table, such as the list of all bundles. */
  notes?: string[];
}

/** A goal from the docs: a ratio with its target. Absolute times mean nothing on a shared machine, so none is one. */
export interface Goal {
  id: string;
  title: string;
  measure(): Promise<GoalResult>;
}

export function ratioOf({ ours, reference }: Measurement): number {
  return ours.value / reference.value;
}

/** NaN counts as a miss: a reference of zero must not pass as a success. */
export function misses(measurement: Measurement): boolean {
  return measurement.target !== undefined && !(ratioOf(measurement) <= measurement.target);
}
