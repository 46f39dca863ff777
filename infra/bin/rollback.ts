/**
 * pnpm run rollback --stage prod: deploys the commit that the stage had before, from a checkout of its own, with the
 * packages of that commit. The older code leaves out what newer code added to rows, and messages carry a version.
 * --approve answers what cdk would ask in production.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stageConfig } from "../config/stages.ts";
import { Releases } from "../releases/releases.ts";
import { root, run } from "./deploy-stage.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run rollback", "approve");
const [now, before] = await new Releases(stage, stageConfig(stage).env.region).commits();
if (before === undefined) {
  process.stderr.write(`${stage} has no commit before ${now ?? "its first deployment"} to go back to.\n`);
  process.exit(1);
}
process.stdout.write(`${stage} goes back from ${now} to ${before}.\n`);
const checkout = mkdtempSync(join(tmpdir(), "marquee-rollback-"));
let code = run("git", ["worktree", "add", "--detach", "--force", checkout, before]);
try {
  const inCheckout = (command: string, args: readonly string[]) => run(command, args, {}, checkout);
  if (code === 0) code = inCheckout("npx", ["-y", "pnpm@12.21.0", "install", "--frozen-lockfile"]);
  const deploy = ["infra/bin/deploy.ts", "--stage", stage, ...(on.has("approve") ? ["--approve"] : [])];
  if (code === 0) code = inCheckout(process.execPath, deploy);
} finally {
  run("git", ["worktree", "remove", "--force", checkout]);
  rmSync(checkout, { recursive: true, force: true });
}
if (code !== 0) process.stderr.write(`${root} is as it was; ${stage} may be half back. Run it again.\n`);
process.exit(code);
