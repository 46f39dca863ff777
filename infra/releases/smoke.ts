import type { StageConfig } from "../config/stages.ts";
import { mainJob } from "./main-job.ts";

/** How long a stage may take to answer after its deployment. */
const patienceMs = 30_000;

/**
 * Looks whether a stage works that was just deployed: by the main job where codes are shown and no card is charged, else
 * by whether its API answers as the commit that was deployed. Returns a sentence if it does not.
 *
 * @param commit undefined where what was deployed is no commit
 */
export async function smoke(
  origin: string,
  { debugCodes, payments }: Pick<StageConfig, "debugCodes" | "payments">,
  commit: string | undefined,
  say: (step: string) => void,
): Promise<string | undefined> {
  try {
    if (debugCodes && payments === "mock") await mainJob(origin, say);
    else say(`it answers as commit ${await deployedCommit(origin, commit)}`);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws Error with a sentence if the stage does not answer, or as another commit */
async function deployedCommit(origin: string, commit: string | undefined): Promise<string> {
  const url = `${origin}/api/health`;
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const { commit: found } = (await response.json()) as { commit?: string };
  if (commit !== undefined && found !== commit)
    throw new Error(`${url} answers as commit ${found ?? "none"}, not as ${commit}.`);
  return found ?? "none";
}
