import type { Scene } from "./scene.ts";

/** The colors of a board, made readable whatever was asked for. */
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
  /** Floors of the zones, in turn. */
  floors: readonly string[];
  /** The shaded sides of the zones. */
  shade: string;
}

/** Contrast that text needs (WCAG 2.2, AA). */
const textContrast = 4.5;

/** Takes a scene's palette and mends what could not be read. */
export function boardColors(palette: Scene["palette"]): BoardColors {
  const { background, surface, primary, accent } = palette;
  const surfaceInk = readable(palette.ink, surface);
  return {
    background,
    surface,
    ink: readable(palette.ink, background),
    surfaceInk,
    primary,
    onPrimary: readable("#ffffff", primary),
    accent,
    floors: [
      mix(surface, primary, 0.22),
      mix(surface, accent, 0.26),
      mix(surface, primary, 0.12),
      mix(surface, accent, 0.14),
    ],
    shade: mix(surface, primary, 0.55),
  };
}

/** The wanted ink where it can be read on the ground, else black or white, whichever reads better. */
export function readable(wanted: string, ground: string): string {
  if (contrast(wanted, ground) >= textContrast) return wanted;
  // Only pure black and white always leave one of the two readable.
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
