/** Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { buildFunctions } from "../functions/build.ts";
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

/** One run of Vitest: its projects, or a part of one. */
interface Run {
  name: string;
  projects: string[];
  /** Such as `1/2`; each part has a stage of its own, so that one journey's clock and switches are not another's. */
  part?: string;
  /** Files side by side in it. */
  workers?: number;
}

/** The runs in their order, so many side by side: whenever one has ended, the next begins. */
async function tests(runs: Run[], sideBySide: number): Promise<void> {
  async function lane(): Promise<void> {
    for (let next = runs.shift(); next; next = runs.shift()) {
      const { name, projects, part = "1/1", workers = 1 } = next;
      say(`${name}: begun`);
      await shard(projects, part, workers);
      say(`${name}: ended`);
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, lane));
}

/** The files of a project in so many runs. */
function parts(name: string, project: string, count: number): Run[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `${name} (${index + 1} of ${count})`,
    projects: [project],
    part: `${index + 1}/${count}`,
  }));
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
);
say("Bundling the functions");
await buildFunctions();
await checks(["Web build", bin("vite"), "build", "web", "--logLevel", "warn"]);
// By itself Vitest leaves a core idle, which on a small machine is half of them.
const workers = availableParallelism();
await tests(
  [
    {
      name: "Unit, web, architecture and infrastructure tests",
      projects: ["unit", "functions", "web", "web-own-thread", "architecture", "simulation", "morgan"],
      workers,
    },
    { name: "Storage against the emulator", projects: ["store"], workers },
  ],
  1,
);
ensureHeadlessChromium();
// Each leaves cores idle in its own way: passwords are hashed elsewhere, killed processes have to be missed, pages load.
// So twice as many as there are cores, the longest first.
await tests(
  [
    ...parts("Journeys in the browser", "journeys", 2),
    ...parts("Every route through the local runtime", "contract", 2),
    { name: "Killed processes and injected faults", projects: ["faults"] },
    { name: "Who may do what, and what must never be seen", projects: ["security"] },
  ],
  2 * workers,
);
// By themselves: each of the two has a page open for each of six people.
const crawls = parts("Every control, as npm start and npm run dev serve it", "crawl", 2);
await tests(crawls, crawls.length);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
