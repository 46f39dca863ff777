import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";

const { forbidden } = createRequire(import.meta.url)("../../.dependency-cruiser.cjs");

/**
 * Returns the sorted names of the import rules that imports between files below a folder of the repository break. The
 * files are created in a temporary folder, which is deleted afterwards.
 */
export async function brokenBy(below: string, ...imports: [from: string, to: string][]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-imports-"));
  const at = (file: string) => join(folder, below, file);
  try {
    for (const file of imports.flat()) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), "export const planted = 1;\n");
    }
    for (const [from, to] of imports) writeFileSync(at(from), `export { planted } from "${at(to)}";\n`);
    const [top = ""] = below.split("/");
    const { output } = await cruise([top], { baseDir: folder, validate: true, ruleSet: { forbidden } });
    if (typeof output === "string") throw new Error(output);
    return output.summary.violations.map(({ rule }) => rule.name).toSorted();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
