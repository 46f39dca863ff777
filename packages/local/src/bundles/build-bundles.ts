import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LocalBuild } from "../../../../functions/build-local.ts";
import { BundleWatch, mayPostdate } from "./watch-bundles.ts";

/** A build of the functions; with `watch` it runs until stopped. */
export interface BundleBuild {
  stop(): Promise<void>;
}

export interface BundleBuildOptions {
  root: string;
  mode: "watch" | "once" | "none";
  /** Called when the functions were rebuilt since the start. */
  onRebuilt(): void;
  notice(text: string): void;
}

/** Files that affect the build without being read by it: the build itself and what is installed. */
function settingsOf(root: string): string[] {
  const build = readdirSync(join(root, "functions")).filter((name) => name.endsWith(".ts"));
  return [...build.map((name) => join(root, "functions", name)), join(root, "pnpm-lock.yaml")];
}

function isIn(built: LocalBuild, file: string): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && !mayPostdate(built, found.mtimeMs);
}

const stopPatienceMs = 500;

/** Builds the functions for the local runtime, unless what is built is up to date. */
export async function buildBundles(options: BundleBuildOptions): Promise<BundleBuild> {
  const { root, mode, onRebuilt, notice } = options;
  if (mode === "none") return { stop: async () => undefined };
  // Imported here, because it loads the bundler.
  const { buildLocal, readLocalBuild } = await import("../../../../functions/build-local.ts");
  const { handlerFiles } = await import("../../../../functions/build.ts");
  const kept = readLocalBuild();
  const complete =
    kept !== undefined &&
    handlerFiles().every((file) => kept.sources.includes(file)) &&
    [...settingsOf(root), ...kept.sources].every((file) => isIn(kept, file));
  const built = complete ? kept : await buildLocal();
  if (mode === "once") return { stop: async () => undefined };
  const watch = new BundleWatch({
    built,
    rebuild: () => buildLocal(),
    onBuilt: () => {
      onRebuilt();
      notice("Rebuilt and reloaded the functions.");
    },
    onFailed: () => notice("The functions do not build, see above. The last good bundles stay in use."),
  });
  watch.start();
  return {
    // A Ctrl+C in the terminal ends the bundler's process too, and a running build then never settles.
    stop: () =>
      Promise.race([
        watch.stop(),
        new Promise<void>((resolve) => setTimeout(resolve, stopPatienceMs).unref()),
      ]),
  };
}
