/** Every test that needs no cloud, in the order in which a failure costs least; the last line sums them up. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
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

/** Tests of some projects; in several shards side by side where they wait more than they work. */
async function tests(name: string, projects: string[], shards = 1): Promise<void> {
  say(name);
  await Promise.all(Array.from({ length: shards }, (_, index) => shard(projects, `${index + 1}/${shards}`)));
}

async function shard(projects: string[], part: string): Promise<void> {
  const report = join(reports, `${projects[0]}-${part.replace("/", "-of-")}.json`);
  const selected = projects.flatMap((project) => ["--project", project]);
  const ran = spawn(
    bin("vitest"),
    [
      "run",
      ...selected,
      `--shard=${part}`,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: ["ignore", "inherit", "inherit"] },
  );
  const [status] = await once(ran, "exit");
  let counted = { numPassedTests: 0, numFailedTests: 0 };
  try {
    counted = JSON.parse(readFileSync(report, "utf8"));
  } catch {
    counts.failed += 1;
  }
  counts.passed += counted.numPassedTests;
  counts.failed += counted.numFailedTests;
  // A file that cannot even load, or a stray rejection, fails the run without failing a test.
  if (status !== 0 && counted.numFailedTests === 0) counts.failed += 1;
}

check("Format", bin("biome"), ["check", "."]);
check("Lint", bin("oxlint"), ["--deny-warnings"]);
check("Spelling", bin("cspell"), ["lint", "--no-progress", "--no-summary", "**/*.{ts,tsx,mjs,cjs,md,html}"]);
check("Types", bin("tsc"), ["-p", "tsconfig.json"]);
check("Types of the web app", bin("tsc"), ["-p", "web/tsconfig.json"]);
check("Types of the tests", bin("tsc"), ["-p", "test/tsconfig.json"]);
check("Import boundaries", process.execPath, ["test/scripts/check-boundaries.ts"]);
check("Dead code", bin("knip"), []);
say("Bundling the functions");
await buildFunctions();
check("Web build", bin("vite"), ["build", "web", "--logLevel", "warn"]);
await tests("Unit, architecture and infrastructure tests", ["unit", "web", "architecture"]);
await tests("Simulation", ["simulation"]);
await tests("Storage against the emulator, and every route through the local runtime", ["store", "contract"]);
// Both mostly wait: for passwords to be hashed, and for killed processes to be missed.
await Promise.all([
  tests("Who may do what, and what must never be seen", ["security"]),
  tests("Killed processes and injected faults", ["faults"]),
]);
say("Browser");
ensureChromium();
// Each shard has a stage of its own, so that one journey's clock and switches are not another's.
await tests("Journeys in the browser", ["journeys"], 2);
// After the journeys: it starts the product by its own command, which builds the pages that journeys are served.
await tests("Every control, as npm start and npm run dev serve it", ["crawl"], 2);

rmSync(reports, { recursive: true, force: true });
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`);
process.exit(counts.failed === 0 ? 0 : 1);
