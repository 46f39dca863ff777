import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Stack } from "aws-cdk-lib";
import { Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { afterAll, expect, it } from "vitest";
import { readFonts } from "../../functions/native-packages.ts";
import { deployedCode } from "./deployed-code.ts";

const folder = mkdtempSync(join(tmpdir(), "marquee-code-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a function that shapes letters has the shaper and every font beside it, and another has neither", () => {
  const outdir = join(folder, "out");
  const stack = new Stack(new App({ outdir, analyticsReporting: false }), "Stack");
  for (const [name, bundle] of Object.entries({
    Shapes: 'import("harfbuzzjs")',
    Else: "exports.handler = 1",
  })) {
    const built = mkdtempSync(join(folder, "built-"));
    writeFileSync(join(built, "index.js"), bundle);
    new LambdaFunction(stack, name, {
      runtime: Runtime.NODEJS_24_X,
      handler: "index.handler",
      code: deployedCode(built, "arm64"),
    });
  }
  const assets = readdirSync(outdir)
    .filter((name) => name.startsWith("asset."))
    .map((name) => join(outdir, name, "node_modules"));
  expect(assets).toHaveLength(2);
  const [beside, ...others] = assets.filter((packages) => existsSync(packages));
  expect(others).toEqual([]);
  expect(existsSync(join(beside ?? "", "harfbuzzjs/dist/harfbuzz.wasm"))).toBe(true);
  expect(readFonts().length).toBeGreaterThan(100);
  for (const { packageName, file } of readFonts())
    expect(existsSync(join(beside ?? "", packageName, file)), `${packageName}/${file}`).toBe(true);
});

it("code for a processor that this machine has no packages for is refused by name", () => {
  const built = mkdtempSync(join(folder, "built-"));
  writeFileSync(join(built, "index.js"), 'require("sharp")');
  const stack = new Stack(new App({ outdir: join(folder, "s390x"), analyticsReporting: false }), "Stack");
  expect(
    () =>
      new LambdaFunction(stack, "Draws", {
        runtime: Runtime.NODEJS_24_X,
        handler: "index.handler",
        code: deployedCode(built, "s390x" as "x64"),
      }),
  ).toThrow("The package @img/sharp-linux-s390x is not installed on this machine.");
});
