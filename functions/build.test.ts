import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, expect, test } from "vitest";
import { buildFunctions, bundleOptions, functionEntries, withLocalModel } from "./build.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-build-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("no bundle of a stage with a real model contains the local strategist or test code, and both workers contain the real model's adapter", async () => {
  const entries = functionEntries();
  const workers = Object.fromEntries(Object.entries(entries).filter(([name]) => name.startsWith("job-")));
  const { metafile } = await build({ ...bundleOptions(workers), outdir: folder, write: false });
  const bundles = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint !== undefined);
  expect(bundles).toHaveLength(Object.keys(workers).length);
  for (const [name, { inputs }] of bundles) {
    const read = Object.keys(inputs);
    expect(
      read.filter((path) => /local-strategist\/src|testkit|\.test\./.test(path)),
      name,
    ).toEqual([]);
    expect(
      read.some((path) => path.includes("adapters/src/ai/live-client.ts")),
      name,
    ).toBe(true);
  }
}, 60_000);

test("a stage without a real model has workers with the local strategist", async () => {
  const workers = { "job-chat": functionEntries()["job-chat"] ?? "" };
  const { metafile } = await build({
    ...withLocalModel(bundleOptions(workers)),
    outdir: folder,
    write: false,
  });
  const [bundle] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  const read = Object.keys(bundle?.inputs ?? {});
  expect(read.some((path) => path.includes("local-strategist/src"))).toBe(true);
}, 60_000);

test("a bundle has the name that every Lambda looks for, and loads where Node expects ES modules", async () => {
  const source = join(folder, "answer.ts");
  writeFileSync(source, "export const handler = () => require('node:os').EOL;");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  await buildFunctions({ answer: source }, join(folder, "dist"));
  const { handler } = createRequire(import.meta.url)(join(folder, "dist/answer/index.js"));
  expect(handler()).toBe("\n");
});
