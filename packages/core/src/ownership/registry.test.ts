import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { registry } from "./registry.ts";

const source = join(dirname(fileURLToPath(import.meta.url)), "..");

function storedRowTypes(): Set<string> {
  const found = new Set<string>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || file.endsWith(".test.ts") || file.startsWith("ownership")) continue;
    const text = readFileSync(join(source, file), "utf8");
    for (const [, rowType = ""] of text.matchAll(/\browType: "([^"]+)"/g)) found.add(rowType);
    expect(text, `${file}: a rowType must stand in the code as it is stored`).not.toMatch(/\browType: [^"]/);
  }
  return found;
}

it("P21: has an entry for every kind of row that is ever stored, and none for a kind that is not", () => {
  expect(Object.keys(registry).sort()).toEqual([...storedRowTypes()].sort());
});

it("gives a reason for whatever is not shown or kept", () => {
  const reasons = JSON.stringify(registry).match(/"(notShown|keep|notFound)":"[^"]*"/g) ?? [];
  expect(reasons.length).toBeGreaterThan(20);
  for (const reason of reasons) expect(reason.length).toBeGreaterThan(20);
});
