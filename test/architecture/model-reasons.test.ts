import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { jobsTab } from "../../web/src/features/admin/admin/system-copy.ts";

const root = join(import.meta.dirname, "../..");

it("every reason of our own why a model gave nothing is a sentence in the admin's list of jobs", () => {
  const sources = globSync("packages/*/src/**/*.ts", { cwd: root })
    .filter((path) => !path.includes(".test.") && !path.includes("testkit"))
    .map((path) => readFileSync(join(root, path), "utf8"))
    .join("\n");
  const created = sources.matchAll(/new AiError\(\s*"\w+",([^)]*)\)/g);
  const reasons = new Set(
    [...created].flatMap(([, given = ""]) => [...given.matchAll(/"([a-z_]+)"/g)].map(([, one]) => one ?? "")),
  );
  expect(reasons.size).toBeGreaterThan(15);
  for (const reason of reasons) expect(jobsTab.model(reason), reason).not.toBe(`Model: ${reason}`);
});
