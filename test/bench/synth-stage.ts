/**
 * Bundles every function and writes the templates of stage dev: `node synth-stage.ts once|each <folder>`. `once` uses
 * our single esbuild call; `each` lets `NodejsFunction` bundle them, as CDK apps usually do.
 */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { bundleOptions, functionEntries, routeEntry } from "../../functions/build.ts";
import { nativePackages } from "../../functions/native-packages.ts";
import { addStage } from "../../infra/app.ts";
import { stageConfigs } from "../../infra/config/stages.ts";

type App = Parameters<typeof addStage>[0];
type Code = ReturnType<Parameters<typeof addStage>[1]["code"]>;
interface BundledFunction {
  node: { findChild(id: string): { assetPath: string } };
}

// The stacks' own copy of the CDK, which is not a dependency of the tests.
const load = createRequire(new URL("../../infra/package.json", import.meta.url));
const { App, Stack } = load("aws-cdk-lib") as {
  App: new (props: object) => App;
  Stack: new (scope: App, id: string) => object;
};
const { Code, Runtime } = load("aws-cdk-lib/aws-lambda") as {
  Code: { fromAsset(folder: string): Code };
  Runtime: Record<string, unknown>;
};

const [how, folder = ""] = process.argv.slice(2);
const bundleOf = how === "once" ? await bundledAtOnce() : bundledOneByOne();
const app = new App({ analyticsReporting: false, outdir: join(folder, "cdk.out") });
addStage(app, { stage: "dev", config: stageConfigs({}).dev, code: (name) => Code.fromAsset(bundleOf(name)) });
app.synth();

async function bundledAtOnce() {
  const outdir = join(folder, "bundles");
  await build({ ...bundleOptions(), outdir });
  return (name: string) => join(outdir, name);
}

function bundledOneByOne() {
  const { NodejsFunction } = load("aws-cdk-lib/aws-lambda-nodejs") as {
    NodejsFunction: new (scope: object, id: string, props: object) => BundledFunction;
  };
  const outdir = join(folder, "nodejs-functions");
  const stack = new Stack(new App({ analyticsReporting: false, outdir }), "functions");
  // The lock file's name selects the package manager; npm comes with Node. Everything must be under one root.
  const project = join(import.meta.dirname, "../..");
  const depsLockFilePath = join(folder, "package-lock.json");
  writeFileSync(depsLockFilePath, "{}");
  symlinkSync(project, join(folder, "project"));
  symlinkSync(join(project, "functions/node_modules"), join(folder, "node_modules"));
  const entries = functionEntries();
  const written = join(folder, "entries");
  mkdirSync(written);
  // esbuild's command takes files; the sources of functions with several routes are none.
  const entryOf = (name: string) => {
    if (!entries[name]?.startsWith("routes:"))
      return join(folder, "project", relative(project, entries[name] ?? ""));
    const file = join(written, `${name}.ts`);
    writeFileSync(file, routeEntry(name, join(folder, "project/functions/src")));
    return file;
  };
  return (name: string) => {
    const made = new NodejsFunction(stack, name, {
      entry: entryOf(name),
      projectRoot: folder,
      depsLockFilePath,
      runtime: Runtime.NODEJS_24_X,
      // The same settings as our bundles, so that both sides build the same.
      bundling: {
        logLevel: "error",
        bundleAwsSDK: true,
        minify: true,
        sourceMap: true,
        mainFields: ["module", "main"],
        externalModules: Object.keys(nativePackages),
      },
    });
    return join(outdir, made.node.findChild("Code").assetPath);
  };
}
