import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { kebabCase } from "@marquee/contracts/naming";
import type { OperationShape } from "@marquee/contracts/operation";
import { type OperationId, operations } from "@marquee/contracts/operations";
import { clientMessageSchemas } from "@marquee/contracts/socket";
import { describe, expect, it } from "vitest";
import { functionEntries } from "../../functions/build.ts";

const root = join(import.meta.dirname, "../..");
const all = Object.entries(operations).map(([id, operation]) => ({
  id: id as OperationId,
  operation: operation as OperationShape,
}));
const read = (path: string) => readFileSync(join(root, path), "utf8");

const notOurs = new Set(["node_modules", "dist", "cdk.out"]);

/** Files below a folder, as paths from the root; what was installed or built is left out. */
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
/** What no served runtime can be brought to is proved beside the rule. */
const ruleTests = ["functions/src", "packages/core/src"]
  .flatMap(files)
  .filter((path) => path.endsWith(".test.ts"))
  .map((path) => read(path))
  .join("\n");
const handlerOf = ({ id, operation }: (typeof all)[number]) =>
  `functions/src/http/${operation.area}/${kebabCase(id)}.ts`;

describe("one operation is one word everywhere", () => {
  it.each(all)(
    "$id has its key, its handler file, its use of the contract and its tests",
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
    "$id has a test for each error that is its own",
    ({ id, operation }) => {
      const proved = contractTests + ruleTests;
      for (const code of operation.errors ?? []) {
        expect(proved.includes(code), `no test of ${id} names ${code}`).toBe(true);
      }
    },
  );

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

  it("bundles every function under its own name", () => {
    const names = Object.keys(functionEntries());
    for (const { id } of all) expect(names).toContain(`http-${kebabCase(id)}`);
    expect(new Set(names).size).toBe(names.length);
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

  it("has no leftovers and no drawers", () => {
    const odd = sources.filter((path) =>
      /(^|\/)(utils?|helpers?|common|misc|dto|index|old|new|tmp|scratch|.*2)\.tsx?$/.test(path),
    );
    expect(odd).toEqual([]);
  });

  it("names every file in kebab-case", () => {
    const odd = sources
      .map((path) => path.split("/").at(-1) ?? "")
      .filter((name) => !/^[a-z0-9]+([.-][a-z0-9]+)*\.(ts|tsx|mjs)$/.test(name));
    expect(odd).toEqual([]);
  });

  it("never scans the table", () => {
    const scanning = sources.filter(
      (path) =>
        /^(functions|packages\/(core|table|adapters))\//.test(path) && /\bScanCommand\b/.test(read(path)),
    );
    expect(scanning).toEqual([]);
  });

  it("keeps key strings in item files", () => {
    const loose = files("packages/core/src")
      .filter((path) => path.endsWith(".ts") && !/\.(item|test)\.ts$/.test(path))
      .filter((path) => /pk: [`"]|sk: `/.test(read(path)));
    // Windows of a counter and claims of a request make their key where their rule is; the map describes them.
    expect(loose.sort()).toEqual([
      "packages/core/src/chat/free-replies.ts",
      "packages/core/src/chat/send-message.ts",
      "packages/core/src/events/read-tools.ts",
      "packages/core/src/idempotency.ts",
      "packages/core/src/limits/daily.ts",
      "packages/core/src/limits/limiter.ts",
      "packages/core/src/table-map.ts",
    ]);
  });

  it("logs nothing but the allowed fields: no module reaches a logger of its own", () => {
    const direct = sources.filter(
      (path) =>
        read(path).includes("@aws-lambda-powertools/logger") &&
        path !== "functions/src/runtime/logger.ts" &&
        !path.startsWith("test/"),
    );
    expect(direct).toEqual([]);
  });
});
