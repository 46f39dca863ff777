import { readdirSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Metafile } from "esbuild";
import { nativePackages } from "./native-packages.ts";
import { onlyUsedAnthropic } from "./only-used-anthropic.ts";
import { onlyUsedStripe } from "./only-used-stripe.ts";

const here = dirname(fileURLToPath(import.meta.url));
export const functionsDist = join(here, "dist");

/** Maps each function's name, such as `http-generate-campaign-ideas`, to its source file. Each file is one Lambda. */
export function functionEntries(): Record<string, string> {
  const entries: Record<string, string> = {};
  const add = (prefix: string, folder: string) => {
    for (const file of readdirSync(join(here, "src", folder))) {
      if (file.endsWith(".ts") && !file.endsWith(".test.ts")) {
        entries[`${prefix}-${file.slice(0, -3)}`] = join(here, "src", folder, file);
      }
    }
  };
  for (const area of readdirSync(join(here, "src/http"))) add("http", join("http", area));
  add("gateway", "gateway");
  add("socket", "socket");
  add("job", "jobs");
  add("schedule", "schedules");
  return entries;
}

/**
 * The bundles' settings, based on measurements: CommonJS starts faster than ES modules, but ES module sources minify
 * better. A function's credentials are in its environment, so the SDK's credential chain is left out
 * (docs/decisions/0004), and so is a cache that no command uses.
 */
export function bundleOptions(entries = functionEntries()) {
  return {
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [`${name}/index`, file])),
    outdir: functionsDist,
    outExtension: { ".js": ".cjs" },
    bundle: true,
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    legalComments: "none",
    platform: "node",
    target: "node24",
    format: "cjs",
    mainFields: ["module", "main"],
    external: Object.keys(nativePackages),
    loader: { ".ttf": "binary" },
    alias: {
      "@aws-sdk/credential-provider-node": join(here, "src/runtime/env-credentials.ts"),
      "@aws-sdk/endpoint-cache": join(here, "src/runtime/no-endpoint-cache.ts"),
      // Its ES modules look for files in their own folder, which a CommonJS bundle cannot do.
      pdfkit: createRequire(join(here, "../packages/adapters/package.json")).resolve("pdfkit"),
    },
    plugins: [onlyUsedAnthropic(), onlyUsedStripe()],
    absWorkingDir: here,
    logLevel: "warning",
    metafile: true,
  } satisfies BuildOptions;
}

/** Which of our own files each of our own files imports, by absolute path. Registry packages are left out. */
export type Imports = Record<string, string[]>;

/** The inputs of a build. Stored next to the bundles, so that the next start knows which of them are outdated. */
export interface BuildRecord {
  /** A file changed at this time or later may not be in the bundles yet. */
  startedAtMs: number;
  imports: Imports;
}

export const recordFile = (outdir: string) => join(outdir, "build.json");

/** Builds every function from scratch in one esbuild call. @throws BuildFailure when one does not compile */
export async function buildFunctions(
  entries = functionEntries(),
  outdir = functionsDist,
): Promise<BuildRecord> {
  const startedAtMs = Date.now();
  await rm(outdir, { recursive: true, force: true });
  const { metafile } = await build({ ...bundleOptions(entries), outdir });
  const record = { startedAtMs, imports: importsOf(metafile) };
  await writeFile(recordFile(outdir), JSON.stringify(record));
  return record;
}

/**
 * Builds some functions while bundles are in use: each file is replaced atomically, so that no process loads half a
 * bundle. If one does not compile, no bundle changes. Returns what they import now.
 * @throws BuildFailure
 */
export async function rebuildFunctions(entries: Record<string, string>, outdir: string): Promise<Imports> {
  const { outputFiles, metafile } = await build({ ...bundleOptions(entries), outdir, write: false });
  await Promise.all(
    outputFiles.map(async ({ path, contents }) => {
      await mkdir(dirname(path), { recursive: true });
      const written = `${path}.${process.pid}`;
      await writeFile(written, contents);
      await rename(written, path);
    }),
  );
  return importsOf(metafile);
}

function importsOf({ inputs }: Metafile): Imports {
  const own = (path: string) => !path.includes("node_modules/") && !path.includes(":");
  return Object.fromEntries(
    Object.entries(inputs)
      .filter(([path]) => own(path))
      .map(([path, input]) => [
        join(here, path),
        input.imports.flatMap((one) => (one.external || !own(one.path) ? [] : [join(here, one.path)])),
      ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();
