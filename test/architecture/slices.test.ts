import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jobKindNames } from "@marquee/contracts/credits/job-kinds";
import { type AreaName, domainOf } from "@marquee/contracts/domains";
import { clientMessageSchemas } from "@marquee/contracts/live/socket";
import { kebabCase } from "@marquee/contracts/naming";
import type { OperationShape } from "@marquee/contracts/operation";
import { areas, type OperationId, operations } from "@marquee/contracts/operations";
import { describe, expect, it } from "vitest";
import { functionEntries } from "../../functions/build.ts";
import { routedHandlers } from "../../functions/deployed-functions.ts";
import { requests } from "../requests.ts";

const root = join(import.meta.dirname, "../..");
const all = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  operation: operation as OperationShape,
}));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const notOurs = new Set(["node_modules", "dist", "cdk.out"]);

/** Files below a folder, as paths from the root; installed and built files are left out. */
function files(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : files(path);
    return entry.isFile() ? [path] : [];
  });
}

const contractTests = files("test/contract")
  .map((path) => read(path))
  .join("\n");
/** Each suite of the contract tests, from its `describe` to the next. */
const contractSuites = contractTests.split(/\n(?=describe)/).filter((suite) => suite.startsWith("describe"));

/** Our modules that a file imports, by their path from the root. */
function importsOf(path: string): string[] {
  return [...read(path).matchAll(/(?:from |import\()"([^"]+)"/g)].flatMap(([, from = ""]) => {
    if (from.startsWith("@marquee/core/"))
      return [`packages/core/src/${from.slice("@marquee/core/".length)}.ts`];
    // What tests share, such as acting on a deal as its party reads it, calls the rules for them.
    if (from.startsWith("@marquee/testkit/"))
      return importsOf(`packages/testkit/src/${from.slice("@marquee/testkit/".length)}.ts`);
    return from.startsWith(".") ? [join(path, "..", from)] : [];
  });
}

/** Errors that no served runtime can be made to return are tested next to the rule. */
const ruleTests = ["functions/src", "packages/core/src", "test/simulation", "test/store"]
  .flatMap(files)
  .filter((path) => path.endsWith(".test.ts"))
  .map((path) => ({ text: read(path), modules: importsOf(path) }));

/** Whether a test of the operation names the code: its own suite, or a test of a module that its handler calls. */
function isProved(id: string, handler: string, code: string): boolean {
  const own = contractSuites.filter((suite) => suite.slice(0, 400).includes(`"${id}"`));
  if (own.some((suite) => suite.includes(code))) return true;
  const called = [handler, ...importsOf(handler)].filter(
    (path) => !/(deps|env|http-handler)\.ts$/.test(path),
  );
  return ruleTests.some(
    ({ text, modules }) => text.includes(code) && called.some((path) => modules.includes(path)),
  );
}
const handlerOf = ({ id, operation }: (typeof all)[number]) =>
  `functions/src/http/${domainOf(operation.area as AreaName)}/${operation.area}/${kebabCase(id)}.ts`;

describe("one operation is one word everywhere", () => {
  it.each(all)(
    "$id has its key, its handler file, its contract import and its tests",
    ({ id, operation }) => {
      expect(operation.id).toBe(id);
      const path = handlerOf({ id, operation });
      expect(existsSync(join(root, path)), `create ${path}`).toBe(true);
      expect(read(path), `${path} must bind the contract entry ${id}`).toMatch(
        new RegExp(`httpHandler\\(\\s*${id},`),
      );
      expect(contractTests, `add describe("${id}") to test/contract/${operation.area}.test.ts`).toMatch(
        new RegExp(`describe\\("${id}"|\\["${id}",`),
      );
    },
  );

  it.each(all.filter(({ operation }) => (operation.errors ?? []).length > 0))(
    "$id has a test for each of its own errors",
    ({ id, operation }) => {
      for (const code of operation.errors ?? []) {
        expect(isProved(id, handlerOf({ id, operation }), code), `no test of ${id} names ${code}`).toBe(true);
      }
    },
  );

  it("is in one area only", () => {
    const ids = Object.values(areas).flatMap((area) => Object.keys(area));
    expect(ids.sort()).toEqual(Object.keys(operations).sort());
  });

  it.each(all)("$id declares in test/requests whose data it works on", ({ id }) => {
    expect(requests[id].about).not.toBe("undecided");
  });

  it("has no handler without an operation", () => {
    const expected = new Set(all.map(handlerOf));
    const orphans = files("functions/src/http").filter(
      (path) => !path.endsWith(".test.ts") && !expected.has(path),
    );
    expect(orphans, "handlers that no contract entry names").toEqual([]);
  });

  it("has a socket function for every message that a client may send, and for the gateway's own routes", () => {
    const routes = [
      "connect",
      "disconnect",
      "fallback",
      ...Object.keys(clientMessageSchemas).map((type) => type.replaceAll("_", "-")),
    ];
    const found = files("functions/src/socket").map((path) => path.replace(/^.*\/(.*)\.ts$/, "$1"));
    expect(found.sort()).toEqual(routes.sort());
  });

  it("answers every route in exactly one function", () => {
    const routes = [...routedHandlers.values()].flatMap((handlers) => [...handlers.keys()]);
    expect(new Set(routes).size).toBe(routes.length);
    for (const { operation } of all) expect(routes).toContain(`${operation.method} ${operation.path}`);
    for (const [name, handlers] of routedHandlers) {
      expect(Object.keys(functionEntries())).toContain(name);
      expect(handlers.size, name).toBeGreaterThan(0);
    }
  });
});

const sources = ["functions", "infra", "packages", "web/src", "test"]
  .flatMap(files)
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path));

describe("the tree stays readable", () => {
  it("has no file over 400 lines", () => {
    const long = sources.filter((path) => read(path).split("\n").length > 400);
    expect(long).toEqual([]);
  });

  it("has no leftovers and no catch-all modules", () => {
    const catchAlls = sources.filter((path) =>
      /(^|\/)(utils?|helpers?|common|misc|dto|index|old|new|tmp|scratch|.*2)\.tsx?$/.test(path),
    );
    expect(catchAlls).toEqual([]);
  });

  it("names every file in kebab-case", () => {
    const misnamed = sources
      .map((path) => path.split("/").at(-1) ?? "")
      .filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(name));
    expect(misnamed).toEqual([]);
  });

  it("keeps the names of job kinds out of the job engine", () => {
    const engine = sources.filter(
      (path) => path.startsWith("packages/core/src/credits/jobs/") && !path.endsWith(".test.ts"),
    );
    expect(engine.length).toBeGreaterThan(5);
    const named = new RegExp(`["'\`.](${jobKindNames.join("|")})\\b`);
    expect(engine.filter((path) => named.test(read(path)))).toEqual([]);
  });

  it("never scans the table, except to restore it, by a command", () => {
    const ours = sources.filter((path) => /^(functions|packages\/(core|table|adapters))\//.test(path));
    const scanning = ours.filter((path) => /\bScanCommand\b/.test(read(path)));
    expect(scanning).toEqual(["packages/table/src/whole-table.ts"]);
    const users = ours.filter((path) => read(path).includes('"@marquee/table/whole-table"'));
    expect(users).toEqual(["packages/core/bin/restore.ts"]);
  });

  it("keeps key strings in item files", () => {
    const loose = ["packages/core/src", "packages/seed/src"]
      .flatMap(files)
      .filter((path) => path.endsWith(".ts") && !/\.(item|test)\.ts$/.test(path))
      .filter((path) => /pk: [`"]|sk: `/.test(read(path)));
    expect(loose).toEqual([]);
  });

  it("logs only the allowed fields: no module uses its own logger", () => {
    const direct = sources.filter(
      (path) =>
        read(path).includes("@aws-lambda-powertools/logger") &&
        path !== "functions/src/runtime/logger.ts" &&
        !path.startsWith("test/"),
    );
    expect(direct).toEqual([]);
  });
});
