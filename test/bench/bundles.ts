import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { bundleOptions, functionEntries } from "../../functions/build.ts";
import { scratch } from "./work-folder.ts";

export interface Bundle {
  name: string;
  file: string;
  bytes: number;
  /** It renders a file and includes fonts, so it says nothing about the other functions' size. */
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
      .filter(([, { inputs }]) => Object.keys(inputs).some((path) => drawingLibrary.test(path)))
      .map(([path]) => resolve(functionsSource, path));
    return Object.keys(functionEntries()).map((name) => {
      const file = join(outdir, name, "index.cjs");
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
  await build({ ...bundleOptions(), outdir, plugins: [instead(/\/runtime\/ai\.ts$/, "instant-ai.ts")] });
  return outdir;
}

/** The campaign order's bundle, as deployed except for its queue, which accepts every message and sends none. */
export async function orderBundleWithoutQueue(): Promise<string> {
  const name = "http-generate-campaign-ideas";
  const outdir = scratch("functions-without-queue");
  const entryPoints = { [name]: functionEntries()[name] ?? "" };
  const plugins = [instead(/\/queue\/live$/, "no-queue.ts")];
  await build({ ...bundleOptions(), entryPoints, outdir, plugins });
  return join(outdir, `${name}.cjs`);
}

/** The sign-in's bundle, as deployed. */
export async function signInBundle(): Promise<string> {
  const name = "http-login";
  const outdir = scratch("functions-sign-in");
  await build({ ...bundleOptions(), entryPoints: { [name]: functionEntries()[name] ?? "" }, outdir });
  return join(outdir, `${name}.cjs`);
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
    return bundle("lib-dynamodb", join(outdir, "stdin.cjs"), false);
  })();
  return reference;
}

function bundle(name: string, file: string, draws: boolean): Bundle {
  return { name, file, bytes: statSync(file).size, draws };
}
