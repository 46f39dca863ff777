/**
 * pnpm run mutation [ledger payments …]: how many changes of the code the tests notice, by Stryker with its default
 * mutators, an area after another. The files are changed where they are and put back afterwards, so everything has to be
 * committed. Prints every change that no test noticed, and exits 1 if an area is under 85 %.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type AreaName, areas } from "./areas.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const least = 85;
const names = Object.keys(areas) as AreaName[];
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = wanted.filter((name) => !names.some((one) => one === name));
if (unknown.length > 0) {
  process.stderr.write(`No such area: ${unknown.join(", ")}. Areas: ${names.join(", ")}.\n`);
  process.exit(2);
}
const { stdout } = spawnSync("git", ["status", "--porcelain", "packages"], { cwd: root, encoding: "utf8" });
if (stdout !== "") {
  process.stderr.write("Commit first: the files of packages are changed and put back.\n");
  process.exit(2);
}

interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>;
}
interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
}

let isUnder = false;
for (const name of names.filter((one) => wanted.includes(one))) {
  const folder = mkdtempSync(join(tmpdir(), "marquee-mutation-"));
  try {
    const report = join(folder, "report.json");
    const config = {
      inPlace: true,
      // What is neither changed nor run stays as it is, with its links and modes.
      ignorePatterns: ["web", "infra", "functions", "packages/local", "docs"],
      mutate: areas[name].mutate,
      testRunner: "vitest",
      plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
      vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
      coverageAnalysis: "perTest",
      concurrency: 2,
      // Only a change that never ends may count as noticed by time: a busy machine is three times slower.
      timeoutFactor: 4,
      timeoutMS: 30_000,
      reporters: ["json", "progress-append-only"],
      jsonReporter: { fileName: report },
      tempDirName: join(folder, "stryker"),
      // Workers load TypeScript as Node does; types were checked before.
      checkers: [],
    };
    writeFileSync(join(folder, "stryker.config.json"), JSON.stringify(config));
    const stryker = fileURLToPath(
      new URL("../../bin/stryker.js", import.meta.resolve("@stryker-mutator/core")),
    );
    const ran = spawnSync(process.execPath, [stryker, "run", join(folder, "stryker.config.json")], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, MUTATED_AREA: name },
    });
    if (ran.status !== 0) process.exit(ran.status ?? 1);
    isUnder = !said(name, JSON.parse(readFileSync(report, "utf8")) as Report) || isUnder;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(isUnder ? 1 : 0);

/** Prints an area's score and what survived; false if it is under the least. */
function said(name: AreaName, { files }: Report): boolean {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, source })),
  );
  const valid = all.filter(({ status }) => !/^(Ignored|CompileError|RuntimeError)$/.test(status));
  const noticed = valid.filter(({ status }) => /^(Killed|Timeout)$/.test(status));
  const score = (100 * noticed.length) / valid.length;
  for (const one of valid.filter((each) => !noticed.includes(each))) {
    const { start, end } = one.location;
    const line = one.source.split("\n")[start.line - 1] ?? "";
    const code = line.slice(start.column - 1, start.line === end.line ? end.column - 1 : undefined);
    process.stdout.write(
      `${one.file}:${start.line} ${one.mutatorName}: ${code} → ${one.replacement ?? ""}\n`,
    );
  }
  process.stdout.write(`${name}: ${score.toFixed(1)} % of ${valid.length} changes were noticed\n`);
  return score >= least;
}
