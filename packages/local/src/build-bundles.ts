/** A build of the functions; with `watch` it goes on until stopped. */
export interface BundleBuild {
  stop(): Promise<void>;
}

/** Builds the functions' bundles, or leaves that to whoever built them before. */
export async function buildBundles(mode: "watch" | "once" | "none", notice: (text: string) => void): Promise<BundleBuild> {
  if (mode === "none") return { stop: async () => undefined };
  // Only now, because it loads the bundler.
  const { buildFunctions } = await import("../../../functions/build.ts");
  if (mode === "once") return buildFunctions();
  return buildFunctions({
    watch: (errors) => notice(errors === 0 ? "Functions rebuilt and reloaded." : `The functions do not build (${errors} errors); the last good ones stay.`),
  });
}
