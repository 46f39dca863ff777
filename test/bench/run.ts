/**
 * `pnpm bench [G1 G5 ...] [--gate]`: the performance goals as ratios from one interleaved run each. Prints each
 * goal as soon as it is measured, then all of them, and exits 0. With --gate, a goal that misses is measured twice
 * more; a miss in all three exits 1.
 */
import { parseArgs } from "node:util";
import { type Goal, type GoalResult, misses } from "./goal.ts";
import { type GoalReport, machineLine, table } from "./report.ts";

const goals: Record<string, () => Promise<Goal>> = {
  G1: async () => (await import("./g1-generate-handler.ts")).generateHandler,
  G2: async () => (await import("./g2-debit-calls.ts")).debitCalls,
  G3: async () => (await import("./g3-bundle-bytes.ts")).bundleBytes,
  G4: async () => (await import("./g4-init-time.ts")).initTime,
  G5: async () => (await import("./g5-order-to-push.ts")).orderToPush,
  G6: async () => (await import("./g6-throughput.ts")).throughput,
  G7: async () => (await import("./g7-fan-out.ts")).fanOut,
  G8: async () => (await import("./g8-first-token.ts")).firstToken,
  G9: async () => (await import("./g9-initial-js.ts")).initialJs,
  G11: async () => (await import("./g11-sign-in.ts")).signIn,
  G12: async () => (await import("./g12-synth.ts")).synth,
  G15: async () => (await import("./g15-job-cost.ts")).jobCost,
  G16: async () => (await import("./g16-read-cost.ts")).readCost,
  G17: async () => (await import("./g17-local-start.ts")).localStart,
  G18: async () => (await import("./g18-event-list.ts")).eventList,
  G19: async () => (await import("./g19-analytics.ts")).analyticsReads,
  G20: async () => (await import("./g20-search.ts")).searchBesideQuery,
};
const gateRepeats = 3;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { gate: { type: "boolean", default: false } },
});
const wanted = positionals.length > 0 ? positionals.map((id) => id.toUpperCase()) : Object.keys(goals);
const unknown = wanted.filter((id) => goals[id] === undefined);
if (unknown.length > 0) {
  console.error(`No such goal: ${unknown.join(", ")}. Goals: ${Object.keys(goals).join(", ")}.`);
  process.exit(2);
}

console.log(machineLine());
const reports: GoalReport[] = [];
const missed: string[] = [];
for (const id of wanted) {
  const goal = await goals[id]?.();
  if (goal) await measure(goal);
}
if (reports.length > 1) console.log(`\nAll goals:\n${table(reports)}`);
if (missed.length > 0) console.log(`\nMissed in all of ${gateRepeats} repeats: ${missed.join(", ")}`);
process.exit(missed.length > 0 ? 1 : 0);

async function measure(goal: Goal): Promise<void> {
  for (let repeat = 1; repeat <= (values.gate ? gateRepeats : 1); repeat++) {
    console.log(`\n${goal.id}  ${goal.title}${repeat > 1 ? ` (repeat ${repeat})` : ""}`);
    const startedMs = performance.now();
    const result = await goal.measure().catch(failed);
    if (repeat > 1) reports.pop();
    reports.push({ goal, result });
    if (result.measurements.length > 0) console.log(table([{ goal, result }]));
    for (const note of result.notes ?? []) console.log(note);
    console.log(`Measured in ${((performance.now() - startedMs) / 1_000).toFixed(0)} s.`);
    if (result.measurements.length > 0 && !result.measurements.some(misses)) return;
  }
  if (values.gate) missed.push(goal.id);
}

/** A goal that could not be measured counts as missed; the other goals are still measured. */
function failed(error: unknown): GoalResult {
  return {
    measurements: [],
    notes: [`not measured: ${error instanceof Error ? error.message : String(error)}`],
  };
}
