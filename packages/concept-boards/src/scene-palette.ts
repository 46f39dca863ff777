import type { Scene } from "./scene.ts";

type Palette = Scene["palette"];

/** The colors of a board, adjusted so that its text is readable with any palette. */
export interface BoardColors {
  background: string;
  surface: string;
  /** Text on the background. */
  ink: string;
  /** Text on the surface. */
  surfaceInk: string;
  primary: string;
  onPrimary: string;
  accent: string;
  /** The colors that the place cycles through: the brand's, if it gave any. */
  trims: readonly string[];
  /** The background: sky, ceiling, the neighbors. */
  far: string;
  /** The ground that visitors walk on. */
  ground: string;
}

/** The contrast that text needs (WCAG 2.2, AA). */
const textContrast = 4.5;

/** Takes a scene's palette, or the brand's own colors if it gave any, and fixes unreadable combinations. */
export function boardColors(palette: Palette, brandColors: readonly string[] = []): BoardColors {
  const { background, surface, primary, accent, ink } = branded(palette, brandColors);
  return {
    background,
    surface,
    ink: readable(ink, background),
    surfaceInk: readable(ink, surface),
    primary,
    onPrimary: readable("#ffffff", primary),
    accent,
    trims: brandColors.length > 1 ? brandColors : [primary, accent],
    far: mix(background, primary, 0.14),
    ground: mix(background, ink, 0.14),
  };
}

/**
 * The first color is the primary, the second the accent; grounds stay almost white, so that every brand stands out.
 */
function branded(palette: Palette, [primary, second]: readonly string[]): Palette {
  if (primary === undefined) return palette;
  const dark = contrast(primary, "#ffffff") >= textContrast;
  return {
    primary,
    accent: second ?? mix(primary, dark ? "#ffffff" : "#000000", 0.45),
    background: mix("#ffffff", primary, 0.07),
    surface: "#ffffff",
    ink: mix(primary, "#000000", 0.75),
  };
}

/** The wanted ink if it is readable on the ground, or else black or white, whichever is more readable. */
export function readable(wanted: string, ground: string): string {
  if (contrast(wanted, ground) >= textContrast) return wanted;
  // Only with pure black and white is one of the two always readable.
  return contrast("#000000", ground) >= contrast("#ffffff", ground) ? "#000000" : "#ffffff";
}

/** The contrast ratio of two colors, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** `share` of the second color in the first. */
export function mix(a: string, b: string, share: number): string {
  const [first, second] = [channels(a), channels(b)];
  const mixed = first.map((value, index) => Math.round(value + ((second[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Cycles through the colors by index. */
export function inTurn(colors: readonly string[], index: number): string {
  return colors[index % colors.length] ?? "#808080";
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
