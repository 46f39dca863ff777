import { readFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import regular from "@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf";
import bold from "@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf";
import type { Fonts } from "@marquee/adapters/fonts/live-shaper";

/** The base font from the bundle, and the files of the packages that stand beside it (functions/native-packages.ts). */
export const installedFonts: Fonts = {
  regular,
  bold,
  read: (packageName, file) => {
    const manifest = findPackageJSON(packageName, __filename);
    if (manifest === undefined) throw new Error(`The font package ${packageName} is not installed.`);
    return readFile(join(dirname(manifest), file));
  },
};
