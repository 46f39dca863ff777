/**
 * pnpm cloud:up --endpoint http://localhost:4566: deploys the stage `emulator` into an AWS emulator, fills it, does the
 * main job as a person does, and serves the pages until Ctrl+C. With --once it stops after the main job. The stacks stay
 * until pnpm cloud:down.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { stageConfig } from "../config/stages.ts";
import { refusalOf } from "../emulator/cloud-texts.ts";
import { Emulator } from "../emulator/emulator.ts";
import { emulatorEnvironment } from "../emulator/emulator-environment.ts";
import { mainJob } from "../releases/main-job.ts";
import { bootstrap, deployStacks, outputOf, root, seed } from "./deploy-stage.ts";

const { values } = parseArgs({
  options: { endpoint: { type: "string" }, stage: { type: "string" }, once: { type: "boolean" } },
});
const stage = "emulator";
const startedMs = performance.now();
const emulator = new Emulator(values.endpoint ?? "http://localhost:4566");
const { endpoint } = emulator;

function say(text: string): void {
  process.stdout.write(
    `${String(Math.round((performance.now() - startedMs) / 1_000)).padStart(4)} s  ${text}\n`,
  );
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (values.stage !== undefined && values.stage !== stage)
  fail(
    `Only the stage ${stage} is made for emulators; pnpm run deploy --stage ${values.stage} deploys to AWS.`,
  );
const refusal = await refusalOf(emulator, `marquee-${stage}-`);
if (refusal !== undefined) fail(refusal);

const env = await emulatorEnvironment(emulator, process.env);
const halfway = `What is there stays: run pnpm cloud:up again to go on, or pnpm cloud:down to remove it.`;
say(`Every service answers at ${endpoint}.`);
const region = env.AWS_REGION;
if (bootstrap(`aws://${await emulator.accountId()}/${region}`, env) !== 0)
  fail(`The emulator could not be prepared for deployments, see above. ${halfway}`);
if (deployStacks(stage, "never", env, "--concurrency", "4", "--no-notices") !== 0)
  fail(`The deployment stopped half-way, see above. ${halfway}`);
const stacks = await emulator.stacks(`marquee-${stage}-`);
say(`${stacks.length} stacks are in.`);
if (seed(stage, env, "--demo") !== 0) fail(`The table could not be filled, see above. ${halfway}`);
say("The table is filled.");

const { origin = "" } = stageConfig(stage);
const pages = await servedPages();
try {
  await mainJob(origin, say);
} catch (error) {
  pages.kill();
  fail(`${error instanceof Error ? error.message : String(error)} ${halfway}`);
}
say(`Marquee is at ${origin}.`);
if (values.once) pages.kill();
else await once(pages, "exit");
say("The stacks stay until pnpm cloud:down.");

/** The pages with what they call passed on, in a process of their own. */
async function servedPages() {
  const gateway = (id: string, path: string) =>
    `${endpoint}/_aws/execute-api/${outputOf(stage, id) ?? ""}/${path}`;
  const server = spawn(
    process.execPath,
    [
      join(root, "web/serve-built.ts"),
      "--port",
      new URL(origin).port,
      "--api",
      gateway("HttpApiId", "$default"),
      "--socket",
      gateway("SocketApiId", "ws"),
      "--files",
      `${endpoint}/${outputOf(stage, "MediaBucket") ?? ""}`,
    ],
    { cwd: root, stdio: ["ignore", "pipe", "inherit"] },
  );
  process.once("SIGINT", () => server.kill());
  process.once("SIGTERM", () => server.kill());
  const serving = await Promise.race([
    once(server.stdout, "data"),
    once(server, "exit").then(() => undefined),
  ]);
  if (serving === undefined) fail(`The pages could not be served at ${origin}, see above. ${halfway}`);
  return server;
}
