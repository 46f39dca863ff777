/**
 * Packages with compiled code, which cannot be bundled: locally they come from node_modules; deployed functions have
 * them next to the bundle. Each maps to the packages with its code for Lambda's processor, which pnpm installs on
 * every machine because functions/package.json names them.
 */
export const nativePackages: Readonly<Record<string, readonly string[]>> = {
  sharp: ["@img/sharp-linux-arm64", "@img/sharp-libvips-linux-arm64"],
};
