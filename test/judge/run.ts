/**
 * `pnpm morgan:judge [--half build|practice|final] [--only chat|concepts] [--adapter local|scripted|model] [--json FILE]
 * [--report]`: asks Morgan the questions of a half, orders campaigns for its briefs, and prints how good that was, with
 * everything that scored less than 3. `--report` judges all of them and writes docs/morgan-judge.md.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { judgeChat } from "./chat/judge-chat.ts";
import { judgeConcepts } from "./concepts.ts";
import { adapters, type Half, halves, type JudgeWorld } from "./judge-types.ts";
import { type HalfReport, page, printed } from "./print-report.ts";
import { judgeWorld } from "./world.ts";

const parts = ["chat", "concepts"] as const;

const { values } = parseArgs({
  options: {
    half: { type: "string", default: "build" },
    only: { type: "string" },
    adapter: { type: "string", default: "local" },
    json: { type: "string" },
    report: { type: "boolean", default: false },
  },
});
const half = oneOf("half", values.half, halves);
const adapter = oneOf("adapter", values.adapter, adapters);
const only = values.only === undefined ? undefined : oneOf("only", values.only, parts);

const world = await judgeWorld(adapter);
const reports: HalfReport[] = [];
for (const one of values.report ? halves : [half]) reports.push(await judged(one, world));
for (const report of reports) process.stdout.write(`${printed(report)}\n`);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(reports, null, 2)}\n`);
if (values.report) writeFileSync(join(import.meta.dirname, "../../docs/morgan-judge.md"), page(reports));

async function judged(of: Half, inWorld: JudgeWorld): Promise<HalfReport> {
  return {
    half: of,
    ...(only === "concepts" ? {} : { chat: await judgeChat(of, inWorld) }),
    ...(only === "chat" ? {} : { concepts: await judgeConcepts(of, inWorld) }),
  };
}

function oneOf<const T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error(`--${name} must be one of ${allowed.join(", ")}, not ${value}`);
  return found;
}
