/**
 * pnpm run deploy --stage dev: builds the functions and pages, deploys every stack of a stage, fills its catalog and
 * prints its address. AWS credentials come from the environment, as for the cdk command itself.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  DescribeSecretCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { type Stage, stageConfigs, stageNames } from "../config/stages.ts";

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const { values } = parseArgs({ options: { stage: { type: "string" } } });
const stage = stageNames.find((name) => name === values.stage && name !== "local");
if (!stage) {
  process.stderr.write("Name the stage: pnpm run deploy --stage dev, staging or prod.\n");
  process.exit(2);
}

function run(command: string, args: string[], env: Record<string, string> = {}): void {
  const ran = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (ran.status !== 0) process.exit(ran.status ?? 1);
}

/** Undefined before the first deployment, which creates the secret and gives CloudFront its only version. */
async function originSecretVersion(): Promise<string | undefined> {
  const client = new SecretsManagerClient({ region: stageConfigs()[stage as Stage].env.region });
  try {
    const { VersionIdsToStages = {} } = await client.send(
      new DescribeSecretCommand({ SecretId: `marquee/${stage}/origin-secret` }),
    );
    return Object.entries(VersionIdsToStages).find(([, labels]) => labels.includes("AWSCURRENT"))?.[0];
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

const version = await originSecretVersion();
const outputsFile = join(root, "cdk.out", `outputs-${stage}.json`);
// cdk itself builds functions and pages first, as cdk.json says.
run(
  join(root, "infra/node_modules/.bin/cdk"),
  [
    "deploy",
    "--all",
    "--context",
    `stage=${stage}`,
    // In production, a person approves every broadened permission first.
    "--require-approval",
    stage === "prod" ? "broadening" : "never",
    "--outputs-file",
    outputsFile,
  ],
  version === undefined ? {} : { MARQUEE_ORIGIN_SECRET_VERSION: version },
);
const outputs: Record<string, Record<string, string>> = JSON.parse(readFileSync(outputsFile, "utf8"));
const output = (name: string) =>
  Object.values(outputs)
    .flatMap((stack) => Object.entries(stack))
    .find(([key]) => key.includes(name))?.[1];
run(process.execPath, ["packages/seed/bin/seed-catalog.ts"], { TABLE_NAME: `marquee-${stage}` });
process.stdout.write(`\nMarquee ${stage}: ${output("Url") ?? "see the outputs above"}\n`);
