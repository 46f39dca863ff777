import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

let folder: string | undefined;

/** Returns a path in a folder that is deleted when the bench ends; the project's own build output is left alone. */
export function scratch(name: string): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), "marquee-bench-"));
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  }
  return join(folder, name);
}
