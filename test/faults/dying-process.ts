import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { atNight } from "@marquee/testkit/night";
import { testSeed } from "@marquee/testkit/test-seed";
import { build } from "esbuild";
import type { EmulatedTable } from "../support/emulated-table.ts";
import type { WorkerTask } from "./worker-process.ts";

/** Far above the number of port calls of any run. */
const callsMax = 80;

type GivenTask = Pick<WorkerTask, "work" | "nowMs" | "killAt" | "ignoresWords">;

export interface DyingProcesses {
  /** The folder where a process puts its files. */
  folder: string;
  /** Runs a task in a fresh process; true if it survived to the end. @throws Error if it failed on its own */
  run(task: GivenTask): Promise<boolean>;
  /** Removes the files that the processes left behind. */
  remove(): void;
}

/**
 * Calls `run` with the call at which it is to be killed, until it says that it survived: every call at night, otherwise
 * one in three, beginning with the first, second or third as the seed has it.
 * @throws Error if it survives within its first five calls or never: then it was not killed where it should have been
 */
export async function killedAtEachCall(run: (killAt: number) => Promise<boolean>): Promise<void> {
  const [first, step] = atNight ? [1, 1] : [1 + (testSeed % 3), 3];
  process.stdout.write(`Killed at every ${step === 1 ? "call" : `third call from call ${first} on`}\n`);
  for (let killAt = first; killAt <= callsMax; killAt += step) {
    if (!(await run(killAt))) continue;
    if (killAt <= 5) throw new Error(`there were fewer than ${killAt} calls`);
    return;
  }
  throw new Error(`there were more than ${callsMax} calls`);
}

/** Bundles the worker into one file, so that hundreds of processes don't each read and compile a hundred modules. */
export async function dyingProcesses({
  endpoint,
  tableName,
}: Pick<EmulatedTable, "endpoint" | "tableName">): Promise<DyingProcesses> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-worker-"));
  const worker = join(folder, "worker.mjs");
  await build({
    entryPoints: [join(import.meta.dirname, "worker-process.ts")],
    outfile: worker,
    bundle: true,
    platform: "node",
    format: "esm",
    // For packages that load Node's own modules by `require`.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
  const run = (given: GivenTask): Promise<boolean> => {
    const task: WorkerTask = { endpoint, tableName, folder, ...given };
    const child = spawn(process.execPath, [worker, JSON.stringify(task)], {
      env: { ...process.env, NODE_COMPILE_CACHE: join(folder, "compiled") },
      stdio: ["ignore", "ignore", "inherit"],
    });
    return new Promise((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", (code, signal) => {
        if (signal === "SIGKILL") resolve(false);
        else if (code === 0) resolve(true);
        else reject(new Error(`the worker ended with ${code}`));
      });
    });
  };
  return { folder, run, remove: () => rmSync(folder, { recursive: true }) };
}
