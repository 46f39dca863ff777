import { join } from "node:path";

/** Builds the web app into web/dist, as a deployment would. Never reuses an earlier build: outdated pages would be shown as current. */
export async function buildPages(root: string): Promise<void> {
  // Only now, because it loads the bundler.
  const { build } = await import("vite");
  await build({ root: join(root, "web"), configFile: join(root, "web/vite.config.ts"), logLevel: "warn" });
}
