import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

/** Loads modules in a fresh process and returns those that used `Intl` while loading. */
function usersOfIntl(files: readonly string[]): string[] {
  const script = `
    const users = new Set();
    const note = () => {
      const own = /file:[^\\s)]+\\/src\\/[^\\s):]+\\.ts/.exec(new Error().stack ?? "");
      if (own) users.add(own[0]);
    };
    for (const name of Object.getOwnPropertyNames(Intl)) {
      const Made = Intl[name];
      if (typeof Made !== "function" || !/^[A-Z]/.test(name)) continue;
      Intl[name] = new Proxy(Made, {
        construct: (target, given) => (note(), Reflect.construct(target, given)),
        apply: (target, self, given) => (note(), Reflect.apply(target, self, given)),
      });
    }
    for (const [of, name] of [[Number, "toLocaleString"], [Date, "toLocaleDateString"], [Date, "toLocaleString"]]) {
      const used = of.prototype[name];
      of.prototype[name] = function (...given) { note(); return used.apply(this, given); };
    }
    for (const file of ${JSON.stringify(files)}) await import(file);
    process.stdout.write(JSON.stringify([...users]));
    process.exit();
  `;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }),
  );
}

test("no function's module formats anything while loading, which would cost each start ten milliseconds", () => {
  const files = globSync(
    "packages/{contracts,core,table,adapters,local-strategist,concept-boards}/src/**/*.ts",
    {
      cwd: root,
    },
  ).filter((path) => !isTest(path) && !path.endsWith(".d.ts"));
  expect(files.length).toBeGreaterThan(400);
  expect(usersOfIntl(files.map((path) => join(root, path)))).toEqual([]);
}, 60_000);

test("a module that did would be detected", () => {
  const folder = mkdtempSync(join(tmpdir(), "marquee-intl-"));
  const file = join(folder, "src/of.ts");
  try {
    mkdirSync(join(folder, "src"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const code of ['new Intl.ListFormat("en-US")', '(1000).toLocaleString("en-US")']) {
      writeFileSync(file, `export const made = ${code};`);
      expect(usersOfIntl([file])).toHaveLength(1);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("no formatter of the web app is created before it is used", () => {
  const madeAtLoad = /^(?:export )?const [^=]+= new Intl\./m;
  const files = globSync("web/src/**/*.{ts,tsx}", { cwd: root }).filter((path) => !isTest(path));
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => madeAtLoad.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
  expect('const day = new Intl.DateTimeFormat("en-US");').toMatch(madeAtLoad);
});
