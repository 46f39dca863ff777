import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What a run of the CDK app read: our own files that it loaded, and the names of environment variables. */
export interface Reads {
  files: readonly string[];
  variables: readonly string[];
}

/**
 * A digest of the current state of the reads. The app is deterministic, so while the digest of everything it read is
 * unchanged, its output is unchanged too. Undefined if one of the files is gone.
 */
export function digest(
  { files, variables }: Reads,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const hash = createHash("sha256").update(JSON.stringify([process.version, files, variables]));
  for (const name of variables) hash.update(JSON.stringify(environment[name] ?? null));
  try {
    for (const file of files) {
      const content = readFileSync(file);
      hash.update(`${content.length}:`).update(content);
    }
  } catch {
    return undefined;
  }
  return hash.digest("hex");
}
