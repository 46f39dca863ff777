/** Prints a figure of a proof, so that whoever ran it can compare it with the time before. */
export function figure(what: string, value: number | string): void {
  process.stdout.write(`  ${what}: ${typeof value === "number" ? Number(value.toPrecision(3)) : value}\n`);
}

/** Seconds that something takes, with its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const startedMs = performance.now();
  const result = await work();
  return { result, seconds: (performance.now() - startedMs) / 1_000 };
}
