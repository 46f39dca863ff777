import type { Stage } from "@marquee/contracts/stage-names";
import { stageConfig } from "../config/stages.ts";
import { awsAccount } from "./account.ts";
import { type Finding, preflight } from "./preflight.ts";
import { unknownModels } from "./unknown-models.ts";

/**
 * Asks the stage's account for what its deployment needs and prints what is missing.
 * @returns whether the stage may be deployed
 * @throws Error with a sentence when the account cannot be asked
 */
export async function reportPreflight(stage: Stage): Promise<boolean> {
  const config = stageConfig(stage);
  const findings = await preflight(stage, config, awsAccount(config.env.region), unknownModels).catch(
    (error: unknown) => {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      throw new Error(`The AWS account could not be asked what the stage needs. ${reason}`);
    },
  );
  process.stdout.write(`${written(findings)}\n`);
  return mayDeploy(findings);
}

/** Whether nothing is missing that the stage is not deployed without. */
export function mayDeploy(findings: readonly Finding[]): boolean {
  return findings.every(({ missing, refuses }) => missing === undefined || !refuses);
}

/** A line for each finding, those that stop the deployment marked as such. */
export function written(findings: readonly Finding[]): string {
  const lines = findings.map(({ what, missing, refuses }) =>
    missing === undefined ? `ok       ${what}` : `${refuses ? "missing " : "note    "} ${what}: ${missing}`,
  );
  return [...lines, mayDeploy(findings) ? "" : "Nothing is deployed before what is missing is there."].join(
    "\n",
  );
}
