import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Fonts } from "@marquee/adapters/fonts/live-shaper";

/** The files of the font packages that stand beside the bundle (functions/native-packages.ts). */
export const installedFonts: Fonts = {
  read: (packageName, file) => {
    const manifest = findPackageJSON(packageName, __filename);
    if (manifest === undefined) throw new Error(`The font package ${packageName} is not installed.`);
    return readFile(join(dirname(manifest), file));
  },
};
