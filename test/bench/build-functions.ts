/** Bundles every function: `node build-functions.ts once|each <output>`, in one esbuild call or as `NodejsFunction` does. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build } from "esbuild";
import { bundleOptions, functionEntries } from "../../functions/build.ts";

const [how, outdir = ""] = process.argv.slice(2);
if (how === "once") {
  await build({ ...bundleOptions(), outdir });
} else {
  // The construct runs esbuild's program for each function, one after the other, with its default settings.
  const esbuild = join(import.meta.dirname, "../node_modules/.bin/esbuild");
  for (const [name, file] of Object.entries(functionEntries())) {
    const options = ["--bundle", "--platform=node", "--target=node24", "--log-level=error"];
    const ran = spawnSync(esbuild, [...options, `--outfile=${join(outdir, name, "index.js")}`, file], { encoding: "utf8" });
    if (ran.status !== 0) throw new Error(`${name} does not build: ${ran.stderr}`);
  }
}
