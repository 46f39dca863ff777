/** Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildFunctions } from "../functions/build.ts";
import { ensureChromium } from "./support/chromium.ts";

const root = join(import.meta.dirname, "..");
const bin = (name: string) => join(root, "node_modules/.bin", name);
const reports = mkdtempSync(join(tmpdir(), "marquee-test-"));
const counts = { passed: 0, failed: 0 };
const startedMs = performance.now();

function say(text: string): void {
  const seconds = Math.round((performance.now() - startedMs) / 1_000);
  process.stdout.write(`\n=== ${text} (${seconds} s)\n`);
}

/** A check that is one pass or one failure as a whole. */
function check(name: string, command: string, args: string[]): void {
  say(name);
  const ran = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  counts[ran.status === 0 ? "passed" : "failed"] += 1;
}

function tests(name: string, projects: string[]): void {
  say(name);
  const report = join(reports, `${projects[0]}.json`);
  const selected = projects.flatMap((project) => ["--project", project]);
  const ran = spawnSync(
    bin("vitest"),
    ["run", ...selected, "--reporter=dot", "--reporter=json", `--outputFile.json=${report}`],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  );
  let counted = { numPassedTests: 0, numFailedTests: 0 };
  try {
    counted = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    counts.failed += 1;
  }
  counts.passed += counted.numPassedTests;
  counts.failed += counted.numFailedTests;
  // A file that cannot even load, or a stray rejection, fails the run without failing a test.
  if (ran.status !== 0 && counted.numFailedTests === 0) counts.failed += 1;
}

check("Format", bin("biome"), ["check", "."]);
check("Lint", bin("oxlint"), ["--deny-warnings"]);
check("Types", bin("tsc"), ["-p", "tsconfig.json"]);
check("Types of the web app", bin("tsc"), ["-p", "web/tsconfig.json"]);
check("Types of the tests", bin("tsc"), ["-p", "test/tsconfig.json"]);
check("Import boundaries", process.execPath, ["test/scripts/check-boundaries.ts"]);
check("Dead code", bin("knip"), []);
say("Bundling the functions");
await buildFunctions();
check("Web build", bin("vite"), ["build", "web", "--logLevel", "warn"]);
tests("Unit, architecture and infrastructure tests", ["unit", "web", "architecture"]);
tests("Simulation", ["simulation"]);
tests("Storage against the emulator, and every route through the local runtime", ["store", "contract"]);
tests("Who may do what, and what must never be seen", ["security"]);
tests("Killed processes and injected faults", ["faults"]);
say("Browser");
ensureChromium();
tests("Journeys in the browser", ["journeys"]);

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
