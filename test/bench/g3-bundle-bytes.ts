import { type Bundle, functionBundles, referenceBundle } from "./bundles.ts";
import type { Goal, Measurement } from "./goal.ts";

const httpTarget = 0.95;
const workerTarget = 1.9;

/** G3: what a cold start has to read. Every HTTP handler must be smaller than the SDK alone. */
export const bundleBytes: Goal = {
  id: "G3",
  title: "Bytes of each bundle / a lib-dynamodb-only bundle",
  async measure() {
    const reference = await referenceBundle();
    const bundles = (await functionBundles()).toSorted((left, right) => right.bytes - left.bytes);
    const http = bundles.filter(({ name, draws }) => name.startsWith("http-") && !draws);
    const workers = bundles.filter(({ name }) => name.startsWith("job-"));
    const others = bundles.filter(
      ({ name, draws }) => name.startsWith("socket-") || name.startsWith("schedule-") || draws,
    );
    const largest = (what: string, of: readonly Bundle[], target?: number): Measurement => ({
      what: `${what}: ${of[0]?.name ?? "none"}`,
      unit: "bytes",
      ours: { value: of[0]?.bytes ?? Number.NaN },
      reference: { value: reference.bytes },
      ...(target === undefined ? {} : { target }),
    });
    return {
      measurements: [
        largest("largest HTTP handler", http, httpTarget),
        largest("largest worker", workers, workerTarget),
        largest("largest other", others),
      ],
      notes: [ratios(bundles, reference)],
    };
  },
};

/** Groups equal ratios on one line: most handlers differ by less than a hundredth. */
function ratios(bundles: readonly Bundle[], reference: Bundle): string {
  const byRatio = Map.groupBy(bundles, ({ bytes }) => (bytes / reference.bytes).toFixed(2));
  return [...byRatio]
    .map(([ratio, same]) => `${ratio}  ${same.map(({ name }) => name).join(", ")}`)
    .join("\n");
}
