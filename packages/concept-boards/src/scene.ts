import { campaignTypes } from "@marquee/contracts/enums";
import * as z from "zod/mini";

/** The purposes of a zone of the activation; each kind has its own furniture on the board. */
export const zoneKinds = [
  "entrance",
  "stage",
  "demo",
  "lounge",
  "bar",
  "screen",
  "photo",
  "retail",
  "workshop",
  "garden",
  "meeting",
] as const;
export type ZoneKind = (typeof zoneKinds)[number];

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const color = z.string().check(z.regex(/^#[0-9a-fA-F]{6}$/, "a color is # and six hexadecimal digits"));

/**
 * A concept board described as data. The model fills it in and our own code draws it, so no markup from the model is
 * ever stored or shown.
 */
export const sceneSchema = z.strictObject({
  headline: text(70),
  tagline: text(140),
  type: z.enum(campaignTypes),
  palette: z.strictObject({
    background: color,
    surface: color,
    ink: color,
    primary: color,
    accent: color,
  }),
  /** In the order in which a visitor meets them. */
  zones: z
    .array(
      z.strictObject({
        name: text(36),
        kind: z.enum(zoneKinds),
        note: text(110),
        size: z.enum(["small", "medium", "large"]),
      }),
    )
    .check(z.minLength(3), z.maxLength(6)),
  /** Things that characterize the place: a light, a sound, a material. */
  elements: z.array(text(40)).check(z.minLength(2), z.maxLength(5)),
  /** The description for readers who cannot see the board. */
  description: text(600),
});
export type Scene = z.infer<typeof sceneSchema>;
export type SceneZone = Scene["zones"][number];
