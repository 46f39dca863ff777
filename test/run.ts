/**
 * Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. Through the
 * local runtime, `npm test` keeps to the proofs of docs/promises.md, `pnpm test:landing` tries every route and story, and
 * `pnpm test:night` everything in all its variants (packages/testkit/src/night.ts).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { atNight, byDay } from "@marquee/testkit/night";
import { testSeed } from "@marquee/testkit/test-seed";
import { type Check, inSlots, runCheck, staticChecks } from "./support/checks.ts";
import { proofSelection } from "./support/proofs.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const reports = mkdtempSync(join(tmpdir(), "marquee-test-"));
const counts = { passed: 0, failed: 0 };
/** Named again at the end: the output before it is long, and a CI may show only the last of it. */
const failures: string[] = [];
/** Said at the end, too, so that nobody takes it for passed. */
const skipped: string[] = [];
/** How long each part took, for the list at the end. */
const times: string[] = [];
const startedMs = performance.now();
const secondsSince = (ms: number) => Math.round((performance.now() - ms) / 1_000);
const env = {
  ...process.env,
  // One seed for all parts, however it was chosen.
  TEST_SEED: String(testSeed),
  // A dozen stages start from the same rows; only the first one makes them.
  LOCAL_SEED_COPY: join(reports, "seed.json"),
  // In the log of a CI, a color around every dot is most of what there is.
  ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
};

function say(what: string): void {
  process.stdout.write(`\n=== ${what} (${secondsSince(startedMs)} s)\n`);
}

function timed(name: string, sinceMs: number): void {
  times.push(`${String(secondsSince(sinceMs)).padStart(5)} s  ${name}`);
}

/** Counts a check as one test. */
function counted(check: Check): () => Promise<void> {
  return async () => {
    const checkedMs = performance.now();
    const passed = await runCheck(check, say, env);
    timed(check.name, checkedMs);
    counts[passed ? "passed" : "failed"] += 1;
    if (!passed) failures.push(check.name);
  };
}

/** How many files of a run are tested side by side, and which part of its files it is. */
interface Extent {
  workers?: number;
  part?: string;
  /** Which of its tests; all of them if undefined. */
  selection?: ReturnType<typeof proofSelection> | undefined;
}

async function tests(
  name: string,
  projects: string[],
  { workers = 1, part = "1/1", selection }: Extent = {},
): Promise<void> {
  say(name);
  const ranMs = performance.now();
  const report = join(reports, `${projects[0]}-${part.replace("/", "-of-")}.json`);
  const selected = projects.flatMap((project) => ["--project", project]);
  const ran = spawn(
    bin("vitest"),
    [
      "run",
      ...selected,
      `--shard=${part}`,
      `--maxWorkers=${workers}`,
      // A file that has none of them would still be loaded if it were not left out.
      ...(selection ? [...selection.files, `--testNamePattern=${selection.named}`] : []),
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, env, stdio: ["ignore", "inherit", "inherit"] },
  );
  const [status] = await once(ran, "exit");
  timed(name, ranMs);
  const result = readReport(report);
  counts.passed += result?.numPassedTests ?? 0;
  counts.failed += result?.numFailedTests ?? 0;
  for (const { name, message, assertionResults } of result?.testResults ?? []) {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    for (const test of failed)
      failures.push(`${file} > ${test.fullName}\n${firstLines(test.failureMessages[0])}`);
    if (message && failed.length === 0) failures.push(`${file}\n${firstLines(message)}`);
  }
  // A file that cannot even load, or a stray rejection, fails the run without failing a test.
  if (status !== 0 && !result?.numFailedTests) {
    counts.failed += 1;
    failures.push(`${projects.join(", ")} (part ${part})`);
  }
}

/** Of what is served, the day's tests. */
const selection = byDay ? proofSelection() : undefined;

/** A project's files in parts, each with a stage of its own. */
function inParts(name: string, project: string, count: number): (() => Promise<void>)[] {
  const parts = Array.from({ length: count }, (_, index) => `${index + 1}/${count}`);
  return parts.map((part) => () => tests(`${name}, part ${part}`, [project], { part, selection }));
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
await inSlots(
  cores,
  [
    { name: "Functions as they are deployed", command: "node functions/build.ts" },
    { name: "Functions for the local runtime", command: "node functions/build-local.ts" },
    { name: "Web build", command: "vite build web --logLevel warn" },
    // A contributor has the others quicker by `pnpm check`.
    ...staticChecks().filter(({ name }) => !byDay || name === "Types"),
    { name: "Browser", command: "node test/scripts/ensure-browser.ts" },
  ].map(counted),
);
// Vitest alone leaves a core idle, which on a small machine is half of them; one file more than there are cores uses the
// time in which others wait.
await tests(
  "Unit, web, architecture and infrastructure tests",
  ["unit", "functions", "web", "web-own-thread", "architecture", "simulation", ...(byDay ? [] : ["morgan"])],
  { workers: cores + 1 },
);
await inSlots(cores, [
  () => tests("Storage against the emulator", ["store"]),
  counted({ name: "Demo data for the stages", command: "node test/scripts/seed-stages.ts" }),
]);
// Each of these runs one file at a time and waits for more than half of its time: for queues, for killed processes, for
// pages to be still. Two runs more than there are cores use that time. The next one starts as soon as one ends.
await inSlots(cores + 2, [
  // First what waits most.
  ...inParts("Killed processes and injected faults", "faults", byDay ? 2 : 1),
  // The journeys' parts have a stage each, so that a journey's clock and switches do not affect another's; routes have two,
  // because in one they would take twice as long as anything beside them.
  ...inParts("Journeys in the browser", "journeys", 2),
  ...inParts("Every route through the local runtime, and who may do what", "contract", 2),
  ...(atNight ? inParts("Every control, as npm start and npm run dev serve it", "crawl", 2) : []),
]);
if (process.env.CLOUD_ENDPOINT) await tests("Into an emulator and out again", ["cloud"]);
else
  skipped.push(
    "deploying into an AWS emulator and doing the main job there. Set CLOUD_ENDPOINT to one, such as http://localhost:4566",
  );

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\nSeconds of each part, of ${secondsSince(startedMs)} in all:\n${times.join("\n")}\n`);
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`);
for (const what of skipped) process.stdout.write(`\nSKIPPED: ${what}\n`);
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
