import { readdirSync, statSync } from "node:fs";
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

/**
 * Builds the functions' bundles, or leaves that to whoever built them before. Watching does not wait where the bundles
 * are newer than every source: a restart then takes a second instead of five.
 */
export async function buildBundles({ root, mode, notice }: BundleBuildOptions): Promise<BundleBuild> {
  if (mode === "none") return { stop: async () => undefined };
  // Only now, because it loads the bundler.
  const { buildFunctions } = await import("../../../functions/build.ts");
  if (mode === "once") return buildFunctions();
  const building = buildFunctions({
    watch: (errors) =>
      notice(
        errors === 0
          ? "Functions rebuilt and reloaded."
          : `The functions do not build (${errors} errors); the last good ones stay.`,
      ),
  });
  if (!bundlesAreFresh(root)) return building;
  building.catch((error: unknown) => notice(error instanceof Error ? error.message : String(error)));
  return { stop: async () => (await building.catch(() => undefined))?.stop() };
}

/** Whether every bundle is younger than every file that could go into one. */
function bundlesAreFresh(root: string): boolean {
  try {
    const dist = join(root, "functions/dist");
    const bundles = readdirSync(dist).map((name) => statSync(join(dist, name, "index.cjs")).mtimeMs);
    const sources = [
      "functions",
      ...readdirSync(join(root, "packages")).map((name) => join("packages", name)),
    ];
    const newest = Math.max(
      statSync(join(root, "pnpm-lock.yaml")).mtimeMs,
      ...sources.map((name) => newestSource(join(root, name))),
    );
    return bundles.length > 0 && Math.min(...bundles) > newest;
  } catch {
    return false;
  }
}

function newestSource(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((newest, entry) => {
    if (entry.name === "node_modules" || entry.name === "dist") return newest;
    const path = join(folder, entry.name);
    const own = entry.isDirectory()
      ? newestSource(path)
      : /\.(ts|json)$/.test(entry.name)
        ? statSync(path).mtimeMs
        : 0;
    return Math.max(newest, own);
  }, 0);
}
