import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions, functionEntries } from "../../functions/build.ts";
import { scratch } from "./scratch.ts";

export interface Bundle {
  name: string;
  file: string;
  bytes: number;
}

let functions: Promise<Bundle[]> | undefined;
let reference: Promise<Bundle> | undefined;

/** Every function as it is deployed, built once per run into the scratch folder. */
export function functionBundles(): Promise<Bundle[]> {
  functions ??= (async () => {
    const outdir = scratch("functions");
    await build({ ...bundleOptions(), outdir });
    return Object.keys(functionEntries()).map((name) => bundle(name, join(outdir, name, "index.cjs")));
  })();
  return functions;
}

/** One function's bundle. */
export async function functionBundle(name: string): Promise<Bundle> {
  const found = (await functionBundles()).find((one) => one.name === name);
  if (!found) throw new Error(`There is no function ${name}`);
  return found;
}

/**
 * What G3 and G4 compare with: a handler that only sends a transaction through lib-dynamodb, built just as small but
 * with the SDK's own credential chain, as anybody would have it.
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
    return bundle("lib-dynamodb", join(outdir, "stdin.cjs"));
  })();
  return reference;
}

/** A bundle that does nothing, for what the measuring itself costs. */
export function emptyBundle(): Bundle {
  const file = scratch("empty.cjs");
  writeFileSync(file, "exports.handler = async () => undefined;\n");
  return bundle("empty", file);
}

function bundle(name: string, file: string): Bundle {
  return { name, file, bytes: statSync(file).size };
}
