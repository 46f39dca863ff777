import { join } from "node:path";

/** Builds the web app into web/dist, as a deployment would. Always anew: pages of yesterday would be shown as today's. */
export async function buildPages(root: string): Promise<void> {
  // Only now, because it loads the bundler.
  const { build } = await import("vite");
  await build({ root: join(root, "web"), configFile: join(root, "web/vite.config.ts"), logLevel: "warn" });
}
