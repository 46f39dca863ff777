import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";
import { nativePackages } from "./native-packages.ts";
import { onlyUsedAnthropic } from "./only-used-anthropic.ts";
import { onlyUsedStripe } from "./only-used-stripe.ts";
import { withoutLocalModel } from "./without-local-model.ts";

const here = dirname(fileURLToPath(import.meta.url));
const functionsDist = join(here, "dist");

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
    plugins: [onlyUsedAnthropic(), onlyUsedStripe(), withoutLocalModel()],
    absWorkingDir: here,
    logLevel: "warning",
    metafile: true,
  } satisfies BuildOptions;
}

/** All functions at once take gigabytes and, for that memory, a third more time. */
const builtAtOnce = 60;

/** Builds every function as it is deployed, from scratch. @throws BuildFailure */
export async function buildFunctions(entries = functionEntries(), outdir = functionsDist): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  const all = Object.entries(entries);
  for (let from = 0; from < all.length; from += builtAtOnce) {
    const some = Object.fromEntries(all.slice(from, from + builtAtOnce));
    await build({ ...bundleOptions(some), metafile: false, outdir });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();
