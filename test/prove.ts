/**
 * `pnpm prove`: what takes longer than a night has, such as before a release: a long simulation, every test two years ahead, an older commit beside this one, and the contract tests and journeys on AWS's own DynamoDB Local.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const vitest = join(root, "node_modules/vitest/vitest.mjs");

const proofs = [
  {
    name: "A long simulation",
    args: [vitest, "run", "--project", "simulation"],
    env: { TEST_SCOPE: "night", SIMULATION_SECONDS: "1800" },
  },
  { name: "A later day", args: ["test/later.ts"], env: {} },
  { name: "An older commit beside this one", args: ["test/elsewhere/commit-before.ts"], env: {} },
  { name: "DynamoDB Local as the table", args: ["test/elsewhere/dynamodb-local.ts"], env: {} },
];
const failed: string[] = [];
for (const { name, args, env } of proofs) {
  const startedMs = performance.now();
  process.stdout.write(`\n=== ${name}\n`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  process.stdout.write(`${name}: ${Math.round((performance.now() - startedMs) / 1_000)} s\n`);
  if (status !== 0) failed.push(name);
}
process.stdout.write(failed.length === 0 ? "\nAll of it holds\n" : `\nFailed: ${failed.join(", ")}\n`);
process.exit(failed.length === 0 ? 0 : 1);
