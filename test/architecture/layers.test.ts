import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import domains from "../../packages/core/layers.json" with { type: "json" };
import { brokenBy } from "../support/planted-imports.ts";

const core = join(import.meta.dirname, "../../packages/core/src");

const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const broken = (from: string, to: string) => brokenBy("packages/core/src", [from, to]);

describe("the layers of core", () => {
  it("name every domain", () => {
    expect(domains.map(({ domain }) => domain).toSorted()).toEqual(foldersOf(core).toSorted());
  });

  it.each(domains)("put every noun of $domain in exactly one layer", ({ domain, layers }) => {
    expect(layers.flat().toSorted()).toEqual(foldersOf(join(core, domain)).toSorted());
    const files = readdirSync(join(core, domain)).filter((name) => name.endsWith(".ts"));
    // A file beside the nouns would be in no layer.
    if (layers.length > 0) expect(files).toEqual([]);
  });

  it("refuse imports of a higher domain, and of a folder by a file next to the domains", async () => {
    expect(await broken("credits/jobs/planted.ts", "chat/chat/planted.ts")).toEqual(["core-domain-credits"]);
    expect(await broken("rows/planted.ts", "ground/users/planted.ts")).toEqual(["core-domain-rows"]);
    expect(await broken("planted.ts", "ground/users/planted.ts")).toEqual(["core-foundation"]);
  });

  it("refuse imports of a higher layer and of the same layer in a domain", async () => {
    expect(await broken("credits/credits/planted.ts", "credits/jobs/planted.ts")).toEqual([
      "core-layer-credits-credits",
    ]);
    expect(await broken("credits/jobs/planted.ts", "credits/payments/planted.ts")).toEqual([
      "core-layer-credits-jobs",
    ]);
  });

  it("let every noun import from lower layers and lower domains", async () => {
    expect(await broken("account/google/planted.ts", "account/sessions/planted.ts")).toEqual([]);
    expect(await broken("whole/ownership/planted.ts", "rows/planted.ts")).toEqual([]);
  });
});
