/** Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { ensureHeadlessChromium } from "./support/chromium.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const reports = mkdtempSync(join(tmpdir(), "marquee-test-"));
const counts = { passed: 0, failed: 0 };
/** Named again at the end: the output before it is long, and a CI may show only the last of it. */
const failures: string[] = [];
const startedMs = performance.now();
/** In the log of a CI, a color around every dot is most of what there is. */
const plainUnlessWatched = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: "1" };

function say(what: string): void {
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  process.stdout.write(`\n=== ${what} (${seconds} s)\n`);
}

/** Checks that are one pass or one failure each, as many side by side as there are cores; each prints when it ends. */
async function checks(...waiting: [name: string, command: string, ...args: string[]][]): Promise<void> {
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, command, ...args] = next;
      const ran = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
      const [printed, complained, [status]] = await Promise.all([
        text(ran.stdout),
        text(ran.stderr),
        once(ran, "close"),
      ]);
      say(name);
      process.stdout.write(printed + complained);
      counts[status === 0 ? "passed" : "failed"] += 1;
      if (status !== 0) failures.push(name);
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** How a run uses the cores: files side by side in it, and runs side by side, each with a stage of its own. */
interface Cores {
  workers?: number;
  shards?: number;
}

async function tests(
  name: string,
  projects: string[],
  { workers = 1, shards = 1 }: Cores = {},
): Promise<void> {
  say(name);
  await Promise.all(
    Array.from({ length: shards }, (_, index) => shard(projects, `${index + 1}/${shards}`, workers)),
  );
}

async function shard(projects: string[], part: string, workers: number): Promise<void> {
  const report = join(reports, `${projects[0]}-${part.replace("/", "-of-")}.json`);
  const selected = projects.flatMap((project) => ["--project", project]);
  const ran = spawn(
    bin("vitest"),
    [
      "run",
      ...selected,
      `--shard=${part}`,
      `--maxWorkers=${workers}`,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, env: plainUnlessWatched, stdio: ["ignore", "inherit", "inherit"] },
  );
  const [status] = await once(ran, "exit");
  const counted = readReport(report);
  counts.passed += counted?.numPassedTests ?? 0;
  counts.failed += counted?.numFailedTests ?? 0;
  for (const { name, message, assertionResults } of counted?.testResults ?? []) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(`${file} > ${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    if (message && failed.length === 0) failures.push(`${file}\n${firstLines(message)}`);
  }
  // A file that cannot even load, or a stray rejection, fails the run without failing a test.
  if (status !== 0 && !counted?.numFailedTests) {
    counts.failed += 1;
    failures.push(`${projects.join(", ")} (part ${part})`);
  }
}

/** What `run.ts` reads of Vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Undefined when the run ended before it could write one. */
function readReport(path: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function firstLines(message = "", lines = 12): string {
  return message
    .split("\n", lines)
    .map((line) => `    ${line}`)
    .join("\n");
}

await checks(
  ["Types", bin("tsc"), "-p", "tsconfig.json"],
  ["Types of the web app", bin("tsc"), "-p", "web/tsconfig.json"],
  ["Types of the tests", bin("tsc"), "-p", "test/tsconfig.json"],
  ["Lint", bin("oxlint"), "--deny-warnings"],
  ["Import boundaries", process.execPath, "test/scripts/check-boundaries.ts"],
  ["Spelling", bin("cspell"), "lint", "--no-progress", "--no-summary", "**/*.{ts,tsx,mjs,cjs,md,html}"],
  ["Dead code", bin("knip")],
  ["Format", bin("biome"), "check", "."],
  ["Bundles of the functions", process.execPath, "functions/build.ts"],
  ["Web build", bin("vite"), "build", "web", "--logLevel", "warn"],
);
// By itself Vitest leaves a core idle, which on a small machine is half of them; one file more than there are cores fills
// what others leave while they wait.
await tests(
  "Unit, web, architecture and infrastructure tests",
  ["unit", "functions", "web", "web-own-thread", "architecture", "simulation", "morgan"],
  { workers: availableParallelism() + 1 },
);
await tests("Storage against the emulator", ["store"], { workers: availableParallelism() });
// They leave a core idle, each in its own way: passwords are hashed elsewhere, and killed processes have to be missed.
// The routes share a stage: a second one would start every function once more.
await Promise.all([
  tests("Every route through the local runtime", ["contract"], { workers: 2 }),
  tests("Who may do what, and what must never be seen", ["security"]),
  tests("Killed processes and injected faults", ["faults"]),
]);
say("Browser");
ensureHeadlessChromium();
// Each shard has a stage of its own, so that one journey's clock and switches are not another's.
await tests("Journeys in the browser", ["journeys"], { shards: 3 });
// After the journeys: it starts the product by its own command, which builds the pages that journeys are served.
await tests("Every control, as npm start and npm run dev serve it", ["crawl"], { shards: 2 });

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
