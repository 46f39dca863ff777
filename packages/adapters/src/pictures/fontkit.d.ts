/** The part of fontkit that we use; it has no types of its own. */
declare module "fontkit" {
  export interface Font {
    unitsPerEm: number;
    layout(text: string): {
      glyphs: { path: { toSVG(): string } }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }
  export function create(file: Uint8Array): Font;
}
