/**
 * `pnpm prove`: what takes longer than a night has, such as before a release. Each part prints how long it took, and the
 * figures that it measured; with words, only the parts whose names contain one of them run. Mutation comes last, changes
 * files while it runs, and wants everything committed.
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
  {
    name: "Kills at every call",
    args: [vitest, "run", "--project", "faults", "kill-"],
    env: { TEST_SCOPE: "night" },
  },
  { name: "Failing calls, and a crowd", args: [vitest, "run", "--project", "prove"], env: {} },
  { name: "A later day", args: ["test/later.ts"], env: {} },
  { name: "An older commit beside this one", args: ["test/elsewhere/commit-before.ts"], env: {} },
  { name: "DynamoDB Local as the table", args: ["test/elsewhere/dynamodb-local.ts"], env: {} },
  { name: "Mutation", args: ["test/mutation/run.ts"], env: {} },
];
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = proofs.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
const failed: string[] = [];
for (const { name, args, env } of wanted) {
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
