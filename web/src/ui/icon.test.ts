import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drawnIcons } from "../../draw-icons.ts";
import { iconNames } from "./icon-names.ts";

const sprite = readFileSync(join(import.meta.dirname, "../assets/icons.svg"), "utf8");

test("the image contains every icon of the list as its set draws it, and no other", async () => {
  expect(sprite, "run pnpm icons").toBe(await drawnIcons());
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toHaveLength(iconNames.length);
  expect(new Set(drawn)).toEqual(new Set(iconNames));
});
