import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { buildFunctions } from "../../functions/build.ts";
import { buildLocal } from "../../functions/build-local.ts";
import { ensureHeadlessChromium } from "../support/chromium.ts";

export const root = join(import.meta.dirname, "../..");

/** An external store is slower than the embedded one. */
const timeoutMs = 180_000;

/** Prints a sentence and exits with a failure. */
export function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** Runs a program with its output shown; returns its exit code, or undefined if there is no such program. */
export async function run(
  program: string,
  args: string[],
  settings: Record<string, string> = {},
): Promise<number | undefined> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...settings },
  });
  try {
    const [code] = await once(child, "exit");
    return code ?? 1;
  } catch {
    return undefined;
  }
}

interface SuiteOptions {
  /** What to do before each of the two suites. */
  before?: () => Promise<void>;
  /** How many stages the journeys are spread over; only if each stage has its own store. */
  journeyShards?: number;
}

/** Builds, then runs the contract tests and the journeys with these settings, and exits with their result. */
export async function runSuites(
  settings: Record<string, string>,
  { before = async () => undefined, journeyShards = 1 }: SuiteOptions = {},
): Promise<never> {
  const bin = (name: string) => join(root, "node_modules/.bin", name);
  await buildFunctions();
  await buildLocal();
  if ((await run(bin("vite"), ["build", "web", "--logLevel", "warn"])) !== 0) fail("The pages do not build.");
  ensureHeadlessChromium();
  const failed: string[] = [];
  for (const [suite, shards] of [
    ["contract", 1],
    ["journeys", journeyShards],
  ] as const) {
    await before();
    const times = ["--testTimeout", `${timeoutMs}`, "--hookTimeout", `${timeoutMs}`];
    const codes = await Promise.all(
      Array.from({ length: shards }, (_, index) =>
        run(bin("vitest"), ["run", "--project", suite, `--shard=${index + 1}/${shards}`, ...times], settings),
      ),
    );
    if (codes.some((code) => code !== 0)) failed.push(suite);
  }
  const place = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  if (failed.length > 0) fail(`\nFailed with ${place.join(" ")}: ${failed.join(", ")}.`);
  process.stdout.write(`\nThe contract tests and the journeys pass with ${place.join(" ")}.\n`);
  process.exit(0);
}
