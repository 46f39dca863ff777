import { campaignTypes } from "@marquee/contracts/enums";
import * as fc from "fast-check";
import { type Scene, zoneKinds } from "./scene.ts";

/** Texts that try to break out of the element or attribute they are put in. */
export const hostile = [
  "<script>alert(1)</script>",
  '"/><image href="https://evil.example/x.png"/>',
  "' onload='alert(1)",
  "<foreignObject><iframe src=x></foreignObject>",
  "&#x3C;script&#x3E;",
  "]]><![CDATA[",
  "<!DOCTYPE x [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>&a;",
  "url(https://evil.example)",
  "javascript:alert(1)",
  "\u0000\u0008\ufffe\ud800",
  "</svg><svg onload=alert(1)>",
  "-->",
];
/** Any text of at most `max` characters, including hostile ones. */
export const text = (max: number) =>
  fc
    .oneof(fc.string({ maxLength: max, unit: "grapheme" }), fc.constantFrom(...hostile))
    .map((value) => value.slice(0, max).trim())
    .filter((value) => value !== "");
/** Any color, as # and six hexadecimal digits. */
export const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

/** Any scene that a model may return. */
export const scenes: fc.Arbitrary<Scene> = fc.record({
  headline: text(70),
  tagline: text(140),
  type: fc.constantFrom(...campaignTypes),
  palette: fc.record({ background: color, surface: color, ink: color, primary: color, accent: color }),
  zones: fc.array(
    fc.record({
      name: text(36),
      kind: fc.constantFrom(...zoneKinds),
      note: text(110),
      size: fc.constantFrom("small" as const, "medium" as const, "large" as const),
    }),
    { minLength: 3, maxLength: 6 },
  ),
  elements: fc.array(text(40), { minLength: 2, maxLength: 5 }),
  description: text(600),
});
