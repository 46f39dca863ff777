import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuildRecord, buildFunctions, rebuildFunctions } from "../../../../functions/build.ts";
import { LocalClock } from "../clock.ts";
import { Functions } from "../lambda/functions.ts";
import { BundleWatch } from "./watch-bundles.ts";

const names = ["written", "renamed", "recreated", "importer", "sharer", "bystander"];
let folder: string;
let functions: Functions;
let watch: BundleWatch;
let record: BuildRecord;
const built: string[] = [];
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

function watchBundles(from: BuildRecord): BundleWatch {
  return new BundleWatch({
    entries: entries(),
    built: from,
    rebuild: (some) => rebuildFunctions(some, join(folder, "dist")),
    isWarm: (name) => functions.isWarm(name),
    onBuilt: (some, now) => {
      record = now;
      built.push(...some);
      functions.reload(some);
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
  record = await buildFunctions(entries(), join(folder, "dist"));
  functions = new Functions({
    models: names.map((name) => ({
      bundle: name,
      name,
      arn: `arn:${name}`,
      memoryMb: 128,
      timeoutMs: 5_000,
      environment: {},
      statements: [],
    })),
    folder: join(folder, "dist"),
    environment: {},
    rewrite: (value) => value,
    clock: new LocalClock(),
    onLine: () => undefined,
    concurrencyOf: () => 2,
  });
  watch = watchBundles(record);
  await watch.start();
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

  it.concurrent("is live in each function that imports the file, and rebuilds no other", {
    timeout: 30_000,
  }, async ({ expect }) => {
    writeFileSync(source("shared"), shared("edit 1"));
    for (const name of ["importer", "sharer"])
      await expect.poll(() => answered(name), { timeout: 10_000 }).toBe("edit 1");
    expect(built.filter((name) => name === "importer")).toHaveLength(1);
    expect(await answered("bystander")).toBe("edit 0");
    expect(built).not.toContain("bystander");
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

describe("an edit that reaches many functions", () => {
  it("builds those in use first and never all at once", async () => {
    const many = Array.from({ length: 30 }, (_, index) => `f${index}`);
    const file = join(folder, "src/base.ts");
    writeFileSync(file, "export {};");
    const batches: string[][] = [];
    const reached = new BundleWatch({
      entries: Object.fromEntries(many.map((name) => [name, `/${name}`])),
      built: {
        startedAtMs: 0,
        imports: { [file]: [], ...Object.fromEntries(many.map((name) => [`/${name}`, [file]])) },
      },
      isWarm: (name) => name === "f29",
      rebuild: async (entries) => {
        batches.push(Object.keys(entries));
        return {};
      },
      onBuilt: () => undefined,
      onFailed: () => undefined,
    });
    await reached.start();
    await reached.stop();
    expect(batches[0]?.[0]).toBe("f29");
    expect(batches.map(({ length }) => length)).toEqual([12, 12, 6]);
    expect(batches.flat().sort()).toEqual([...many].sort());
  });
});

describe("what was edited while the watch was stopped", () => {
  it("is built before the next start continues, and nothing else is", async () => {
    await watch.stop();
    // Files saved just before the last build are rebuilt to be safe. Backdate them, or that would spoil this test.
    const old = new Date(Date.now() - 60_000);
    for (const name of [...names, "shared", "late"]) utimesSync(source(name), old, old);
    writeFileSync(source("renamed"), answer("edited meanwhile"));
    built.length = 0;
    watch = watchBundles(record);
    await watch.start();
    expect(built).toEqual(["renamed"]);
    expect(await answered("renamed")).toBe("edited meanwhile");
  });

  it("leaves nothing besides the bundle and its map", () => {
    expect(readdirSync(join(folder, "dist/renamed")).sort()).toEqual(["index.cjs", "index.cjs.map"]);
  });
});
