import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, type Metafile, type Plugin } from "esbuild";
import { bundleManifest, bundleOptions, functionEntries, routeEntries, withLocalModel } from "./build.ts";

const here = import.meta.dirname;

/** Where the local runtime's build is: one folder per function, as deployed, and what they share. */
const localDist = join(here, ".local");

/** What functions of one thread share. A module with a default export is not: it would not survive the bundle. */
const shared = /^(@marquee\/|@aws-lambda-powertools\/|zod\/mini$)/;
const sharedNamespace = "shared";
const sharedFile = "packages.cjs";
const recordFile = "build.json";

/** What a build was made of. It is stored beside the bundles, so that the next start knows whether they are outdated. */
export interface LocalBuild {
  /** A file changed at this time or later may not be in the bundles yet. */
  startedAtMs: number;
  /** Our own files that were read. */
  sources: string[];
}

/**
 * Builds every function for the local runtime, where a thread runs many of them (docs/local.md). A function's
 * bundle contains only files of `functions/src`, so its state is its own; the packages are in one file, which a thread
 * evaluates once. Nothing changes unless everything compiles, and each file is replaced atomically, so that no thread
 * loads half of it.
 * @throws BuildFailure
 */
export async function buildLocal(entries = functionEntries(), outdir = localDist): Promise<LocalBuild> {
  const startedAtMs = Date.now();
  const { entryPoints, outdir: _deployed, plugins, ...options } = withLocalModel(bundleOptions(entries));
  // Nothing is downloaded, so nothing needs to be small, and that takes time.
  const local = { ...options, minify: false, write: false as const };
  const functions = await build({
    ...local,
    entryPoints,
    outdir,
    plugins: [routeEntries(), fromSharedFile()],
  });
  const packages = await build({
    ...local,
    stdin: { contents: exportsOf(functions.metafile), resolveDir: here },
    outfile: join(outdir, sharedFile),
    plugins: plugins.filter(({ name }) => name !== "side-effect-free"),
  });
  const files = [...functions.outputFiles, ...packages.outputFiles];
  await replace(join(outdir, bundleManifest.name), bundleManifest.content);
  await Promise.all(files.map(({ path, contents }) => replace(path, contents)));
  const sources = [...new Set([...ownSources(functions.metafile), ...ownSources(packages.metafile)])];
  const built = { startedAtMs, sources };
  await replace(join(outdir, recordFile), JSON.stringify(built));
  return built;
}

/**
 * The shared file's source. It evaluates a module when a function first needs it, except for those that most functions
 * need: a thread evaluates these as it starts, ahead of its first event.
 */
function exportsOf({ outputs }: Metafile): string {
  const bundles = Object.values(outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  const used = bundles
    .flatMap(({ inputs }) => Object.keys(inputs))
    .filter((path) => path.startsWith(sharedNamespace));
  const counts = Map.groupBy(used, (path) => path.slice(sharedNamespace.length + 1));
  const modules = [...counts].map(([path, { length }]) => ({ text: JSON.stringify(path), count: length }));
  return [
    ...modules.map(({ text }) => `exports[${text}] = () => require(${text});`),
    ...modules.filter(({ count }) => count > bundles.length / 2).map(({ text }) => `require(${text});`),
  ].join("\n");
}

/** Makes functions require the shared packages from their file. */
function fromSharedFile(): Plugin {
  return {
    name: "from-shared-file",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: shared }, ({ path }) => ({ path, namespace: sharedNamespace }));
      onLoad({ filter: /^/, namespace: sharedNamespace }, ({ path }) => ({
        contents: `module.exports = require("../${sharedFile}")[${JSON.stringify(path)}]();`,
      }));
      onResolve({ filter: /^/, namespace: sharedNamespace }, ({ path }) => ({ path, external: true }));
    },
  };
}

/** The build that is in the folder, if it is complete. */
export function readLocalBuild(outdir = localDist): LocalBuild | undefined {
  const file = join(outdir, recordFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

async function replace(path: string, contents: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  await writeFile(written, contents);
  await rename(written, path);
}

/** Registry packages and generated modules are left out. */
function ownSources({ inputs }: Metafile): string[] {
  return Object.keys(inputs)
    .filter((path) => !path.includes("node_modules/") && !/[:<]/.test(path))
    .map((path) => join(here, path));
}

if (process.argv[1] === import.meta.filename) await buildLocal();
