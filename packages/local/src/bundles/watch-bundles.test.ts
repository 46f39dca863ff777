import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildLocal, type LocalBuild, readLocalBuild } from "../../../../functions/build-local.ts";
import { LocalClock } from "../clock.ts";
import { Functions } from "../lambda/functions.ts";
import { BundleWatch } from "./watch-bundles.ts";

const names = ["written", "renamed", "recreated", "importer", "sharer"];
let folder: string;
let functions: Functions;
let watch: BundleWatch;
let builds = 0;
const failures: unknown[] = [];

const source = (name: string) => join(folder, "src", `${name}.ts`);
const answer = (text: string) =>
  `export const handler = async (): Promise<string> => ${JSON.stringify(text)};\n`;
const imported = 'import { text } from "./shared.ts";\nexport const handler = async () => text();\n';
const shared = (text: string) => `export function text(): string { return ${JSON.stringify(text)}; }\n`;
const entries = () => Object.fromEntries(names.map((name) => [name, source(name)]));

async function answered(name: string): Promise<unknown> {
  const outcome = await functions.invoke(`arn:${name}`, {});
  return outcome.kind === "ok" ? outcome.payload : outcome;
}

const build = () => buildLocal(entries(), join(folder, "dist"));

function watchBundles(built: LocalBuild): BundleWatch {
  return new BundleWatch({
    built,
    rebuild: build,
    onBuilt: () => {
      builds += 1;
      functions.reload();
    },
    onFailed: (error) => failures.push(error),
  });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-watch-"));
  mkdirSync(join(folder, "src"));
  writeFileSync(source("shared"), shared("edit 0"));
  for (const name of names)
    writeFileSync(source(name), name === "importer" || name === "sharer" ? imported : answer("edit 0"));
  const old = new Date(Date.now() - 60_000);
  for (const name of [...names, "shared"]) utimesSync(source(name), old, old);
  functions = new Functions({
    folder: join(folder, "dist"),
    clock: new LocalClock(),
    onLine: () => undefined,
  });
  functions.serveWith({
    models: names.map((name) => ({
      bundle: name,
      name,
      arn: `arn:${name}`,
      memoryMb: 128,
      timeoutMs: 5_000,
      environment: {},
      statements: [],
    })),
    environment: {},
    rewrite: (value) => value,
    concurrencyOf: () => 2,
  });
  watch = watchBundles(await build());
  watch.start();
});

afterAll(async () => {
  await watch.stop();
  await functions.stop();
  rmSync(folder, { recursive: true, force: true });
});

const saves: Record<string, (file: string, text: string) => void> = {
  written: (file, text) => writeFileSync(file, text),
  renamed: (file, text) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  recreated: (file, text) => {
    rmSync(file);
    writeFileSync(file, text);
  },
};

describe("an edit of a function that is kept warm", () => {
  it.concurrent.for(Object.keys(saves))(
    "is live ten times in a row when its file is %s",
    { timeout: 60_000 },
    async (name, { expect }) => {
      for (let edit = 1; edit <= 10; edit += 1) {
        expect(await answered(name)).toBe(`edit ${edit - 1}`);
        saves[name]?.(source(name), answer(`edit ${edit}`));
        await expect.poll(() => answered(name), { timeout: 10_000, interval: 20 }).toBe(`edit ${edit}`);
      }
    },
  );

  it.concurrent("is live in each function that imports the file", {
    timeout: 30_000,
  }, async ({ expect }) => {
    writeFileSync(source("shared"), shared("edit 1"));
    for (const name of ["importer", "sharer"])
      await expect.poll(() => answered(name), { timeout: 10_000 }).toBe("edit 1");
  });
});

describe("a function that does not compile", () => {
  it("keeps its last good bundle, and is built as soon as the missing file exists", async () => {
    writeFileSync(source("written"), 'export { handler } from "./late.ts";\n');
    await expect.poll(() => failures.length, { timeout: 10_000 }).toBeGreaterThan(0);
    expect(await answered("written")).toBe("edit 10");
    // Wait, so that this edit is not seen in the same check as the previous one.
    await pause(300);
    writeFileSync(source("late"), answer("at last"));
    await expect.poll(() => answered("written"), { timeout: 10_000 }).toBe("at last");
  }, 30_000);
});

describe("what was edited while the watch was stopped", () => {
  it("is built at the next start, and nothing is built if nothing was edited", async () => {
    await watch.stop();
    const kept = readLocalBuild(join(folder, "dist"));
    if (!kept) throw new Error("Nothing is built");
    builds = 0;
    const old = new Date(Date.now() - 60_000);
    for (const name of [...names, "shared", "late"]) utimesSync(source(name), old, old);
    watch = watchBundles(kept);
    watch.start();
    await watch.stop();
    expect(builds).toBe(0);
    writeFileSync(source("renamed"), answer("edited meanwhile"));
    // By this process's clock, which may be set apart from the kernel's.
    utimesSync(source("renamed"), new Date(), new Date());
    watch = watchBundles(kept);
    watch.start();
    await watch.stop();
    expect(builds).toBe(1);
    expect(await answered("renamed")).toBe("edited meanwhile");
  });

  it("leaves nothing besides the bundles, their maps and the record", () => {
    expect(readdirSync(join(folder, "dist/renamed")).sort()).toEqual(["index.js", "index.js.map"]);
    expect(readdirSync(join(folder, "dist")).sort()).toEqual(
      [...names, "build.json", "package.json", "packages.cjs", "packages.cjs.map"].sort(),
    );
  });
});
