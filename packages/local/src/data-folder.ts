import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface DataFolder {
  path: string;
  /** Lets the next runtime have it. */
  release(): void;
}

const lockName = "runtime.pid";

/**
 * Takes a data folder for this process alone, emptied first if `fresh`. A lock that a killed runtime left behind is not
 * in the way. @throws Error in one sentence when another runtime is using the folder
 */
export function takeDataFolder(path: string, options: { fresh?: boolean } = {}): DataFolder {
  mkdirSync(path, { recursive: true });
  const lock = join(path, lockName);
  const holder = existsSync(lock) ? readFileSync(lock, "utf8").trim() : "";
  if (holder !== "" && holder !== identityOf(process.pid) && isAlive(holder)) {
    throw new Error(`Another "npm start" (process ${holder.split(" ")[0]}) is using the data in ${path}. Stop it first.`);
  }
  if (options.fresh) {
    // Notes of processes stay: an emulator that a killed runtime left behind is still to be ended by its own.
    const old = readdirSync(path).filter((name) => !name.endsWith(".pid"));
    for (const name of old) rmSync(join(path, name), { recursive: true, force: true });
  }
  writeFileSync(lock, identityOf(process.pid));
  return { path, release: () => rmSync(lock, { force: true }) };
}

/** A process's id with the time of its start, because ids are used again. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may hold spaces; the start time is the 20th field after it.
    return `${pid} ${stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? ""}`;
  } catch {
    return String(pid);
  }
}

function isAlive(identity: string): boolean {
  const pid = Number(identity.split(" ")[0]);
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return identityOf(pid) === identity;
}
