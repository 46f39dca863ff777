/** A part of a slide, under its title. */
export type SlidePart =
  | { kind: "text"; title: string; text: string }
  | { kind: "points"; title: string; points: readonly string[] }
  /** Names with their values. */
  | { kind: "rows"; title: string; rows: readonly (readonly [name: string, value: string])[] }
  /** Amounts as bars, each in proportion to the largest one, with its amount in words. */
  | { kind: "bars"; title: string; bars: readonly { name: string; amount: number; text: string }[] };

/** One slide: a title, and its parts side by side. A part without content is left out. */
export interface Slide {
  title: string;
  parts: readonly SlidePart[];
}

/** A presentation: a cover, and what follows it. */
export interface Deck {
  title: string;
  lead: string;
  picture: { bytes: Uint8Array; width: number; height: number; alt: string } | undefined;
  facts: readonly { label: string; value: string }[];
  /** Its colors as # and six hexadecimal digits, the main one first. */
  colors: readonly string[];
  slides: readonly Slide[];
  footer: string;
  /** The creation date in the file's metadata, passed in so that the same deck gives the same file. */
  createdAt: Date;
}

/** Makes PPTX files. Texts that have no room get smaller first and end in an ellipsis then. */
export interface SlideMaker {
  deck: (deck: Deck) => Promise<Uint8Array>;
}
