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
  const giveUpAt = performance.now() + leavingMs;
  while (holder && isAlive(holder) && performance.now() < giveUpAt) sleepHere(50);
  if (holder && isAlive(holder)) {
    throw new Error(
      `Another Marquee (process ${holder.pid}) is using ${dataDir}. Stop it first, or give this one a folder of its own: npm start -- --data <folder>`,
    );
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, started: startTime(process.pid) }));
  return { release: () => rmSync(file, { force: true }) };
}

/** What a runtime writes into its data folder; whatever else lies there is somebody else's. */
const ownNames = ["emulators", "outbox.jsonl", "secrets.json", "seeded"];

/** Forgets a folder's data, and only that: the folder may be one that somebody chose and that holds other things. */
export function emptyData(dataDir: string): void {
  for (const name of ownNames) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** A killed runtime takes this long at most to be gone, and a start that follows at once should not fail over it. */
const leavingMs = 1_500;

function sleepHere(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isAlive({ pid, started }: Holder): boolean {
  return pid !== process.pid && started !== undefined && startTime(pid) === started;
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
    // After the name, which may hold anything: fields 3 and 22 of proc(5). One that ended and waits to be noticed is gone.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    try {
      process.kill(pid, 0);
      return "alive";
    } catch {
      return undefined;
    }
  }
}
