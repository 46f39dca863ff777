import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What a run of the CDK app read: our own files that it loaded, and the names of environment variables. */
export interface Reads {
  /** Seen from the project's folder, so that a copy of it looks at its own. */
  files: readonly string[];
  variables: readonly string[];
}

/**
 * A digest of the current state of the reads in the project's folder. The app is deterministic, so while the digest of everything it read is
 * unchanged, its output is unchanged too. Undefined if one of the files is gone.
 */
export function digest(
  root: string,
  { files, variables }: Reads,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const hash = createHash("sha256").update(JSON.stringify([process.version, files, variables]));
  for (const name of variables) hash.update(JSON.stringify(environment[name] ?? null));
  try {
    for (const file of files) {
      const content = readFileSync(join(root, file));
      hash.update(`${content.length}:`).update(content);
    }
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}
