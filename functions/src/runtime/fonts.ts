import { fontsInstalledFor } from "@marquee/adapters/fonts/live-files";

/** The font packages stand beside the bundle (functions/native-packages.ts). */
export const installedFonts = fontsInstalledFor(__filename);
