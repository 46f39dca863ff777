import { globSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, it } from "vitest";
import config from "../../vitest.config.ts";

const root = join(import.meta.dirname, "../..");

it("every test file is in a project, by day or at night", () => {
  const projects = (config as { test: { projects: { test: { include: string[] } }[] } }).test.projects;
  const included = projects.flatMap(({ test }) => test.include);
  const tests = globSync("{packages,functions,infra,web,test}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /node_modules|dist|\.local/.test(path),
  });
  expect(tests.length).toBeGreaterThan(700);
  expect(tests.filter((file) => !included.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});
