import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { replaceFiles } from "./build-pages.ts";

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
