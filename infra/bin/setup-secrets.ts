/**
 * pnpm run setup-secrets --stage prod: puts the secrets that others issue into a deployed stage, from the environment or,
 * at a terminal, by asking for each without showing what is typed. --all asks for those too that are set.
 */
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { PutSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { stageConfig } from "../config/stages.ts";
import { awsAccount } from "../preflight/account.ts";
import { type IssuedSecret, setUpSecrets } from "../preflight/issued-secrets.ts";
import { deployedStage } from "./stage-option.ts";

const { stage, on } = deployedStage("pnpm run setup-secrets", "all");
const config = stageConfig(stage);
const { region } = config.env;
const account = awsAccount(region);
const secrets = new SecretsManagerClient({ region });
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function ask({ name, from, variable }: IssuedSecret): Promise<string> {
  const given = process.env[variable];
  if (given !== undefined || !process.stdin.isTTY) return given ?? "";
  say(`${name}, from ${from}. Paste it, or press Enter to leave it as it is:`);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question("");
  } finally {
    lines.close();
  }
}

const done = await setUpSecrets(
  stage,
  config,
  {
    ask,
    say,
    read: (id) => account.secret(id),
    put: async (SecretId, SecretString) => {
      await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
    },
  },
  { all: on.has("all") },
);
process.exitCode = done ? 0 : 1;
