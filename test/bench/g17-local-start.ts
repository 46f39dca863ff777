import { join } from "node:path";
import { run } from "./child.ts";
import type { Goal, Measurement } from "./goal.ts";
import { type Arm, interleave } from "./interleave.ts";

const rounds = { warmUp: 1, samples: 7 };

/** G17: how long an engineer waits for the product on their machine / a Node process that does nothing. */
export const localStart: Goal = {
  id: "G17",
  title: "Cold start of the local stack / bare `node -e 0`",
  async measure() {
    const figures = await interleave(
      {
        bare: { run: async () => void (await run(process.execPath, ["-e", "0"])) },
        emulators: started("emulators"),
        runtime: started("runtime"),
        changed: started("changed"),
      },
      rounds,
    );
    const measurement = (what: string, name: keyof typeof figures, target?: number): Measurement => ({
      what,
      unit: "ms",
      ours: { value: figures[name].medianMs },
      reference: { value: figures.bare.medianMs },
      ...(target === undefined ? {} : { target }),
    });
    return {
      measurements: [
        measurement("emulators and runtime ready, templates and bundles made before", "runtime", 10),
        measurement("the same after a change of the CDK app: synth too", "changed"),
        measurement("emulators alone", "emulators"),
      ],
    };
  },
};

/** The time until the process reports that it is ready; shutdown is not timed, because no one waits for it. */
function started(what: "emulators" | "runtime" | "changed"): Arm {
  return {
    async run() {
      const startedAt = performance.timeOrigin + performance.now();
      const readyAt = Number(
        await run(process.execPath, [join(import.meta.dirname, "start-and-stop.ts"), what]),
      );
      return readyAt - startedAt;
    },
  };
}
