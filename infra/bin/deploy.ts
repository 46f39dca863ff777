/**
 * pnpm run deploy --stage dev: asks the account for what the stage needs, builds the functions and pages, deploys every
 * stack of the stage, fills its catalog and prints its address. AWS credentials come from the environment, as for the cdk
 * command itself. --approve answers what cdk would ask in production, where nobody is at a terminal.
 */
import { DescribeSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { stageConfig } from "../config/stages.ts";
import { reportPreflight } from "../preflight/report.ts";
import { unlessMissing } from "../preflight/unless-missing.ts";
import { rebuildIndex } from "../releases/rebuild-index.ts";
import { Releases } from "../releases/releases.ts";
import { commitHere, deployStacks, outputOf, seed } from "./deploy-stage.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run deploy", "approve");
const { env } = stageConfig(stage);
const secrets = new SecretsManagerClient({ region: env.region });

/** Undefined before the first deployment, which gives CloudFront the secret's only version. */
async function originSecretVersion(): Promise<string | undefined> {
  const command = new DescribeSecretCommand({ SecretId: `marquee/${stage}/origin-secret` });
  const { VersionIdsToStages = {} } =
    (await unlessMissing(secrets.send(command), "ResourceNotFoundException")) ?? {};
  return Object.entries(VersionIdsToStages).find(([, labels]) => labels.includes("AWSCURRENT"))?.[0];
}

/** Stops with the code of a step that failed; it has said why. */
function orStop(code: number): void {
  if (code !== 0) process.exit(code);
}

const { commit, changed } = commitHere();
if (changed && stage === "prod") {
  process.stderr.write(
    "Files differ from the commit that is checked out. Commit them: prod must be able to come back here.\n",
  );
  process.exit(1);
}
if (!(await reportPreflight(stage))) process.exit(1);
const version = await originSecretVersion();
// In production, a person approves every broadened permission, at the terminal or beforehand by --approve.
const approval = stage === "prod" && !on.has("approve") ? "broadening" : "never";
orStop(
  deployStacks(stage, approval, {
    MARQUEE_COMMIT: changed ? `${commit}, changed` : commit,
    ...(version === undefined ? {} : { MARQUEE_ORIGIN_SECRET_VERSION: version }),
  }),
);
// Where the stage is, whatever region the shell has set.
orStop(seed(stage, { AWS_REGION: env.region }));
const rebuilt = await rebuildIndex(stage, env.region);
if (rebuilt !== undefined) process.stderr.write(`${rebuilt}\nIt is built within the hour.\n`);
if (!changed) await new Releases(stage, env.region).deployed(commit);
process.stdout.write(`\nMarquee ${stage}: ${outputOf(stage, "Url") ?? "see the outputs above"}\n`);
