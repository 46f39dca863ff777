/**
 * pnpm run deploy --stage dev: asks the model service whether it has the stage's models, builds the functions and pages, deploys every stack of a stage, fills its catalog and
 * prints its address. AWS credentials come from the environment, as for the cdk command itself.
 */
import { parseArgs } from "node:util";
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { stageKind, stageNamed } from "@marquee/contracts/stage-names";
import { stageConfig } from "../config/stages.ts";
import { deployStacks, outputOf, seed } from "./deploy-stage.ts";
import { unknownModels } from "./unknown-models.ts";

const { values } = parseArgs({ options: { stage: { type: "string" } } });
if (!["dev", "staging", "prod"].includes(stageKind(values.stage ?? "") ?? "")) {
  process.stderr.write("Name the stage: pnpm run deploy --stage dev, dev-<your name>, staging or prod.\n");
  process.exit(2);
}
const stage = stageNamed(values.stage ?? "");

const { ai, env } = stageConfig(stage);
const secrets = new SecretsManagerClient({ region: env.region });

/** Undefined before the first deployment, which creates the secrets. */
async function ifCreated<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

/** Undefined before the first deployment, which gives CloudFront the secret's only version. */
async function originSecretVersion(): Promise<string | undefined> {
  const command = new DescribeSecretCommand({ SecretId: `marquee/${stage}/origin-secret` });
  const { VersionIdsToStages = {} } = (await ifCreated(secrets.send(command))) ?? {};
  return Object.entries(VersionIdsToStages).find(([, labels]) => labels.includes("AWSCURRENT"))?.[0];
}

/** Stops where the service does not have one of the stage's models: they would fail, or need the fallback, at once. */
async function checkModels(): Promise<void> {
  const command = new GetSecretValueCommand({ SecretId: `marquee/${stage}/anthropic-api-key` });
  const { SecretString: keys = "" } = (await ifCreated(secrets.send(command))) ?? {};
  const [key = ""] = keys.split(",").map((one) => one.trim());
  const asked = await unknownModels([...Object.values(ai.models), ai.fallbackModel], key);
  if ("notAsked" in asked) {
    process.stdout.write(`The names of the models were not checked: ${asked.notAsked}.\n`);
    return;
  }
  if (asked.unknown.length === 0) return;
  const names = asked.unknown.join(", ");
  process.stderr.write(`The service has no model ${names}. Choose another in infra/config/stages.ts.\n`);
  process.exit(1);
}

/** Stops with the code of a step that failed; it has said why. */
function orStop(code: number): void {
  if (code !== 0) process.exit(code);
}

if (ai.mode === "live") await checkModels();
const version = await originSecretVersion();
// In production, a person approves every broadened permission first.
const approval = stage === "prod" ? "broadening" : "never";
orStop(
  deployStacks(stage, approval, version === undefined ? {} : { MARQUEE_ORIGIN_SECRET_VERSION: version }),
);
orStop(seed(stage));
process.stdout.write(`\nMarquee ${stage}: ${outputOf(stage, "Url") ?? "see the outputs above"}\n`);
