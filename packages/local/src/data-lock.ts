import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Keeps a data folder to one runtime at a time: two emulators on one file would ruin it.
 * @throws Error naming the other runtime
 */
export function lockData(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "runtime.pid");
  const holder = readHolder(file);
  if (
    holder &&
    holder.pid !== process.pid &&
    startTime(holder.pid) === holder.started &&
    holder.started !== undefined
  ) {
    throw new Error(
      `Another Marquee (process ${holder.pid}) is using ${dataDir}. Stop it first, or give this one a folder of its own: npm start -- --data <folder>`,
    );
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startTime(process.pid) }));
  return { release: () => rmSync(file, { force: true }) };
}

interface Holder {
  pid: number;
  started: string | undefined;
}

function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, "utf8"));
    return holder;
  } catch {
    return undefined;
  }
}

/** When a living process began; with its id this names it for good. Undefined where it is gone or cannot be seen. */
function startTime(pid: number): string | undefined {
  try {
    // After the name, which may hold anything: field 22 of proc(5).
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19];
  } catch {
    try {
      process.kill(pid, 0);
      return "alive";
    } catch {
      return undefined;
    }
  }
}
