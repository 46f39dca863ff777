import { readdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, context, type OutputFile } from "esbuild";
import { onlyUsedStripe } from "./only-used-stripe.ts";

const here = dirname(fileURLToPath(import.meta.url));
export const functionsDist = join(here, "dist");

/** Every function by its name, such as `http-generate-campaign-ideas`, and its source file. A file is a Lambda. */
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
  add("socket", "socket");
  add("job", "jobs");
  add("schedule", "schedules");
  return entries;
}

/**
 * The bundles' settings, as measured: CommonJS starts faster than ES modules, ES module sources shrink better, and a
 * function's credentials are in its environment, so the SDK's credential chain stays out (docs/decisions/0004).
 */
export function bundleOptions(): BuildOptions {
  const entries = functionEntries();
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
    alias: { "@aws-sdk/credential-provider-node": join(here, "src/runtime/env-credentials.ts") },
    plugins: [onlyUsedStripe()],
    absWorkingDir: here,
    logLevel: "warning",
    metafile: true,
  };
}

/** Builds every function in one esbuild call. With `watch`, rebuilds on change and tells of each finished build. */
export async function buildFunctions(
  options: { watch?: (errors: number) => void } = {},
): Promise<{ stop(): Promise<void> }> {
  const { watch } = options;
  if (!watch) {
    await rm(functionsDist, { recursive: true, force: true });
    await build(bundleOptions());
    return { stop: async () => undefined };
  }
  const built = Promise.withResolvers<void>();
  let first = true;
  const live = await context({
    ...bundleOptions(),
    // Written by us: esbuild would remove every bundle while one source does not compile, and a runtime may be serving them.
    write: false,
    plugins: [
      onlyUsedStripe(),
      {
        name: "report",
        setup: (setup) =>
          setup.onEnd(async ({ errors, outputFiles }) => {
            if (errors.length === 0) await writeChanged(outputFiles ?? []);
            if (!first) watch(errors.length);
            first = false;
            if (errors.length === 0) built.resolve();
            else built.reject(new Error(`The functions do not build (${errors.length} errors).`));
          }),
      },
    ],
  });
  await live.watch();
  await built.promise;
  return { stop: () => live.dispose() };
}

/** Writes what differs from what is there, each file in one step, so that nobody ever loads half a bundle. */
async function writeChanged(files: readonly OutputFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ path, contents }) => {
      const existing = await readFile(path).catch(() => undefined);
      if (existing?.equals(contents)) return;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.new`, contents);
      await rename(`${path}.new`, path);
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();
