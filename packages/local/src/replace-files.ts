import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Moves what was built into the folder where it is served, while others serve from there: a file that is the same stays
 * untouched, any other is replaced in one step, `last` after what it names, and what was not built goes.
 */
export function replaceFiles(built: string, served: string, last: string): void {
  const files = filesOf(built).sort((left, right) => Number(left === last) - Number(right === last));
  for (const file of files) {
    const [from, to] = [join(built, file), join(served, file)];
    if (isSame(from, to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
  }
  const wanted = new Set(files);
  for (const file of filesOf(served)) if (!wanted.has(file)) rmSync(join(served, file));
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch {
    // Nothing was built here before.
    return [];
  }
}

function isSame(left: string, right: string): boolean {
  try {
    return readFileSync(left).equals(readFileSync(right));
  } catch {
    return false;
  }
}
