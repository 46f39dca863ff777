/** The part of fontkit that we use; it has no types of its own. */
declare module "fontkit" {
  export function create(file: Uint8Array): { characterSet: number[] };
}
