import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Fonts } from "./live-shaper.ts";

/** The files of the font packages that are installed where the file `from` finds its packages. */
export const fontsInstalledFor = (from: string | URL): Fonts => ({
  async read(packageName, file) {
    const manifest = findPackageJSON(packageName, from);
    if (manifest === undefined) throw new Error(`The font package ${packageName} is not installed.`);
    return readFile(join(dirname(manifest), file));
  },
});
