import type { ToolResultBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import * as z from "zod/mini";
import type { ToolCall } from "./live-stream.ts";
import { problemsOf, toolFrom } from "./live-tool-schema.ts";
import { oneLine } from "./plain-text.ts";
import {
  modelToolName,
  type ReadToolName,
  type ReadTools,
  readToolDefinitions,
  readToolNames,
} from "./read-tools.ts";
import { fenced } from "./untrusted.ts";

/** The tools that read. */
export const chatTools = readToolNames.map((name) =>
  toolFrom(modelToolName(name), readToolDefinitions[name].text, readToolDefinitions[name].input),
);

const namesByModelName = new Map(readToolNames.map((name) => [modelToolName(name), name]));

/** The most characters of one text and one result that a model reads; texts by other users may be long. */
const textMax = 4_000;
const resultMax = 24_000;

/**
 * Runs a tool call of the model. An invalid or failed call becomes a result that says so, never an exception: the
 * model may correct itself or answer without it.
 */
export async function runTool(tools: ReadTools, call: ToolCall): Promise<ToolResultBlockParam> {
  const answer = await lookUp(tools, call).catch(() => ({
    failed: "The look-up failed. Answer without it and say so.",
  }));
  if ("failed" in answer) return failedResult(call, answer.failed);
  return { type: "tool_result", tool_use_id: call.id, content: fenced("result", shortened(answer.found)) };
}

/** A result that tells the model why the call failed. */
export function failedResult(call: ToolCall, reason: string): ToolResultBlockParam {
  return { type: "tool_result", tool_use_id: call.id, is_error: true, content: reason };
}

async function lookUp(
  tools: ReadTools,
  { name: modelName, json }: ToolCall,
): Promise<{ found: unknown } | { failed: string }> {
  let input: unknown;
  try {
    input = JSON.parse(json === "" ? "{}" : json);
  } catch {
    return { failed: "The input was not JSON." };
  }
  const name = namesByModelName.get(modelName);
  if (name === undefined) return { failed: "There is no such tool." };
  const checked = z.safeParse<z.ZodMiniType<object>>(readToolDefinitions[name].input, input);
  if (!checked.success) return { failed: problemsOf(checked.error, "input").join("; ") };
  const found = await run(tools, name, checked.data);
  return found === null ? { failed: "There is none that this person may see." } : { found };
}

/** Calls a tool with an input that its schema has already checked. */
function run(tools: ReadTools, name: ReadToolName, input: object): Promise<unknown> {
  const tool = tools[name] as (input: object) => Promise<unknown>;
  return tool(input);
}

/** Shortens a result: cuts long texts, and drops the last entries of a list that is too large, also of one inside it. */
function shortened(found: unknown): unknown {
  const cut = withShortTexts(found);
  if (Array.isArray(cut)) return fitting(cut, (kept) => kept);
  if (typeof cut !== "object" || cut === null) return cut;
  return Object.entries(cut).reduce<object>(
    (whole, [name, part]) =>
      Array.isArray(part) ? fitting(part, (kept) => ({ ...whole, [name]: kept })) : whole,
    cut,
  );
}

/** The whole with as many of a list's first entries as fit, but at least one. */
function fitting<Whole>(list: readonly unknown[], wholeWith: (kept: readonly unknown[]) => Whole): Whole {
  let kept = list;
  while (kept.length > 1 && JSON.stringify(wholeWith(kept)).length > resultMax) kept = kept.slice(0, -1);
  return wholeWith(kept);
}

function withShortTexts(value: unknown): unknown {
  if (typeof value === "string") return value.length > textMax ? oneLine(value, textMax) : value;
  if (Array.isArray(value)) return value.map(withShortTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      // Otherwise the hosts' descriptions in a list of events would fill the whole result.
      name === "description" && typeof part === "string" ? oneLine(part, 300) : withShortTexts(part),
    ]),
  );
}
