import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run } from "./child.ts";
import type { Goal, Measurement } from "./goal.ts";
import { interleave } from "./interleave.ts";
import { scratch } from "./work-folder.ts";

/** The other side bundles over a hundred times, a minute or more on a small machine; the ratio hardly varies. */
const rounds = { warmUp: 0, samples: 1 };

/** G12: a clean synth with its bundling / the same stacks with functions that bundle themselves. */
export const synth: Goal = {
  id: "G12",
  title: "Synth with one esbuild call / with `NodejsFunction` for each function",
  async measure() {
    const figures = await interleave(
      {
        once: { run: () => synthesized("once", false) },
        validated: { run: () => synthesized("once", true) },
        each: { run: () => synthesized("each", false) },
      },
      rounds,
    );
    const measurement = (what: string, name: keyof typeof figures, target: number): Measurement => ({
      what,
      unit: "ms",
      target,
      ours: { value: figures[name].medianMs },
      reference: { value: figures.each.medianMs },
    });
    return {
      measurements: [
        measurement("without template validation", "once", 0.3),
        measurement("with it, the other side without", "validated", 0.5),
      ],
    };
  },
};

async function synthesized(how: "once" | "each", validation: boolean): Promise<void> {
  // Start clean: an earlier round's bundles must not be reused.
  const folder = scratch(`synth-${how}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  await run(process.execPath, [join(import.meta.dirname, "synth-stage.ts"), how, folder], {
    env: { ...process.env, CDK_VALIDATION: String(validation) },
  });
}
