import { spawnSync } from "node:child_process";
import { join } from "node:path";

/**
 * Runs tests with every process two years ahead, so that a date that is still in the future today turns a test red now
 * and not one morning. Run with `pnpm test:later`, or for some projects: `pnpm test:later unit`.
 *
 * libfaketime is preloaded into Node and so reaches its threads, the functions' containers and the emulators of queues
 * and files, which run in it. The table's emulator is linked statically, so nothing can be preloaded into it: it keeps
 * the machine's time, by which rows expire later than they would, and stores whatever time it is told.
 */
const yearsAhead = 2;
const projects = process.argv.length > 2 ? process.argv.slice(2) : ["unit", "contract"];

const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");

if (spawnSync("faketime", ["--version"]).error) {
  process.stderr.write(
    "The tests of a later day need the program faketime, which is not installed. Install it with `apt-get install faketime` (Debian, Ubuntu) or `brew install libfaketime` (macOS), and run this again.\n",
  );
  process.exit(1);
}

for (const project of projects) {
  process.stdout.write(`${project}, ${yearsAhead} years ahead\n`);
  const { status } = spawnSync(
    "faketime",
    ["-m", "-f", `+${yearsAhead * 365}d`, process.execPath, vitest, "run", "--project", project],
    {
      cwd: root,
      stdio: "inherit",
      // Time-outs and pauses are as long as ever.
      env: { ...process.env, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
