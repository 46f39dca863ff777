import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFiles } from "./replace-files.ts";

/**
 * Builds the web app into web/dist, as a deployment would. Never reuses an earlier build: outdated pages would be shown
 * as current. Another runtime that serves the same pages meanwhile goes on finding them.
 */
export async function buildPages(root: string): Promise<void> {
  // Only now, because it loads the bundler.
  const { build } = await import("vite");
  const web = join(root, "web");
  // Beside web/dist, so that source maps name the same paths and a file can be moved in one step.
  const built = mkdtempSync(join(web, "dist-"));
  const forget = () => rmSync(built, { recursive: true, force: true });
  // Also when Ctrl+C ends the build.
  process.once("exit", forget);
  try {
    await build({
      root: web,
      configFile: join(web, "vite.config.ts"),
      logLevel: "warn",
      build: { outDir: built, emptyOutDir: false },
    });
    replaceFiles(built, join(web, "dist"), "index.html");
  } finally {
    forget();
    process.off("exit", forget);
  }
}
