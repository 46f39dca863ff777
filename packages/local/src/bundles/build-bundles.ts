import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuildRecord } from "../../../../functions/build-local.ts";
import { BundleWatch } from "./watch-bundles.ts";

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

/** Files that affect the build without being imported: the build itself and what is installed. */
function settingsOf(root: string): string[] {
  const build = readdirSync(join(root, "functions")).filter((name) => name.endsWith(".ts"));
  return [...build.map((name) => `functions/${name}`), "pnpm-lock.yaml"];
}

const stopPatienceMs = 500;

/** Builds the functions for the local runtime. Watching starts with the last build if nothing changed since. */
export async function buildBundles(options: BundleBuildOptions): Promise<BundleBuild> {
  const { root, mode, onRebuilt, notice } = options;
  if (mode === "none") return { stop: async () => undefined };
  // Imported here, because it loads the bundler.
  const { buildLocal, localDist, recordFile } = await import("../../../../functions/build-local.ts");
  const kept = mode === "watch" ? readRecord(recordFile(localDist)) : undefined;
  const fresh =
    kept !== undefined &&
    settingsOf(root).every((file) => statSync(join(root, file)).mtimeMs < kept.startedAtMs) &&
    ["handlers.cjs", "packages.cjs"].every((file) => existsSync(join(localDist, file)));
  const built = fresh ? kept : await buildLocal();
  if (mode === "once") return { stop: async () => undefined };
  const watch = new BundleWatch({
    built,
    rebuild: () => buildLocal(),
    onBuilt: () => {
      onRebuilt();
      notice("Rebuilt and reloaded the functions.");
    },
    onFailed: () => notice("The functions do not build, see above. The last good build stays in use."),
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
