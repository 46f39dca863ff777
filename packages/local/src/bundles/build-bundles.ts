import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../../../functions/build.ts";
import { BundleWatch } from "./watch-bundles.ts";

/** A build of the functions; with `watch` it runs until stopped. */
export interface BundleBuild {
  stop(): Promise<void>;
}

export interface BundleBuildOptions {
  root: string;
  mode: "watch" | "once" | "none";
  /** Called with the functions whose bundles were rebuilt since the start. */
  onRebuilt(names: readonly string[]): void;
  isWarm(name: string): boolean;
  notice(text: string): void;
}

/** Files that affect every bundle without being imported: the build itself and what is installed. */
function settingsOf(root: string): string[] {
  const build = readdirSync(join(root, "functions")).filter((name) => name.endsWith(".ts"));
  return [...build.map((name) => `functions/${name}`), "pnpm-lock.yaml"];
}

const stopPatienceMs = 500;

/**
 * Builds the functions' bundles, or reuses existing ones. Watching starts with what changed since the last build, so
 * that a restart takes one second instead of five.
 */
export async function buildBundles(options: BundleBuildOptions): Promise<BundleBuild> {
  const { root, mode, isWarm, onRebuilt, notice } = options;
  if (mode === "none") return { stop: async () => undefined };
  // Imported here, because it loads the bundler.
  const { buildFunctions, functionEntries, functionsDist, rebuildFunctions, recordFile } = await import(
    "../../../../functions/build.ts"
  );
  const entries = functionEntries();
  const kept = mode === "watch" ? readRecord(recordFile(functionsDist)) : undefined;
  const complete =
    kept !== undefined &&
    settingsOf(root).every((file) => statSync(join(root, file)).mtimeMs < kept.startedAtMs) &&
    Object.keys(entries).every((name) => existsSync(join(functionsDist, name, "index.cjs")));
  const built = complete ? kept : await buildFunctions();
  if (mode === "once") return { stop: async () => undefined };
  const watch = new BundleWatch({
    entries,
    built,
    isWarm,
    rebuild: (some) => rebuildFunctions(some, functionsDist),
    onBuilt: (names, record) => {
      onRebuilt(names);
      writeFileSync(recordFile(functionsDist), JSON.stringify(record));
      notice(`Rebuilt and reloaded ${names.length > 3 ? `${names.length} functions` : names.join(", ")}.`);
    },
    onFailed: () => notice("The functions do not build, see above. The last good bundles stay in use."),
  });
  await watch.start();
  return {
    // A Ctrl+C in the terminal ends the bundler's process too, and a running build then never settles.
    stop: () =>
      Promise.race([
        watch.stop(),
        new Promise<void>((resolve) => setTimeout(resolve, stopPatienceMs).unref()),
      ]),
  };
}

function readRecord(file: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
