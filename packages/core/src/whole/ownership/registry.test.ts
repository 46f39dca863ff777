import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import type { RowKind, RowPage } from "../../rows/row-kind.ts";
import { findRows } from "./find-rows.ts";
import { registry } from "./registry.ts";
import * as rowKinds from "./row-kinds.ts";

const source = join(dirname(fileURLToPath(import.meta.url)), "../..");
const sourceFiles = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
);
const textOf = (file: string) => readFileSync(join(source, file), "utf8");

/** The rowTypes of every entity() call in the source. */
function declaredRowTypes(): string[] {
  return sourceFiles.flatMap((file) => {
    const calls = textOf(file).match(/\bentity\(\{/g)?.length ?? 0;
    const found = [...textOf(file).matchAll(/\bentity\(\{\s*rowType: "([^"]+)"/g)].map(
      ([, name = ""]) => name,
    );
    if (file !== "entity.ts") expect(found.length, `${file}: entity({ begins with its rowType`).toBe(calls);
    return found;
  });
}

describe("every kind of row that code stores", () => {
  it("is declared: no code except entity() writes a rowType", () => {
    for (const file of sourceFiles) {
      const elsewhere = textOf(file).replaceAll(/\bentity\(\{\s*rowType: "/g, "");
      if (file !== "entity.ts") expect(elsewhere, file).not.toMatch(/\browType: ["`]/);
    }
  });

  it("is collected: the export and the deletion know it", () => {
    expect([...registry.keys()].sort()).toEqual(declaredRowTypes().sort());
    expect(Object.keys(rowKinds)).toHaveLength(registry.size);
  });

  it("has one page for docs/table.md, which says how it is reached and when it expires or why it stays", async () => {
    const pages = await Promise.all(
      sourceFiles
        .filter((name) => name.endsWith(".item.ts"))
        .map(async (file) => Object.values(await import(pathToFileURL(join(source, file)).href))),
    );
    const found = pages.flat().filter(isRowPage);
    expect(found.map(({ entity }) => entity.rowType).sort()).toEqual([...registry.keys()].sort());
    for (const { entity, rows, kept } of found) {
      const stays = rows.some(({ expires }) => expires === undefined);
      if (stays) expect(kept, `${entity.rowType} grows for ever: say why it may`).toMatch(/^[A-Z].*\.$/s);
      else expect(kept, `${entity.rowType} expires`).toBeUndefined();
    }
  });

  it("is collected from its item file as it is declared there", async () => {
    const collected = new Set<unknown>(Object.values(rowKinds));
    for (const file of sourceFiles.filter((name) => name.endsWith(".item.ts"))) {
      const exported: Record<string, unknown> = await import(pathToFileURL(join(source, file)).href);
      for (const [name, value] of Object.entries(exported)) {
        if (isRowKind(value)) expect(collected.has(value), `${name} of ${file}`).toBe(true);
      }
    }
  });

  it("is found by exactly one finder if it is outside its user's partition", () => {
    const elsewhere = [...registry].filter(([, { owner }]) => owner === "elsewhere").map(([kind]) => kind);
    expect(Object.keys(findRows).sort()).toEqual(elsewhere.sort());
  });

  it("says why for everything that is not shown, found or erased", () => {
    for (const [kind, { owner, export: view, onDelete }] of registry) {
      const reasons = [owner, view, onDelete].flatMap((part) =>
        typeof part === "object" ? Object.values(part).filter((value) => typeof value === "string") : [],
      );
      for (const reason of reasons) expect(reason, kind).toMatch(/^[A-Z].*\.$/s);
    }
  });
});

function isRowPage(value: unknown): value is RowPage {
  return typeof value === "object" && value !== null && "entity" in value && "rows" in value;
}

function isRowKind(value: unknown): value is RowKind {
  return typeof value === "object" && value !== null && "entity" in value && "onDelete" in value;
}
