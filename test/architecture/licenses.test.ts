import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Licenses that ask no more of whoever serves the product than to name the authors. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Python-2.0",
  "Unlicense",
  "Zlib",
]);

/** Compiled and deployed as files of their own beside the bundle, as the LGPL asks. */
const replaceable = /^@img\/sharp-libvips-/;

interface Manifest {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Whether an SPDX expression of AND and OR, without groups inside others, leaves us a license that is allowed. */
function isAllowed(expression: string): boolean {
  const parts = expression.replaceAll(/[()]/g, "").split(" OR ");
  return parts.some((part) => part.split(" AND ").every((license) => allowed.has(license)));
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;

/** A package that names no license may still have MIT's text in its license's file. */
function licenseOf(folder: string, { license }: Manifest): string {
  if (license !== undefined) return license;
  const file = join(folder, "LICENSE");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  return /^MIT License$/m.test(text) ? "MIT" : "none";
}

/** Where Node finds a package from a folder; undefined if it is not installed, as one for another processor. */
function installed(name: string, from: string): string | undefined {
  const folder = join(from, "node_modules", name);
  if (existsSync(folder)) return realpathSync(folder);
  return dirname(from) === from ? undefined : installed(name, dirname(from));
}

/** Everything that the functions and the pages need in production, by its folder. Missing packages are in `missing`. */
function deployed(): { packages: Map<string, Manifest>; missing: string[] } {
  const packages = new Map<string, Manifest>();
  const missing: string[] = [];
  function add(folder: string): void {
    if (packages.has(folder)) return;
    const manifest = manifestOf(folder);
    packages.set(folder, manifest);
    const { dependencies = {}, optionalDependencies = {} } = manifest;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = installed(name, folder);
      if (found) add(found);
      else if (!(name in optionalDependencies)) missing.push(`${manifest.name} needs ${name}`);
    }
  }
  for (const part of ["functions", "web"]) add(join(root, part));
  // Tools of the build whose own icons and styles are in the pages.
  for (const name of ["lucide-react", "tailwindcss"]) add(installed(name, join(root, "web")) ?? name);
  return { packages, missing };
}

it("whatever is deployed has a license that allows it", () => {
  const { packages, missing } = deployed();
  expect(missing).toEqual([]);
  const others = [...packages]
    .map(([folder, manifest]) => ({ name: manifest.name, license: licenseOf(folder, manifest) }))
    .filter(({ name }) => !name.startsWith("@marquee/"));
  expect(others.length).toBeGreaterThan(200);
  const refused = others.filter(
    ({ name, license }) =>
      !isAllowed(license) && !(replaceable.test(name) && license === "LGPL-3.0-or-later"),
  );
  expect(refused).toEqual([]);
});

it("refuses a package that leaves no allowed license to choose", () => {
  const examples = [
    "GPL-3.0-only",
    "MIT AND GPL-3.0-only",
    "SEE LICENSE IN LICENSE.md",
    "none",
    "UNLICENSED",
  ];
  expect(examples.filter(isAllowed)).toEqual([]);
  expect(["MIT", "(MIT OR GPL-3.0-or-later)", "(MIT AND Zlib)"].every(isAllowed)).toBe(true);
});
