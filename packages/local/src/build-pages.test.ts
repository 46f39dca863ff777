import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildPages, replaceFiles } from "./build-pages.ts";

const assets = 50;
let folder: string;
let served: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-pages-"));
  served = join(folder, "served");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A build whose start page names its release's scripts, and a file that every release has. */
function buildOf(release: string): string {
  const build = join(folder, release);
  mkdirSync(join(build, "assets"), { recursive: true });
  const scripts = Array.from({ length: assets }, (_, index) => `assets/${release}-${index}.js`);
  for (const script of scripts) writeFileSync(join(build, script), release);
  writeFileSync(join(build, "robots.txt"), release);
  writeFileSync(join(build, "index.html"), JSON.stringify(scripts));
  return build;
}

/** What is missing at this moment. Reading blocks the thread that replaces the files, so nothing moves meanwhile. */
function missing(): string[] {
  const named: string[] = JSON.parse(readFileSync(join(served, "index.html"), "utf8"));
  return [...named, "robots.txt"].filter((file) => !existsSync(join(served, file)));
}

it("replaces a build while it is served: what the start page names is there at every moment", async () => {
  await replaceFiles(served, buildOf("first"));
  expect(missing()).toEqual([]);
  let replaced = false;
  const replacing = replaceFiles(served, buildOf("second")).then(() => {
    replaced = true;
  });
  const missed = new Set<string>();
  while (!replaced) {
    for (const file of missing()) missed.add(file);
    await new Promise(setImmediate);
  }
  await replacing;
  expect([...missed]).toEqual([]);
  expect(readFileSync(join(served, "robots.txt"), "utf8")).toBe("second");
  const scripts = readdirSync(join(served, "assets"));
  expect(scripts).toHaveLength(assets);
  expect(scripts.every((name) => name.startsWith("second-"))).toBe(true);
});

it("pages are built again when a source or what was built changed, and else are left as they are", async () => {
  const root = join(folder, "project");
  const [page, script] = [join(root, "web/dist/index.html"), join(root, "web/app.js")];
  mkdirSync(join(root, "web"), { recursive: true });
  mkdirSync(join(root, "packages/one/src"), { recursive: true });
  for (const file of ["pnpm-lock.yaml", "tsconfig.base.json", "web/vite.config.ts"])
    writeFileSync(join(root, file), file.endsWith(".ts") ? "export default {};" : "");
  writeFileSync(join(root, "web/index.html"), '<script type="module" src="/app.js"></script>');
  writeFileSync(script, "console.log(1)");
  const built = async () => {
    const before = statSync(page, { throwIfNoEntry: false })?.ino;
    await buildPages(root);
    return statSync(page).ino !== before;
  };
  expect([await built(), await built()]).toEqual([true, false]);
  writeFileSync(script, "console.log(2)");
  expect([await built(), await built()]).toEqual([true, false]);
  writeFileSync(join(root, "packages/one/src/new.ts"), "");
  expect([await built(), await built()]).toEqual([true, false]);
  rmSync(page);
  expect([await built(), await built()]).toEqual([true, false]);
  writeFileSync(script, "console.log(");
  await expect(buildPages(root)).rejects.toThrow("The pages do not build");
  expect(existsSync(page)).toBe(true);
  writeFileSync(script, "console.log(2)");
  expect(await built()).toBe(true);
}, 60_000);
