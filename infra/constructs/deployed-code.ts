import { cpSync, mkdirSync, readFileSync, realpathSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join } from "node:path";
import { AssetHashType, DockerImage } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import { nativePackages, readFonts, shaper } from "../../functions/native-packages.ts";
import type { Processor } from "../config/stages.ts";

/** Where the functions' dependencies are looked up. */
const functionsFolder = new URL("../../functions/", import.meta.url);

/** A function's deployment package: its built folder with, next to the bundle, the native packages it requires. */
export function deployedCode(folder: string, processor: Processor): Code {
  const bundle = readFileSync(join(folder, "index.js"), "utf8");
  const required = Object.keys(nativePackages).filter((name) =>
    ["require", "import"].some((call) => bundle.includes(`${call}("${name}")`)),
  );
  if (required.length === 0) return Code.fromAsset(folder);
  return Code.fromAsset(folder, {
    assetHashType: AssetHashType.OUTPUT,
    bundling: {
      // CDK requires an image, but uses it only if `tryBundle` returns false.
      image: DockerImage.fromRegistry("none"),
      local: {
        tryBundle(output) {
          cpSync(folder, output, { recursive: true });
          for (const name of required) {
            const manifest = copyPackage(name, functionsFolder, output);
            for (const part of nativePackages[name] ?? [])
              copyPackage(part.replace("{processor}", processor), manifest, output);
          }
          if (required.includes(shaper)) copyFonts(output);
          return true;
        },
      },
    },
  });
}

/**
 * Copies a package and all its dependencies into `node_modules` and returns where its manifest was. Optional packages
 * are for other platforms.
 */
function copyPackage(name: string, requiredBy: URL | string, output: string): string {
  const manifest = manifestOf(name, requiredBy) ?? manifestOf(name, functionsFolder);
  if (manifest === undefined) throw new Error(`The package ${name} is not installed on this machine.`);
  cpSync(dirname(manifest), join(output, "node_modules", name), {
    recursive: true,
    dereference: true,
    filter: (path) => basename(path) !== "node_modules",
  });
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, "utf8")) as { dependencies?: object };
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, manifest, output);
  return manifest;
}

/** Where an installed package's manifest really is: pnpm keeps a package's dependencies next to it. */
function manifestOf(name: string, requiredBy: URL | string): string | undefined {
  try {
    const found = findPackageJSON(name, requiredBy);
    return found === undefined ? undefined : realpathSync(found);
  } catch {
    return undefined;
  }
}

/** Copies what is read of the font packages: each has more weights, widths and formats. */
function copyFonts(output: string): void {
  for (const { packageName, file } of readFonts()) {
    const from = dirname(findPackageJSON(packageName, functionsFolder) ?? packageName);
    const to = join(output, "node_modules", packageName);
    for (const name of ["package.json", "LICENSE", file]) {
      mkdirSync(dirname(join(to, name)), { recursive: true });
      cpSync(join(from, name), join(to, name), { dereference: true });
    }
  }
}
