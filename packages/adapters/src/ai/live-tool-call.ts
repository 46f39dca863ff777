import type { Tool } from "@anthropic-ai/sdk/resources/messages/messages";
import { modelTokens } from "@marquee/contracts/limits";
import * as z from "zod/mini";
import { strategistSystem } from "./campaign-prompts.ts";
import { callSignals, type LiveClient } from "./live-client.ts";
import { toAiError } from "./live-errors.ts";
import { type Ended, nothingEnded, streamMessage } from "./live-stream.ts";
import { problemsOf } from "./live-tool-schema.ts";
import { type AiContext, AiError } from "./port.ts";

const triesMax = modelTokens.callsPerPart;

/** A request whose answer is the input of one tool. */
export interface ToolRequest {
  tool: Tool;
  maxTokens: number;
  prompt: string;
  onUsage: AiContext["onUsage"];
}

/** Sends a request that the model should answer with one tool call. */
export async function callTool(
  client: LiveClient,
  request: ToolRequest,
  signal: AbortSignal,
  onJson: (json: string) => void,
): Promise<Ended> {
  const pieces = streamMessage(
    client,
    {
      model: client.model,
      max_tokens: request.maxTokens,
      system: [{ type: "text", text: strategistSystem, cache_control: { type: "ephemeral" } }],
      messages: [{ role: "user", content: request.prompt }],
      tools: [request.tool],
      // Not forced, because models that always think refuse that. A missing call counts as a problem of the attempt.
      tool_choice: { type: "auto", disable_parallel_tool_use: true },
    },
    signal,
    request.onUsage,
  );
  try {
    let step = await pieces.next();
    for (; !step.done; step = await pieces.next()) {
      if (step.value.kind === "json") onJson(step.value.text);
    }
    return step.value;
  } finally {
    // Ends the request if `onJson` threw; does nothing once the stream has ended.
    await pieces.return(nothingEnded);
  }
}

/** Runs a part until an attempt reports no problems, at most twice; every other error becomes an AiError. */
export async function withTries(
  client: LiveClient,
  caller: AbortSignal,
  attempt: (signal: AbortSignal, problems: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const signals = callSignals(caller, client.campaignTimeoutMs);
  try {
    let problems: readonly string[] = [];
    for (let tries = 1; tries <= triesMax; tries += 1) {
      problems = await attempt(signals.either, problems);
      if (problems.length === 0) return;
    }
  } catch (error) {
    throw toAiError(error, signals);
  }
  throw new AiError("permanent", "invalid_output");
}

/** The checked input of a tool call, after at most one repair. */
export async function checkedInput<S extends z.ZodMiniType>(
  client: LiveClient,
  caller: AbortSignal,
  request: Omit<ToolRequest, "prompt"> & { prompt(problems: readonly string[]): string },
  schema: S,
  findProblems: (input: z.output<S>) => string[],
): Promise<z.output<S>> {
  let result: { input: z.output<S> } | undefined;
  await withTries(client, caller, async (signal, problems) => {
    const ended = await callTool(client, { ...request, prompt: request.prompt(problems) }, signal, () => {});
    const call = ended.calls.find(({ name }) => name === request.tool.name);
    const json = parsed(call?.json);
    if (json === undefined)
      return [...endProblems(ended, request.tool.name), "the input was not complete JSON"];
    const checked = z.safeParse(schema, json.value);
    if (!checked.success) return problemsOf(checked.error, "");
    const wrong = findProblems(checked.data);
    if (wrong.length === 0) result = { input: checked.data };
    return wrong;
  });
  if (!result) throw new AiError("permanent", "invalid_output");
  return result.input;
}

/** The problems with how an answer ended. */
export function endProblems({ stopReason, calls }: Ended, toolName: string): string[] {
  if (!calls.some(({ name }) => name === toolName)) return [`${toolName} was not called`];
  return stopReason === "max_tokens" ? ["the answer was cut off; write shorter texts"] : [];
}

/** Parses a text as JSON; undefined if it is not JSON. */
export function parsed(json: string | undefined): { value: unknown } | undefined {
  try {
    return json === undefined ? undefined : { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
