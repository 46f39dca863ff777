import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Stage, stageNamed } from "@marquee/contracts/stage-names";
import { App, type AppProps } from "aws-cdk-lib";
import { Source } from "aws-cdk-lib/aws-s3-deployment";
import { addStage } from "../app.ts";
import { type StageConfig, stageConfig } from "../config/stages.ts";
import { deployedCode } from "../constructs/deployed-code.ts";
import { LocalCode } from "../constructs/local-code.ts";
import { securityFilePath } from "../stacks/pages.ts";

// The app of `cdk` (cdk.json) and of `pnpm synth`. `--stage dev` or `cdk -c stage=dev` selects the stage; without
// one, all deployable stages are written.

const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

function builtFolder(path: string): string {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is missing: build it first with "pnpm build".`);
  return folder;
}

/** A worker of a stage without a real model has the local one in a bundle of its own. */
function codeFolder(name: string, { mode }: StageConfig["ai"]): string {
  const withModel = join("functions/dist/with-local-model", name);
  return builtFolder(
    mode === "local" && existsSync(join(root, withModel)) ? withModel : `functions/dist/${name}`,
  );
}

function pages() {
  const folder = builtFolder("web/dist");
  return {
    hashed: Source.asset(folder, { exclude: ["*", "!assets", "!assets/**", "**/*.map"] }),
    entry: Source.asset(folder, {
      exclude: ["assets", "assets/**", "index.html", ".well-known", ".well-known/**"],
    }),
    startPage: readFileSync(join(folder, "index.html"), "utf8"),
    securityFile: readFileSync(join(folder, securityFilePath), "utf8"),
  };
}

function requestedStages(app: App, flag: string | undefined): Stage[] {
  const asked: unknown = flag ?? app.node.tryGetContext("stage");
  if (asked === undefined) return ["dev", "staging", "prod"];
  return [stageNamed(typeof asked === "string" ? asked : JSON.stringify(asked))];
}

const { values } = parseArgs({
  options: { stage: { type: "string" }, output: { type: "string" } },
  strict: false,
});
const output = typeof values.output === "string" ? values.output : undefined;
const props: AppProps = { analyticsReporting: false, ...(output === undefined ? {} : { outdir: output }) };
const app = new App(props);
for (const stage of requestedStages(app, typeof values.stage === "string" ? values.stage : undefined)) {
  const local = stage === "local";
  const config = stageConfig(stage);
  addStage(app, {
    stage,
    config,
    code: (name) =>
      local ? new LocalCode(name) : deployedCode(codeFolder(name, config.ai), config.processor),
    ...(local || config.web === "none" ? {} : { pages: pages() }),
  });
}
for (const { stackName, template } of app.synth().stacks) {
  const { Resources = {} } = template as { Resources?: object };
  process.stdout.write(`${stackName}: ${Object.keys(Resources).length} resources\n`);
}
