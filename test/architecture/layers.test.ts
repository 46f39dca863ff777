import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import layers from "../../packages/core/layers.json" with { type: "json" };
import { brokenBy } from "../support/planted-imports.ts";

const root = join(import.meta.dirname, "../..");
const place = new Map(layers.flatMap(({ folders }, layer) => folders.map((folder) => [folder, layer])));

const broken = (from: string, to: string) => brokenBy("packages/core/src", [from, to]);

describe("the layers of core", () => {
  it("put every folder in exactly one layer", () => {
    const folders = readdirSync(join(root, "packages/core/src"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(layers.flatMap((layer) => layer.folders).toSorted()).toEqual(folders.toSorted());
  });

  it("refuse imports of a higher layer, of the same layer, and of a folder by a file next to the folders", async () => {
    expect(await broken("users/planted.ts", "credits/planted.ts")).toEqual(["core-layer-primitives"]);
    expect(await broken("jobs/planted.ts", "payments/planted.ts")).toEqual(["core-layer-engines"]);
    expect(await broken("jobs/planted.ts", "chat/planted.ts")).toEqual(["core-layer-engines"]);
    expect(await broken("planted.ts", "users/planted.ts")).toEqual(["core-foundation"]);
  });

  it("let every folder import from every lower layer", async () => {
    const [highest, lowest] = [layers.at(-1)?.folders[0], layers[1]?.folders[0]];
    expect(place.get(String(highest))).toBeGreaterThan(Number(place.get(String(lowest))));
    expect(await broken(`${highest}/planted.ts`, `${lowest}/planted.ts`)).toEqual([]);
  });
});
