import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { domainOf } from "@marquee/contracts/domains";
import { kebabCase } from "@marquee/contracts/naming";
import { type Area, areas } from "@marquee/contracts/operations";
import { describe, expect, it } from "vitest";
import { areaNames, homeOf, requestsIn } from "../scripts/homes-of-areas.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const homes = areaNames.map((area) => ({ area, home: homeOf(area) }));

/** The names that occur most often; several if as often. */
function mostOften(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return [...counts].filter(([, { length }]) => length === most).map(([name]) => name);
}

/** Each operation that the pages call, with the folder of its request. */
const requests = globSync("web/src/**/*.ts", { cwd: root })
  .filter((path) => !path.endsWith(".test.ts"))
  .flatMap((path) =>
    [...read(path).matchAll(/\baddressOf<typeof (\w+)>/g)].map(([, id = ""]) => ({
      id,
      folder: dirname(path),
    })),
  );

/** The folders of core that the handler of an operation calls. */
function rulesOf(area: Area, id: string): string[] {
  const handler = read(`functions/src/http/${domainOf(area)}/${area}/${kebabCase(id)}.ts`);
  return [
    ...new Set(
      [...handler.matchAll(/"@marquee\/core\/([a-z-]+\/[a-z-]+)\//g)].map(([, folder = ""]) => folder),
    ),
  ];
}

describe("the home of an area", () => {
  it("is found for requests and rules", () => {
    expect(requests.length).toBeGreaterThan(150);
    expect(homes.flatMap(({ area }) => Object.keys(areas[area]).flatMap((id) => rulesOf(area, id))).length)
      // Fewer would mean that handlers name their rules in another way than is read here.
      .toBeGreaterThan(150);
  });

  it.each(homes)("of $area is where its requests stand, in a feature that exists", ({ area, home }) => {
    const folders = requests.filter(({ id }) => Object.hasOwn(areas[area], id)).map(({ folder }) => folder);
    if (folders.length > 0) expect(mostOften(folders)).toContain(requestsIn(home));
    expect(existsSync(join(root, "web/src", home.web)), home.web).toBe(true);
  });

  it.each(homes)("of $area is where its rules stand", ({ area, home }) => {
    const folders = Object.keys(areas[area]).flatMap((id) => rulesOf(area, id));
    // The handler of a new area calls nothing yet.
    if (folders.length > 0) expect(mostOften(folders)).toContain(home.core);
  });
});
