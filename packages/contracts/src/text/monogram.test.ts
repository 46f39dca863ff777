import fc from "fast-check";
import { expect, it } from "vitest";
import { monogramOf } from "./monogram.ts";

it.each([
  ["Northwind Cloud", "NC"],
  ["summit works & friends", "SW"],
  ["O’Reilly", "OR"],
  ["株式会社 東京", "株東"],
  ["Éclair", "É"],
  ["  ", "?"],
  ["!!!", "?"],
])("%j has the initials %s", (name, initials) => {
  expect(monogramOf(name).initials).toBe(initials);
});

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it("is the same for the same name, with a color on which white letters can be read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      const { color } = monogramOf(name);
      expect(monogramOf(name).color).toBe(color);
      expect(1.05 / (luminance(color) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
