/** US list prices in dollars, on demand, arm64, without a free tier. */
const prices = {
  httpCall: 1 / 1e6,
  lambdaRequest: 0.2 / 1e6,
  lambdaGbSecond: 0.0000133334,
  writeUnit: 0.625 / 1e6,
  readUnit: 0.125 / 1e6,
  queueRequest: 0.4 / 1e6,
  socketMessage: 1 / 1e6,
  connectionMinute: 0.25 / 1e6,
  loggedByte: 0.5 / 1e9,
} as const;

export type Use = { [What in keyof typeof prices]?: number | undefined };

/** What was used, in dollars per million times. */
export function perMillion(use: Use): number {
  const dollars = Object.entries(use).map(
    ([what, amount]) => prices[what as keyof Use] * (amount ?? Number.NaN),
  );
  return dollars.reduce((sum, one) => sum + one, 0) * 1e6;
}

/** Gigabyte-seconds of one run of a function. */
export const gbSeconds = (memoryMb: number, ms: number): number => (memoryMb / 1_024) * (ms / 1_000);
