// cspell:ignore oklch
import { type EventCategory, eventCategories } from "@marquee/contracts/enums";
import type { SeededRandom } from "../seeded-random.ts";

/** The colors of a poster: a sky in bands, two rows of silhouettes, and the sign, which is the same on each. */
export interface PosterColors {
  /** From the zenith down to the horizon. */
  sky: readonly [string, string, string, string];
  /** Sun, moon, stars and lit windows. */
  light: string;
  far: string;
  near: string;
  /** The house around the picture. */
  frame: string;
  /** The strip above the lit panel. */
  strip: string;
}

/** The colors of every sign, whatever the event. */
export const sign = {
  panel: "#fbf0d3",
  rail: "#e3cf9c",
  letters: "#1f1b16",
  lamp: "#f5b93a",
  lampOff: "#8a6a22",
};

/** Any number of hues, each far from those before it. */
const goldenAngle = 137.508;
const firstHue = 255;

/** Lightness and chroma of the sky's bands at an hour of the day. The hue drifts toward the horizon. */
interface Sky {
  lightness: readonly [number, number, number, number];
  chroma: readonly [number, number, number, number];
  drift: number;
}
const skies: [Sky, ...Sky[]] = [
  { lightness: [0.36, 0.49, 0.63, 0.78], chroma: [0.11, 0.14, 0.15, 0.13], drift: -38 },
  { lightness: [0.28, 0.37, 0.48, 0.63], chroma: [0.09, 0.11, 0.13, 0.13], drift: 22 },
  { lightness: [0.48, 0.61, 0.73, 0.85], chroma: [0.13, 0.14, 0.12, 0.1], drift: 40 },
  { lightness: [0.4, 0.53, 0.67, 0.81], chroma: [0.13, 0.15, 0.14, 0.11], drift: -62 },
];

/** The hue of a category in degrees, on the wheel of OKLCH. */
export function hueOf(category: EventCategory): number {
  return (firstHue + eventCategories.indexOf(category) * goldenAngle) % 360;
}

/** The colors for a category, varied by event, so that two of one category are kin and not twins. */
export function posterColors(category: EventCategory, random: SeededRandom): PosterColors {
  const hue = hueOf(category) + random.int(-12, 12);
  const { lightness, chroma, drift } = random.pick(skies);
  const band = (at: 0 | 1 | 2 | 3) => hexOf(lightness[at], chroma[at], hue + (drift * at) / 3);
  return {
    sky: [band(0), band(1), band(2), band(3)],
    light: hexOf(0.9, 0.1, 85),
    far: hexOf((lightness[1] + lightness[2]) / 2 - 0.14, 0.09, hue + drift / 2),
    near: hexOf(0.2, 0.05, hue),
    frame: hexOf(0.2, 0.035, hue),
    strip: hexOf(0.36, 0.12, hue),
  };
}

/** A color of OKLCH, whose equal lightness looks equally light in every hue, as # and six hexadecimal digits. */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${linear.map((share) => byteOf(share).toString(16).padStart(2, "0")).join("")}`;
}

function byteOf(linear: number): number {
  const share = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
}
