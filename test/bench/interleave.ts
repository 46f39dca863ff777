/** One side of a comparison. `run` is timed, unless it returns its own milliseconds. */
export interface Arm {
  /** Runs before each sample and is not measured. */
  prepare?(): Promise<unknown>;
  run(): Promise<number | void>;
}

export interface ArmFigures {
  medianMs: number;
  minMs: number;
  /** User and system time of this process per sample. */
  cpuMs: number;
}

export interface Rounds {
  /** Discarded rounds, which warm up compilation, connections and caches. */
  warmUp: number;
  samples: number;
}

/**
 * Measures arms in turn, sample by sample, so that anything that slows the machine slows all of them. The order is
 * reversed with every sample, so that no arm always runs right after the same other one.
 */
export async function interleave<Name extends string>(
  arms: Record<Name, Arm>,
  { warmUp, samples }: Rounds,
): Promise<Record<Name, ArmFigures>> {
  const entries = Object.entries<Arm>(arms).map(([name, arm]) => ({
    name,
    arm,
    timesMs: [] as number[],
    cpuUs: 0,
  }));
  for (let sample = 0; sample < warmUp + samples; sample++) {
    for (const one of sample % 2 === 0 ? entries : entries.toReversed()) {
      await one.arm.prepare?.();
      const cpu = process.cpuUsage();
      const startedMs = performance.now();
      const ownMs = await one.arm.run();
      const ms = ownMs ?? performance.now() - startedMs;
      const spent = process.cpuUsage(cpu);
      if (sample < warmUp) continue;
      one.timesMs.push(ms);
      one.cpuUs += spent.user + spent.system;
    }
  }
  const figures = entries.map(({ name, timesMs, cpuUs }) => [
    name,
    { medianMs: median(timesMs), minMs: Math.min(...timesMs), cpuMs: cpuUs / 1_000 / timesMs.length },
  ]);
  return Object.fromEntries(figures) as Record<Name, ArmFigures>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
