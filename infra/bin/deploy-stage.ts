import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Stage } from "@marquee/contracts/stage-names";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const cdk = join(root, "infra/node_modules/.bin/cdk");

export type Environment = Readonly<Record<string, string>>;

/** Runs a command with its output shown, at the root unless another folder is given, and returns its exit code. */
export function run(command: string, args: readonly string[], env: Environment = {}, cwd = root): number {
  const ran = spawnSync(command, args, { cwd, stdio: "inherit", env: { ...process.env, ...env } });
  return ran.status ?? 1;
}

/** Prepares an account's region for deployments, which changes nothing where it is. */
export function bootstrap(place: string, env: Environment): number {
  // Where cdk finds an app, it builds and synthesizes all of it first, for nothing.
  return run(cdk, ["bootstrap", place, "--no-notices"], env, tmpdir());
}

/** Takes what was synthesized into `cdk.out` last, not what the sources have become since. */
export const asSynthesized = ["--app", "cdk.out", "--build", "true"] as const;

/**
 * Builds and synthesizes a stage into `cdk.out`, writes what its deployment will change into a file there, and returns
 * its path; undefined if one of these failed, which has said why. Nothing in the account is touched.
 */
export function saveDiff(stage: Stage, env: Environment): string | undefined {
  if (run(cdk, ["synth", "--quiet", ...contextOf(stage)], env) !== 0) return undefined;
  const compare = [
    "diff",
    "--all",
    "--method",
    "template",
    "--no-color",
    ...contextOf(stage),
    ...asSynthesized,
  ];
  const { status, stdout, stderr } = spawnSync(cdk, compare, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...env },
    maxBuffer: diffBytesMax,
  });
  if (status !== 0) {
    process.stderr.write(`${stdout}${stderr}`);
    return undefined;
  }
  const path = join("cdk.out", `diff-${stage}.txt`);
  writeFileSync(join(root, path), `${stdout}${stderr}`);
  return path;
}
const diffBytesMax = 256 * 1_024 * 1_024;

const contextOf = (stage: Stage) => ["--context", `stage=${stage}`];

/** Deploys every stack of a stage; cdk itself builds functions and pages first, as cdk.json says. */
export function deployStacks(
  stage: Stage,
  approval: "broadening" | "never",
  env: Environment,
  ...also: readonly string[]
): number {
  const outputs = ["--outputs-file", outputsFile(stage)];
  return run(
    cdk,
    ["deploy", "--all", ...contextOf(stage), "--require-approval", approval, ...outputs, ...also],
    env,
  );
}

/** What the last deployment of a stage said about it, such as its address, by the output's name. */
export function outputOf(stage: Stage, name: string): string | undefined {
  const stacks: Record<string, Record<string, string>> = JSON.parse(readFileSync(outputsFile(stage), "utf8"));
  const outputs = Object.values(stacks).flatMap((stack) => Object.entries(stack));
  return outputs.find(([key]) => key.includes(name))?.[1];
}

/** The commit that is checked out; `changed` if files differ from it. */
export function commitHere(): { commit: string; changed: boolean } {
  const git = (...args: string[]) => spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout.trim();
  return { commit: git("rev-parse", "HEAD"), changed: git("status", "--porcelain") !== "" };
}

/** Fills a stage's table with what every stage needs; with `--demo` also with the demo's accounts and events. */
export function seed(stage: Stage, env: Environment = {}, ...flags: readonly "--demo"[]): number {
  const table = { TABLE_NAME: `marquee-${stage}` };
  return run(process.execPath, ["packages/seed/bin/seed-catalog.ts", ...flags], { ...env, ...table });
}

function outputsFile(stage: Stage): string {
  return join(root, "cdk.out", `outputs-${stage}.json`);
}
