/** The build puts a font's bytes into the bundle. */
declare module "*.ttf" {
  const bytes: Uint8Array;
  export default bytes;
}
