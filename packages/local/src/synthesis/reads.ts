import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** What a run of the CDK app looked at: the files of ours that it loaded, and the names of environment variables. */
export interface Reads {
  files: readonly string[];
  variables: readonly string[];
}

/**
 * A digest of what the reads would find now. The app is deterministic, so where the digest of all that it once read is
 * the same again, it would write the same again. Undefined where one of the files is gone.
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
