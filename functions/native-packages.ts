/**
 * Packages with compiled code, which no bundle can hold: locally they come from node_modules, and what is deployed has
 * them beside the bundle. Each with the packages that hold its code for Lambda's processor, which pnpm installs on every
 * machine because functions/package.json names them.
 */
export const nativePackages: Readonly<Record<string, readonly string[]>> = {
  sharp: ["@img/sharp-linux-arm64", "@img/sharp-libvips-linux-arm64"],
};
