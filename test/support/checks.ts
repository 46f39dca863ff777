import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<"boundaries" | "dead-code" | "format:check" | "lint" | "spelling" | "typecheck", string>;
};

/** A command of the shell that passes or fails as a whole. Packages' commands and the pinned Node come first. */
export interface Check {
  name: string;
  command: string;
}

/**
 * What holds for the source as it is written, without running it; those that take longest first.
 *
 * @param linted Files to lint; without them, the whole tree.
 */
export function staticChecks(linted?: readonly string[]): readonly Check[] {
  const lint: Check = { name: "Lint", command: [scripts.lint, ...(linted ?? [])].join(" ") };
  return [
    { name: "Types", command: scripts.typecheck },
    { name: "Spelling", command: scripts.spelling },
    ...(linted?.length === 0 ? [] : [lint]),
    { name: "Import boundaries", command: scripts.boundaries },
    { name: "Dead code", command: scripts["dead-code"] },
    { name: "Format", command: scripts["format:check"] },
  ];
}

/** Runs a check and shows what it printed once it has ended. Returns whether it passed. */
export async function runCheck(
  { name, command }: Check,
  say: (what: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const path = [join(root, "node_modules/.bin"), env.PATH].join(delimiter);
  const ran = spawn(command, {
    cwd: root,
    shell: true,
    env: { ...env, PATH: path },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, complained, [status]] = await Promise.all([
    text(ran.stdout),
    text(ran.stderr),
    once(ran, "close"),
  ]);
  say(status === 0 ? name : `${name}: failed`);
  process.stdout.write(printed + complained);
  return status === 0;
}

/** Runs tasks in their order, as many side by side as there are slots. */
export async function inSlots(slots: number, tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) await next();
  }
  await Promise.all(Array.from({ length: slots }, work));
}
