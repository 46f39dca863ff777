/**
 * `pnpm check [base]`: what is quick to know about a change. Everything static, the structure of the tree, and of what
 * differs from `base`, or without one from the branch's upstream, the lint and the unit and web tests.
 * `pnpm test:quick` runs all tests that need no emulator.
 */
import { spawnSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type Check, inSlots, runCheck, staticChecks } from "./support/checks.ts";

const root = join(import.meta.dirname, "..");
const cores = availableParallelism();
const vitest = (name: string, ...args: string[]): Check => ({
  name,
  command: [`vitest run --reporter=dot --maxWorkers=${cores}`, ...args].join(" "),
});

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.trim() : undefined;
}

/** The files that the linter has to read; undefined for the whole tree, as when its own settings have changed. */
function lintedSince(base: string): string[] | undefined {
  const changed = git("diff", "--name-only", "--diff-filter=d", base);
  const added = git("ls-files", "--others", "--exclude-standard");
  if (changed === undefined || added === undefined) return undefined;
  const files = `${changed}\n${added}`.split("\n");
  return files.includes(".oxlintrc.json") ? undefined : files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
}

/** The commit at which the change began; undefined if the branch has no upstream, so that everything runs. */
const base = git("merge-base", "HEAD", process.argv[2] ?? "@{upstream}");
const failed: string[] = [];
const startedMs = performance.now();
const seconds = () => Math.round((performance.now() - startedMs) / 1_000);
const say = (what: string) => process.stdout.write(`\n=== ${what} (${seconds()} s)\n`);

const checks = [
  vitest(
    base === undefined ? "Unit and web tests" : "Unit and web tests of what changed",
    ...["unit", "functions", "web", "web-own-thread"].map((project) => `--project ${project}`),
    ...(base === undefined ? [] : [`--changed=${base}`, "--passWithNoTests"]),
  ),
  vitest("Structure", "--project architecture"),
  ...staticChecks(base === undefined ? undefined : lintedSince(base)),
];
await inSlots(
  cores,
  checks.map((check) => async () => {
    if (!(await runCheck(check, say))) failed.push(check.name);
  }),
);
say(failed.length === 0 ? "Everything passes" : `Failed: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
