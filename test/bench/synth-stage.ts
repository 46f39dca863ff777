/** Writes the templates of stage dev from bundles that exist: `node synth-stage.ts <bundles> <output>`. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { addStage } from "../../infra/app.ts";
import { stageConfigs } from "../../infra/config/stages.ts";

type App = Parameters<typeof addStage>[0];
type Code = ReturnType<Parameters<typeof addStage>[1]["code"]>;

// The stacks' own copy of the CDK, which is no dependency of the tests.
const load = createRequire(new URL("../../infra/package.json", import.meta.url));
const { App } = load("aws-cdk-lib") as { App: new (props: object) => App };
const { Code } = load("aws-cdk-lib/aws-lambda") as { Code: { fromAsset(folder: string): Code } };

const [bundles = "", outdir = ""] = process.argv.slice(2);
const app = new App({ analyticsReporting: false, outdir });
addStage(app, {
  stage: "dev",
  config: stageConfigs({}).dev,
  code: (name) => Code.fromAsset(join(bundles, name)),
});
app.synth();
