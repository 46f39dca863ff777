import { join } from "node:path";

/** Builds the web app into web/dist, like a deployment. Never reuses an earlier build, which could be outdated. */
export async function buildPages(root: string): Promise<void> {
  // Imported here, because it loads the bundler.
  const { build } = await import("vite");
  await build({ root: join(root, "web"), configFile: join(root, "web/vite.config.ts"), logLevel: "warn" });
}
