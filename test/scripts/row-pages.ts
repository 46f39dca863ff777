import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RowPage } from "@marquee/core/rows/row-kind";

export type { RowPage };

const core = join(import.meta.dirname, "../../packages/core/src");

/** What every item file says for docs/table.md. */
export async function rowPages(): Promise<RowPage[]> {
  const files = globSync("**/*.item.ts", { cwd: core }).sort();
  const modules: Record<string, unknown>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(core, file)).href)),
  );
  return modules
    .flatMap((one) => Object.values(one))
    .filter(isRowPage)
    .sort((left, right) => (left.entity.rowType < right.entity.rowType ? -1 : 1));
}

function isRowPage(value: unknown): value is RowPage {
  return typeof value === "object" && value !== null && "entity" in value && "rows" in value;
}
