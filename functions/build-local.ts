import { mkdir, rename, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { dirname, isAbsolute, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";
import { bundleOptions, functionEntries, functionsDist } from "./build.ts";

const here = dirname(fileURLToPath(import.meta.url));
export const localDist = join(functionsDist, "local");

/** What a local build was made of. Stored next to it, so that the next start knows whether it is outdated. */
export interface BuildRecord {
  /** A file changed at this time or later may not be in the build yet. */
  startedAtMs: number;
  /** Our own files in it, by absolute path. */
  files: string[];
}

export const recordFile = (outdir: string) => join(outdir, "build.json");

/**
 * Builds all functions as the local runtime loads them, in two files instead of one for each: `handlers.cjs` contains
 * this folder, and every function evaluates it anew, as if it had a bundle of its own; `packages.cjs` contains what it
 * imports, which a thread evaluates once for all functions (docs/decisions/0097). Files in use are replaced by renaming.
 * @throws BuildFailure when something does not compile; then nothing is replaced
 */
export async function buildLocal(
  entries = functionEntries(),
  outdir: string = localDist,
): Promise<BuildRecord> {
  const startedAtMs = Date.now();
  const { alias, plugins, entryPoints: _entries, outdir: _deployed, ...options } = bundleOptions(entries);
  const handlers = await build({
    ...options,
    write: false,
    plugins: [fromPackages],
    stdin: {
      contents: `export const handlers = ${table(entries, (file) => `require(${JSON.stringify(file)}).handler`)};`,
      resolveDir: here,
    },
    outfile: join(outdir, "handlers.cjs"),
  });
  const imported = Object.fromEntries(packagesIn(handlers.metafile).map((name) => [name, `all-of:${name}`]));
  const packages = await build({
    ...options,
    alias,
    plugins: [allOf, ...plugins],
    write: false,
    stdin: {
      contents: `export const packages = ${table(imported, (name) => `require(${JSON.stringify(name)}).all`)};`,
      resolveDir: here,
    },
    outfile: join(outdir, "packages.cjs"),
  });
  const files = [handlers, packages].flatMap(({ metafile }) => ownFiles(metafile));
  const record = { startedAtMs, files: [...new Set(files)] };
  await mkdir(outdir, { recursive: true });
  for (const { path, contents } of [...packages.outputFiles, ...handlers.outputFiles])
    await replace(path, contents);
  await replace(recordFile(outdir), JSON.stringify(record));
  return record;
}

/** An object literal whose values are evaluated when they are called. */
function table(values: Readonly<Record<string, string>>, code: (value: string) => string): string {
  const rows = Object.entries(values).map(([name, value]) => `${JSON.stringify(name)}: () => ${code(value)}`);
  return `{${rows.join()}}`;
}

/** The packages that a build imports, apart from Node's own modules. */
function packagesIn({ outputs }: Metafile): string[] {
  const paths = Object.values(outputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path }) => path),
  );
  return [...new Set(paths)].filter((path) => !path.startsWith("node:")).sort();
}

/** Leaves packages out, and imports them as the modules that they are: `require` alone would not find their defaults. */
const fromPackages: Plugin = {
  name: "from-packages",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, namespace, kind }) => {
      if (kind === "entry-point" || isAbsolute(path) || isBuiltin(path)) return undefined;
      return namespace === "package" ? { path, external: true } : { path, namespace: "package" };
    });
    onLoad({ filter: /.*/, namespace: "package" }, ({ path }) => {
      const name = JSON.stringify(path);
      return { contents: `export * from ${name}; export { default } from ${name};`, resolveDir: here };
    });
  },
};

/** Resolves a package as `import` does, although the table calls `require`: some packages only allow the former. */
const allOf: Plugin = {
  name: "all-of",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all-of:/ }, ({ path }) => ({
      path: path.slice("all-of:".length),
      namespace: "all-of",
    }));
    onLoad({ filter: /.*/, namespace: "all-of" }, ({ path }) => ({
      contents: `import * as all from ${JSON.stringify(path)}; export { all };`,
      resolveDir: here,
    }));
  },
};

function ownFiles({ inputs }: Metafile): string[] {
  return Object.keys(inputs)
    .filter((path) => !path.includes("node_modules/") && !path.includes(":") && path !== "<stdin>")
    .map((path) => join(here, path));
}

async function replace(path: string, contents: Uint8Array | string): Promise<void> {
  const written = `${path}.${process.pid}`;
  await writeFile(written, contents);
  await rename(written, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLocal();
