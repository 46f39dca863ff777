import { fontsInstalledFor } from "@marquee/adapters/fonts/live-files";

/** The fonts that the functions draw with. */
export const installedFonts = fontsInstalledFor(new URL("../../../functions/package.json", import.meta.url));
