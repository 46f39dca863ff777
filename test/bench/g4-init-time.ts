import { type Bundle, functionBundles, referenceBundle } from "./bundles.ts";
import { run } from "./child.ts";
import { functionEnv } from "./function-env.ts";
import type { Goal, Measurement } from "./goal.ts";
import { type Arm, interleave } from "./interleave.ts";

/** What Lambda does before the first event: load the bundle. Timed inside the fresh process. */
const probe =
  "const t=performance.now();require(process.argv[1]);process.stdout.write(String(performance.now()-t));process.exit()";

const rounds = { warmUp: 2, samples: 15 };

/** G4: init time of the heaviest handlers, a fresh process per sample. */
export const initTime: Goal = {
  id: "G4",
  title: "Init of the heaviest HTTP handler / a lib-dynamodb-only bundle",
  async measure() {
    const bundles = (await functionBundles()).toSorted((left, right) => right.bytes - left.bytes);
    const heaviest = bundles.find(({ name, draws }) => name.startsWith("http-") && !draws);
    const order = bundles.find(({ name }) => name === "http-generate-campaign-ideas");
    const worker = bundles.find(({ name }) => name.startsWith("job-"));
    if (!heaviest || !order || !worker) throw new Error("A bundle is missing");
    const reference = await referenceBundle();
    const figures = await interleave(
      {
        reference: arm(reference),
        heaviest: arm(heaviest),
        mapped: arm(heaviest, ["--enable-source-maps"]),
        order: arm(order),
        worker: arm(worker),
      },
      rounds,
    );
    const measurement = (what: string, name: keyof typeof figures, target?: number): Measurement => ({
      what,
      unit: "ms",
      ours: { value: figures[name].medianMs },
      reference: { value: figures.reference.medianMs },
      ...(target === undefined ? {} : { target }),
    });
    return {
      measurements: [
        measurement(heaviest.name, "heaviest", 1.1),
        measurement(`${heaviest.name} with source maps, as deployed`, "mapped"),
        measurement(order.name, "order"),
        measurement(worker.name, "worker"),
      ],
    };
  },
};

function arm({ file }: Bundle, flags: readonly string[] = []): Arm {
  return {
    run: async () => Number(await run(process.execPath, [...flags, "-e", probe, file], { env: functionEnv })),
  };
}
