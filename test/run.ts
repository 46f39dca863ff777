/** Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";

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

/** Runs tasks in their order, as many side by side as there are slots. */
async function inSlots(slots: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  await Promise.all(Array.from({ length: slots }, work));
}

/** A command that is one pass or one failure; it prints when it ends. */
function check(name: string, command: string, ...args: string[]): () => Promise<void> {
  return async () => {
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
  };
}

/** One run of Vitest: its projects, and how it uses the cores. */
interface Run {
  name: string;
  projects: string[];
  /** Files side by side; 1 unless told. */
  workers?: number;
  /** Which part of the projects' files, such as "1/3"; all of them unless told. */
  part?: string;
  /** The one file to run. */
  file?: string;
}

async function tests({ name, projects, workers = 1, part = "1/1", file }: Run): Promise<void> {
  say(name);
  const report = join(reports, `${name}.json`);
  const selected = projects.flatMap((project) => ["--project", project]);
  const ran = spawn(
    bin("vitest"),
    [
      "run",
      ...selected,
      ...(file === undefined ? [] : [file]),
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
  for (const { name: path, message, assertionResults } of counted?.testResults ?? []) {
    const tested = relative(root, path);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(`${tested} > ${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    if (message && failed.length === 0) failures.push(`${tested}\n${firstLines(message)}`);
  }
  // A file that cannot even load, or a stray rejection, fails the run without failing a test.
  if (status !== 0 && !counted?.numFailedTests) {
    counts.failed += 1;
    failures.push(name);
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

const cores = availableParallelism();
// Those that take longest first, so that no core waits for the last one.
await inSlots(cores, [
  check("Bundles of the functions", process.execPath, "functions/build.ts"),
  check("Spelling", bin("cspell"), "lint", "--no-progress", "--no-summary", "**/*.{ts,tsx,mjs,cjs,md,html}"),
  check("Lint", bin("oxlint"), "--deny-warnings"),
  check("Web build", bin("vite"), "build", "web", "--logLevel", "warn"),
  check("Types", bin("tsc"), "-p", "tsconfig.json"),
  check("Types of the tests", bin("tsc"), "-p", "test/tsconfig.json"),
  check("Types of the web app", bin("tsc"), "-p", "web/tsconfig.json"),
  check("Import boundaries", process.execPath, "test/scripts/check-boundaries.ts"),
  check("Dead code", bin("knip")),
  check("Browser", process.execPath, "test/scripts/ensure-browser.ts"),
  check("Format", bin("biome"), "check", "."),
]);
// By itself Vitest leaves a core idle, which on a small machine is half of them; one file more than there are cores fills
// what others leave while they wait.
await tests({
  name: "Unit, web, architecture and infrastructure tests",
  projects: ["unit", "functions", "web", "web-own-thread", "architecture", "simulation", "morgan"],
  workers: cores + 1,
});
await tests({ name: "Storage against the emulator", projects: ["store"], workers: cores });

// What is left waits for processes, passwords and pages as much as it computes, so one run more than there are cores. Each
// begins as soon as another has ended; each has a stage of its own, so that one's clock and switches are not another's.
const journeys: Promise<void>[] = [];
const journeysOf = (part: string) => () => {
  const run = tests({
    name: `Journeys in the browser, part ${part.replace("/", " of ")}`,
    projects: ["journeys"],
    part,
  });
  journeys.push(run);
  return run;
};
await inSlots(cores + 1, [
  // The routes share a stage: a second one would start every function once more.
  () => tests({ name: "Every route through the local runtime", projects: ["contract"], workers: 2 }),
  () => tests({ name: "Killed processes and injected faults", projects: ["faults"] }),
  () => tests({ name: "Who may do what, and what must never be seen", projects: ["security"] }),
  ...["1/3", "2/3", "3/3"].map(journeysOf),
  () =>
    tests({ name: "Every control, under npm run dev", projects: ["crawl"], file: "test/crawl/dev.test.ts" }),
  async () => {
    // It builds the pages that the journeys are served.
    await Promise.all(journeys);
    await tests({
      name: "Every control, under npm start",
      projects: ["crawl"],
      file: "test/crawl/start.test.ts",
    });
  },
]);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
