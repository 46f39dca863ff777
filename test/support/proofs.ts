import { readFileSync } from "node:fs";
import { join } from "node:path";
import { literally } from "@marquee/contracts/text/literally";

/** A test that docs/promises.md cites, by its name or by that of its block. */
export interface Proof {
  path: string;
  name: string;
}

/** A line of docs/promises.md. */
interface Cited {
  promise: string;
  files: readonly string[];
  proofs: readonly Proof[];
}

/** What docs/promises.md promises, each with the tests that prove it: a name belongs to the file before it. */
export function promises(): readonly Cited[] {
  return readFileSync(join(import.meta.dirname, "../../docs/promises.md"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("- "))
    .map((line) => {
      const files: string[] = [];
      const proofs: Proof[] = [];
      for (const [, file, name] of line.matchAll(/`([^`]+\.test\.tsx?)`|\("(.+?)"\)/g)) {
        if (file !== undefined) files.push(file);
        else proofs.push({ path: files.at(-1) ?? "", name: name ?? "" });
      }
      return { promise: /^- \*\*(.+?)\*\*/.exec(line)?.[1] ?? line, files, proofs };
    });
}

/** What Vitest puts a case's values in place of: "%s", "$id", "$operation.method". */
const placeholder = /%[a-z]|\$[a-z][\w.]*/gi;

/** What Vitest takes to run the tests that prove a promise: their files, and what their names match. */
export function proofSelection(): { files: readonly string[]; named: string } {
  const proofs = promises().flatMap((promise) => promise.proofs);
  const names = new Set(proofs.map(({ name }) => name));
  return {
    files: [...new Set(proofs.map(({ path }) => path))],
    named: [...names].map((name) => name.split(placeholder).map(literally).join(".*")).join("|"),
  };
}
