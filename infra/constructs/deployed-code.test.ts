import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, Stack } from "aws-cdk-lib";
import { Architecture, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { expect, test } from "vitest";
import { buildFunctions, functionEntries } from "../../functions/build.ts";
import { deployedCode } from "./deployed-code.ts";

/** The folder that CDK would upload for a function. */
async function assetOf(name: string): Promise<string> {
  const outdir = mkdtempSync(join(tmpdir(), "marquee-bundle-"));
  await buildFunctions({ [name]: functionEntries()[name] ?? "" }, outdir);
  const app = new App({ analyticsReporting: false, outdir: mkdtempSync(join(tmpdir(), "marquee-assets-")) });
  new LambdaFunction(new Stack(app, "stack"), "Function", {
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    handler: "index.handler",
    code: deployedCode(join(outdir, name)),
  });
  const asset = readdirSync(app.outdir).find((file) => file.startsWith("asset."));
  return join(app.outdir, asset ?? "missing");
}

test("the function that draws pictures is deployed with sharp and its code for Lambda's processor", async () => {
  const asset = await assetOf("http-pictures");
  const { version, optionalDependencies } = JSON.parse(
    readFileSync(join(asset, "node_modules/sharp/package.json"), "utf8"),
  );
  for (const part of ["@img/sharp-linux-arm64", "@img/sharp-libvips-linux-arm64"]) {
    const manifest = JSON.parse(readFileSync(join(asset, "node_modules", part, "package.json"), "utf8"));
    expect(manifest.version, part).toBe(optionalDependencies[part]);
    expect(manifest).toMatchObject({ os: ["linux"], cpu: ["arm64"] });
  }
  const binary = join(asset, `node_modules/@img/sharp-linux-arm64/lib/sharp-linux-arm64-${version}.node`);
  // The ELF header's field for the processor; 183 is AArch64.
  expect(readFileSync(binary).readUInt16LE(18)).toBe(183);
  const vips = join(asset, "node_modules/@img/sharp-libvips-linux-arm64/lib");
  const library =
    readFileSync(binary)
      .toString("latin1")
      .match(/libvips-cpp\.so[.\d]+/)?.[0] ?? "missing";
  expect(readFileSync(join(vips, library)).readUInt16LE(18)).toBe(183);
  expect(statSync(join(vips, library)).size).toBeGreaterThan(1_000_000);
}, 30_000);

test("everything that sharp requires is found next to the bundle", async () => {
  const asset = await assetOf("http-pictures");
  const manifestOf = (name: string) =>
    JSON.parse(readFileSync(join(asset, "node_modules", name, "package.json"), "utf8"));
  const wanted = Object.keys(manifestOf("sharp").dependencies);
  expect(wanted.length).toBeGreaterThan(0);
  for (const name of wanted) {
    expect(manifestOf(name).name).toBe(name);
    expect(manifestOf(name).dependencies ?? {}, name).toEqual({});
  }
}, 30_000);

test("any other function is deployed as built, with nothing next to its bundle", async () => {
  const asset = await assetOf("http-account");
  expect(statSync(join(asset, "index.cjs")).isFile()).toBe(true);
  expect(statSync(join(asset, "node_modules"), { throwIfNoEntry: false })).toBeUndefined();
}, 30_000);
