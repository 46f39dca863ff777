import { readdirSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { routedHandlers } from "./deployed-functions.ts";
import { nativePackages } from "./native-packages.ts";
import { onlyUsedAnthropic } from "./only-used-anthropic.ts";
import { onlyUsedStripe } from "./only-used-stripe.ts";
import { sideEffectFree } from "./side-effect-free.ts";
import { withoutLocalModel } from "./without-local-model.ts";

const here = dirname(fileURLToPath(import.meta.url));
const functionsDist = join(here, "dist");

/**
 * Goes beside bundles, which are CommonJS and named `index.js`, the one name that every Lambda and emulator looks for;
 * Node on this machine would take them for this package's ES modules.
 */
export const bundleManifest = { name: "package.json", content: '{ "type": "commonjs" }\n' };

/** The functions with a handler of their own: name and file. */
function singleHandlers(): [name: string, file: string][] {
  const folders = { gateway: "gateway", job: "jobs", schedule: "schedules", stream: "streams" };
  return Object.entries(folders).flatMap(([prefix, folder]) =>
    readdirSync(join(here, "src", folder))
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
      .map((file): [string, string] => [`${prefix}-${file.slice(0, -3)}`, join(here, "src", folder, file)]),
  );
}

/**
 * Maps each function's name, such as `http-deals`, to what it is built from: the file of its handler, or
 * `routes:<name>` for one that answers several routes.
 */
export function functionEntries(): Record<string, string> {
  const routed = [...routedHandlers.keys()].map((name): [string, string] => [name, `routes:${name}`]);
  return Object.fromEntries([...routed, ...singleHandlers()]);
}

/** The files of all handlers. */
export function handlerFiles(): string[] {
  const routed = [...routedHandlers.values()].flatMap((files) => [...files.values()]);
  return [...routed.map((file) => join(here, "src", file)), ...singleHandlers().map(([, file]) => file)];
}

/** The source of a function with several routes: a map from route keys to handlers. `from` is the path of `functions/src`. */
export function routeEntry(name: string, from = "."): string {
  const handlers = [...(routedHandlers.get(name) ?? [])];
  const imports = handlers.map(
    ([, file], n) => `import { handler as handler${n} } from ${JSON.stringify(`${from}/${file}`)};`,
  );
  const routes = handlers.map(([routeKey], n) => `${JSON.stringify(routeKey)}: handler${n}`);
  return `import { byRoute } from "${from}/runtime/by-route.ts";\n${imports.join("\n")}\nexport const handler = byRoute({ ${routes.join(", ")} });`;
}

/** Gives functions with several routes their source. */
export function routeEntries(): Plugin {
  return {
    name: "route-entries",
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^routes:/ }, ({ path }) => ({
        path: path.slice("routes:".length),
        namespace: "routes",
      }));
      onLoad({ filter: /^/, namespace: "routes" }, ({ path }) => ({
        contents: routeEntry(path),
        resolveDir: join(here, "src"),
        loader: "ts",
      }));
    },
  };
}

/**
 * The bundles' settings, based on measurements: CommonJS starts faster than ES modules, but ES module sources minify
 * better. A function's credentials are in its environment, so the SDK's credential chain is left out, and so are a cache
 * and event streams, which no command uses (docs/contract.md).
 */
export function bundleOptions(entries = functionEntries()) {
  return {
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, file]) => [`${name}/index`, file])),
    outdir: functionsDist,
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
    alias: {
      "@aws-sdk/credential-provider-node": join(here, "src/runtime/env-credentials.ts"),
      "@smithy/core/event-streams": join(here, "src/runtime/no-event-streams.ts"),
      "@aws-sdk/endpoint-cache": join(here, "src/runtime/no-endpoint-cache.ts"),
      "brotli/decompress.js": join(here, "src/runtime/no-brotli.ts"),
      // Its ES modules look for files in their own folder, which a CommonJS bundle cannot do.
      pdfkit: createRequire(join(here, "../packages/adapters/package.json")).resolve("pdfkit"),
    },
    plugins: [routeEntries(), sideEffectFree(), onlyUsedAnthropic(), onlyUsedStripe(), withoutLocalModel()],
    absWorkingDir: here,
    logLevel: "warning",
    metafile: true,
  } satisfies BuildOptions;
}

/** The same settings with the local strategist, for stages that do without the real model. */
export function withLocalModel<T extends { plugins: Plugin[] }>(options: T): T {
  return { ...options, plugins: options.plugins.filter(({ name }) => name !== "without-local-model") };
}

/** All functions at once take gigabytes and, for that memory, a third more time. */
const builtAtOnce = 60;

/** Builds every function as it is deployed, from scratch. @throws BuildFailure */
export async function buildFunctions(entries = functionEntries(), outdir = functionsDist): Promise<void> {
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  await writeFile(join(outdir, bundleManifest.name), bundleManifest.content);
  const all = Object.entries(entries);
  // The workers once more for stages without a real model.
  const workers = Object.fromEntries(all.filter(([name]) => name.startsWith("job-")));
  await build({
    ...withLocalModel(bundleOptions(workers)),
    metafile: false,
    outdir: join(outdir, "with-local-model"),
  });
  for (let from = 0; from < all.length; from += builtAtOnce) {
    const some = Object.fromEntries(all.slice(from, from + builtAtOnce));
    await build({ ...bundleOptions(some), metafile: false, outdir });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFunctions();
