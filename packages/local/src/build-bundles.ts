import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A build of the functions; with `watch` it goes on until stopped. */
export interface BundleBuild {
  stop(): Promise<void>;
}

export interface BundleBuildOptions {
  root: string;
  mode: "watch" | "once" | "none";
  notice(text: string): void;
}

/** What can end up in a bundle. */
const bundled = ["functions/src", "functions/build.ts", "packages", "pnpm-lock.yaml"];
const never = new Set(["node_modules", "dist", "local", "testkit", "api-client"]);
const stopPatienceMs = 500;

/**
 * Builds the functions' bundles, or leaves that to whoever built them before. Watching does not wait where no source
 * changed since the last build: a restart then takes a second instead of five.
 */
export async function buildBundles({ root, mode, notice }: BundleBuildOptions): Promise<BundleBuild> {
  if (mode === "none") return { stop: async () => undefined };
  // Only now, because it loads the bundler.
  const { buildFunctions, functionEntries, functionsDist } = await import("../../../functions/build.ts");
  const stamp = join(root, ".local/functions-built");
  const startedAt = new Date();
  const report = (errors: number) =>
    errors === 0
      ? "Functions rebuilt and reloaded."
      : `The functions do not build (${errors} errors); the last good ones stay.`;
  const building = buildFunctions(mode === "once" ? {} : { watch: (errors) => notice(report(errors)) }).then(
    (build) => {
      mkdirSync(join(root, ".local"), { recursive: true });
      writeFileSync(stamp, "");
      utimesSync(stamp, startedAt, startedAt);
      return build;
    },
  );
  const complete = Object.keys(functionEntries()).every((name) =>
    existsSync(join(functionsDist, name, "index.cjs")),
  );
  if (mode === "once" || !complete || !isFresh(root, stamp)) await building;
  else building.catch((error: unknown) => notice(error instanceof Error ? error.message : String(error)));
  return { stop: () => stopBuild(building) };
}

/** A Ctrl+C in the terminal reaches the bundler's own process too, which then never answers. */
async function stopBuild(building: Promise<BundleBuild>): Promise<void> {
  const stopped = building.then(
    (build) => build.stop(),
    () => undefined,
  );
  await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, stopPatienceMs).unref())]);
}

/** Whether no source is younger than the last complete build. */
function isFresh(root: string, stamp: string): boolean {
  try {
    const builtMs = statSync(stamp).mtimeMs;
    return bundled.every((path) => newestMs(join(root, path)) < builtMs);
  } catch {
    return false;
  }
}

function newestMs(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return readdirSync(path)
    .filter((name) => !never.has(name) && !name.endsWith(".test.ts"))
    .reduce((newest, name) => Math.max(newest, newestMs(join(path, name))), 0);
}
