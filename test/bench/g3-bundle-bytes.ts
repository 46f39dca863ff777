import { type Bundle, functionBundles, referenceBundle } from "./bundles.ts";
import type { Goal, Measurement } from "./goal.ts";

const httpTarget = 1.7;
const workerTarget = 2;
/** What all bundles of a stage may weigh together. */
const stageMax = 35_000_000;

/** G3: what a cold start has to read, and what a deployment has to upload. */
export const bundleBytes: Goal = {
  id: "G3",
  title: "Bytes of each bundle / a lib-dynamodb-only bundle",
  async measure() {
    const reference = await referenceBundle();
    const bundles = (await functionBundles()).toSorted((left, right) => right.bytes - left.bytes);
    const http = bundles.filter(({ name, draws }) => name.startsWith("http-") && !draws);
    const workers = bundles.filter(({ name }) => name.startsWith("job-"));
    const others = bundles.filter((one) => !http.includes(one) && !workers.includes(one));
    const largest = (what: string, of: readonly Bundle[], target?: number): Measurement => ({
      what: `${what}: ${of[0]?.name ?? "none"}`,
      unit: "bytes",
      ours: { value: of[0]?.bytes ?? Number.NaN },
      reference: { value: reference.bytes },
      ...(target === undefined ? {} : { target }),
    });
    return {
      measurements: [
        largest("largest HTTP function", http, httpTarget),
        largest("second largest HTTP function", http.slice(1)),
        largest("largest worker", workers, workerTarget),
        largest("largest other", others),
        {
          what: `all ${bundles.length} bundles of a stage / ${stageMax / 1_000_000} MB`,
          unit: "bytes",
          ours: { value: bundles.reduce((sum, { bytes }) => sum + bytes, 0) },
          reference: { value: stageMax },
          target: 1,
        },
      ],
      notes: [ratios(bundles, reference)],
    };
  },
};

/** Groups equal ratios on one line: many functions differ by less than a hundredth. */
function ratios(bundles: readonly Bundle[], reference: Bundle): string {
  const byRatio = Map.groupBy(bundles, ({ bytes }) => (bytes / reference.bytes).toFixed(2));
  return [...byRatio]
    .map(([ratio, same]) => `${ratio}  ${same.map(({ name }) => name).join(", ")}`)
    .join("\n");
}
