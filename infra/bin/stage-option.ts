import { parseArgs } from "node:util";
import { type Stage, stageKind, stageNamed } from "@marquee/contracts/stage-names";

/** The stage in AWS that a command is for, and its switches; ends the process with a sentence if none is named. */
export function deployedStage(
  command: string,
  ...switches: readonly string[]
): { stage: Stage; on: ReadonlySet<string> } {
  const options = Object.fromEntries(switches.map((name) => [name, { type: "boolean" as const }]));
  const { values } = parseArgs({ options: { stage: { type: "string" }, ...options } });
  const name = values.stage ?? "";
  if (!["dev", "staging", "prod"].includes(stageKind(name) ?? "")) {
    process.stderr.write(`Name the stage: ${command} --stage dev, dev-<your name>, staging or prod.\n`);
    process.exit(2);
  }
  const given: Record<string, unknown> = values;
  return { stage: stageNamed(name), on: new Set(switches.filter((each) => given[each] === true)) };
}
