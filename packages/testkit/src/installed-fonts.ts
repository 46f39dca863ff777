import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import type { Fonts } from "@marquee/adapters/fonts/live-shaper";

/** The functions have the font packages. */
const functions = new URL("../../../functions/package.json", import.meta.url);

const fileOf = (packageName: string, file: string) =>
  join(dirname(findPackageJSON(packageName, functions) ?? ""), file);

/** The fonts that the functions draw with. */
export const installedFonts: Fonts = {
  read: (packageName, file) => readFile(fileOf(packageName, file)),
};
