/** Runs the import rules of .dependency-cruiser.cjs and refuses a run that looked at next to nothing. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const ran = spawnSync(
  join(root, "node_modules/.bin/depcruise"),
  ["infra", "functions", "packages", "web/src", "test", "--output-type", "json"],
  { cwd: root, encoding: "utf8", maxBuffer: 256 * 1024 * 1024 },
);
const { summary } = JSON.parse(ran.stdout);
for (const { rule, from, to } of summary.violations) process.stdout.write(`${rule.name}: ${from} → ${to}\n`);
process.stdout.write(`${summary.totalCruised} modules, ${summary.violations.length} violations\n`);
// With an unsupported compiler the tool passes over zero modules and calls that a success.
const enough = summary.totalCruised > 200;
if (!enough) process.stdout.write("Too few modules were looked at for this to mean anything.\n");
process.exit(enough && summary.violations.length === 0 ? 0 : 1);
