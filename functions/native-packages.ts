import { fontFiles } from "@marquee/contracts/text/printable";

/**
 * Packages with compiled code, which cannot be bundled: locally they come from node_modules; deployed functions have
 * them next to the bundle. Each maps to the packages with its code for a processor. Those for Lambda's are on every
 * machine, because functions/package.json names them; those for another are on the machines that have it.
 */
export const nativePackages: Readonly<Record<string, readonly string[]>> = {
  sharp: ["@img/sharp-linux-{processor}", "@img/sharp-libvips-linux-{processor}"],
  // WebAssembly, which is the same on every processor.
  fontverter: [],
  harfbuzzjs: [],
};

/** The package that needs the fonts beside it. */
export const shaper = "harfbuzzjs";

/** The files of font packages that a function reads when a text needs them. */
export function readFonts(): { packageName: string; file: string }[] {
  return fontFiles().flatMap(({ packageName, file, boldFile }) =>
    [...new Set([file, boldFile])].map((name) => ({ packageName, file: name })),
  );
}
