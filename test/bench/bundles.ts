import { statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundleOptions, functionEntries, withLocalModel } from "../../functions/build.ts";
import { routedHandlers } from "../../functions/deployed-functions.ts";
import { nativePackages } from "../../functions/native-packages.ts";
import { scratch } from "./work-folder.ts";

export interface Bundle {
  name: string;
  file: string;
  bytes: number;
  /** It renders files or scales pictures, so it says nothing about the other functions. */
  draws: boolean;
}

const drawingLibrary = /\/node_modules\/(pdfkit|fontkit)\//;

/** Paths in a build record are relative to this folder. */
const functionsSource = join(import.meta.dirname, "../../functions");

let functions: Promise<Bundle[]> | undefined;
let reference: Promise<Bundle> | undefined;

/** Builds every function as deployed, once per run, into the scratch folder. */
export function functionBundles(): Promise<Bundle[]> {
  functions ??= (async () => {
    const outdir = functionsFolder();
    const { metafile } = await build({ ...bundleOptions(), outdir });
    const drawing = Object.entries(metafile.outputs)
      .filter(
        ([, { inputs, imports }]) =>
          Object.keys(inputs).some((path) => drawingLibrary.test(path)) ||
          imports.some(({ path }) => path in nativePackages),
      )
      .map(([path]) => resolve(functionsSource, path));
    return Object.keys(functionEntries()).map((name) => {
      const file = join(outdir, name, "index.js");
      return bundle(name, file, drawing.includes(file));
    });
  })();
  return functions;
}

/** The folder of those bundles, with one folder per function. */
export function functionsFolder(): string {
  return scratch("functions");
}

/** Builds the same functions with an instant model and returns their folder. */
export async function instantModelFolder(): Promise<string> {
  const outdir = scratch("functions-instant");
  await build({ ...withLocalModel(builtWith(instead(/\/runtime\/ai\.ts$/, "instant-ai.ts"))), outdir });
  return outdir;
}

/** The bundle of orders, as deployed except for its queue, which accepts every message and sends none. */
export function orderBundleWithoutQueue(): Promise<string> {
  return oneBundle("http-orders", instead(/\/queue\/live$/, "no-queue.ts"));
}

/** The bundle of sign-ins, as deployed. */
export function signInBundle(): Promise<string> {
  return oneBundle("http-sign-in");
}

/**
 * For each HTTP function with several calls, the largest of its calls, built as if it had a function of its own. Shows
 * what a call pays for sharing one.
 */
export async function largestCallsAlone(): Promise<Map<string, Bundle>> {
  const calls = [...routedHandlers]
    .filter(([name, files]) => name.startsWith("http-") && files.size > 1)
    .flatMap(([name, files]) => [...files.values()].map((file) => ({ name, file })));
  const entries = Object.fromEntries(calls.map(({ file }) => [file, join(functionsSource, "src", file)]));
  const outdir = scratch("calls-alone");
  await build({ ...bundleOptions(entries), sourcemap: false, outdir });
  const built = calls.map(({ name, file }) => ({
    name,
    alone: bundle(basename(file, ".ts"), join(outdir, file, "index.js"), false),
  }));
  return new Map(
    [...Map.groupBy(built, ({ name }) => name)].map(([name, own]) => [
      name,
      own.map(({ alone }) => alone).reduce((one, other) => (other.bytes > one.bytes ? other : one)),
    ]),
  );
}

async function oneBundle(name: string, ...plugins: Plugin[]): Promise<string> {
  const outdir = scratch(name);
  const { entryPoints } = bundleOptions({ [name]: functionEntries()[name] ?? "" });
  await build({ ...builtWith(...plugins), entryPoints, outdir });
  return join(outdir, name, "index.js");
}

/** The settings of deployed bundles, with further plugins, which see an import first. */
function builtWith(...plugins: Plugin[]) {
  const options = bundleOptions();
  return { ...options, plugins: [...plugins, ...options.plugins] };
}

/** Replaces an import with a file from this folder. */
function instead(imported: RegExp, file: string): Plugin {
  return {
    name: file,
    setup: ({ onResolve }) =>
      onResolve({ filter: imported }, () => ({ path: join(import.meta.dirname, file) })),
  };
}

/**
 * The baseline of G3 and G4: a handler that only sends a transaction through lib-dynamodb, built just as small but
 * with the SDK's own credential chain, as in any ordinary app.
 */
export function referenceBundle(): Promise<Bundle> {
  reference ??= (async () => {
    const { alias: _, ...options } = bundleOptions();
    const outdir = scratch("reference");
    const entry = `
      import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
      import { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
      const documents = DynamoDBDocumentClient.from(new DynamoDBClient({}));
      export const handler = (event) => documents.send(new TransactWriteCommand(event));`;
    await build({
      ...options,
      keepNames: false,
      entryPoints: {},
      stdin: { contents: entry, resolveDir: import.meta.dirname, sourcefile: "index.js" },
      outdir,
    });
    return bundle("lib-dynamodb", join(outdir, "stdin.js"), false);
  })();
  return reference;
}

function bundle(name: string, file: string, draws: boolean): Bundle {
  return { name, file, bytes: statSync(file).size, draws };
}
