import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { logFileNames } from "./log-file.ts";

/**
 * Locks a data folder for one runtime at a time: two emulators on one file would corrupt it.
 * @throws Error naming the other runtime
 */
export function lockData(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, "runtime.pid");
  const holder = readHolder(file);
  const giveUpAt = performance.now() + exitGraceMs;
  while (holder && isAlive(holder) && performance.now() < giveUpAt) sleepSync(50);
  if (holder && isAlive(holder)) {
    throw new Error(
      `Another Marquee (process ${holder.pid}) is using ${dataDir}. Stop it first, or give this one a folder of its own: npm start -- --data <folder>`,
    );
  }
  // A new file, so that it is known by its number: that of a copied folder has another one.
  rmSync(file, { force: true });
  writeFileSync(file, "");
  const own: Holder = { pid: process.pid, started: startTime(process.pid), lock: statSync(file).ino };
  writeFileSync(file, JSON.stringify(own));
  return { release: () => rmSync(file, { force: true }) };
}

/** The files that a runtime writes to its data folder; everything else there is not ours. */
const ownNames = ["emulators", "outbox.jsonl", "secrets.json", "seeded", ...Object.values(logFileNames)];

/** Deletes a folder's data, and only that, because a user-chosen folder may contain other files. */
export function emptyData(dataDir: string): void {
  for (const name of ownNames) rmSync(join(dataDir, name), { recursive: true, force: true });
}

/** A killed runtime takes at most this long to exit, and a start right after should not fail because of it. */
const exitGraceMs = 1_500;

function sleepSync(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isAlive({ pid, started }: Holder): boolean {
  return pid !== process.pid && started !== undefined && startTime(pid) === started;
}

interface Holder {
  pid: number;
  started: string | undefined;
  /** The number of the lock's file in its file system. */
  lock: number;
}

/** Who holds the folder; nobody does if the lock was copied here with a folder that another runtime holds. */
function readHolder(file: string): Holder | undefined {
  try {
    const holder: Holder = JSON.parse(readFileSync(file, "utf8"));
    return holder.lock === statSync(file).ino ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** When a running process started, which with its id identifies it. Undefined if it is gone or not visible. */
function startTime(pid: number): string | undefined {
  try {
    // Parse after the name, which may contain anything: fields 3 and 22 of proc(5). A zombie counts as gone.
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
