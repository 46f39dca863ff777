/** pnpm run preflight --stage prod: what the stage's AWS account still lacks for a deployment. Changes nothing. */

import { reportPreflight } from "../preflight/report.ts";
import { deployedStage } from "./stage-option.ts";

const { stage } = deployedStage("pnpm run preflight");
try {
  process.exitCode = (await reportPreflight(stage)) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
