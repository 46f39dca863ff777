/**
 * pnpm run deploy --stage dev: asks the account for what the stage needs, builds the functions and pages, writes down what
 * will change, deploys every stack of the stage, fills its catalog, looks whether it works and prints its address. AWS credentials come from the environment, as for the cdk
 * command itself. --approve answers what cdk would ask in production, where nobody is at a terminal.
 */
import { DescribeSecretCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { stageConfig } from "../config/stages.ts";
import { reportPreflight } from "../preflight/report.ts";
import { unlessMissing } from "../preflight/unless-missing.ts";
import { rebuildIndex } from "../releases/rebuild-index.ts";
import { Releases } from "../releases/releases.ts";
import { smoke } from "../releases/smoke.ts";
import { asSynthesized, commitHere, deployStacks, outputOf, saveDiff, seed } from "./deploy-stage.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run deploy", "approve");
const config = stageConfig(stage);
const { env } = config;
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
const stageEnv = {
  MARQUEE_COMMIT: changed ? `${commit}, changed` : commit,
  ...(version === undefined ? {} : { MARQUEE_ORIGIN_SECRET_VERSION: version }),
};
const diff = saveDiff(stage, stageEnv);
if (diff === undefined) process.exit(1);
process.stdout.write(`What will change is in ${diff}.\n`);
// Several stacks at once leave nobody to ask.
const atOnce = approval === "never" ? ["--concurrency", "4"] : [];
orStop(deployStacks(stage, approval, stageEnv, ...asSynthesized, ...atOnce));
// Where the stage is, whatever region the shell has set.
orStop(seed(stage, { AWS_REGION: env.region }));
const rebuilt = await rebuildIndex(stage, env.region);
if (rebuilt !== undefined) process.stderr.write(`${rebuilt}\nIt is built within the hour.\n`);
if (!changed) await new Releases(stage, env.region).deployed(commit);
const origin = outputOf(stage, "Url");
process.stdout.write(`\nMarquee ${stage}: ${origin ?? "see the outputs above"}\n`);
if (origin !== undefined) {
  const say = (step: string) => void process.stdout.write(`  ${step}\n`);
  const failure = await smoke(origin, config, changed ? undefined : commit, say);
  if (failure !== undefined) {
    process.stderr.write(`${failure}\nThe stage is deployed all the same; pnpm run rollback goes back.\n`);
    process.exit(1);
  }
}
