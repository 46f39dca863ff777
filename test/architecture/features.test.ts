import { readdirSync } from "node:fs";
import { join } from "node:path";
import { domains } from "@marquee/contracts/domains";
import { describe, expect, it } from "vitest";
import dependencies from "../../web/src/features/dependencies.json" with { type: "json" };
import { brokenBy as brokenBelow } from "../support/planted-imports.ts";

const root = join(import.meta.dirname, "../..");
const declared = new Map<string, readonly string[]>(Object.entries(dependencies));

const foldersOf = (path: string) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const brokenBy = (...imports: [from: string, to: string][]) => brokenBelow("web/src", ...imports);

/** The features that a feature depends on, directly or indirectly. */
function reached(feature: string, seen: readonly string[] = []): string[] {
  return (declared.get(feature) ?? []).flatMap((next) =>
    seen.includes(next) ? [next] : [next, ...reached(next, [...seen, next])],
  );
}

describe("the features of the web", () => {
  it("are all in the dependency list, which names nothing else", () => {
    const folders = foldersOf("web/src/features").flatMap((domain) =>
      foldersOf(`web/src/features/${domain}`).map((feature) => `${domain}/${feature}`),
    );
    expect(Object.keys(domains)).toEqual(expect.arrayContaining(foldersOf("web/src/features")));
    expect([...declared.keys()].toSorted()).toEqual(folders.toSorted());
    for (const used of declared.values()) expect(folders).toEqual(expect.arrayContaining([...used]));
  });

  it("have no cycle in that list", () => {
    const cyclic = [...declared.keys()].filter((feature) => reached(feature).includes(feature));
    expect(cyclic).toEqual([]);
  });

  it("may import what they declare, and nothing else from another feature or from the app", async () => {
    expect(await brokenBy(["features/studio/campaigns/a.ts", "features/credits/credits/b.ts"])).toEqual([]);
    expect(await brokenBy(["features/chat/chat/a.ts", "features/credits/credits/b.ts"])).toEqual([
      "web-feature-chat/chat",
    ]);
    expect(await brokenBy(["features/chat/chat/a.ts", "app/b.ts"])).toEqual(["web-app-stands-above"]);
    expect(await brokenBy(["api/a.ts", "features/chat/chat/b.ts"])).toEqual(["web-ground-knows-no-feature"]);
  });

  it("stand on folders that import lower ones only", async () => {
    expect(await brokenBy(["ui/a.tsx", "api/b.ts"])).toEqual([]);
    expect(await brokenBy(["api/a.ts", "ui/b.tsx"])).toEqual(["web-ground-api"]);
    expect(await brokenBy(["routing/a.ts", "account/b.ts"])).toEqual(["web-ground-routing"]);
  });

  it("cannot use each other, even if one direction is declared", async () => {
    const broken = await brokenBy(
      ["features/studio/campaigns/a.ts", "features/credits/credits/b.ts"],
      ["features/credits/credits/c.ts", "features/studio/campaigns/d.ts"],
    );
    expect(broken).toEqual(["web-feature-credits/credits"]);
  });
});
