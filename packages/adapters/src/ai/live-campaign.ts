import type { Tool } from "@anthropic-ai/sdk/resources/messages/messages";
import { sceneSchema } from "@marquee/concept-boards/scene";
import {
  budgetGap,
  type CampaignIdeaDraft,
  campaignIdeaDraftSchema,
  competitiveAnalysisSchema,
} from "@marquee/contracts/campaign-idea";
import { modelTokens } from "@marquee/contracts/limits";
import * as z from "zod/mini";
import {
  analysisPrompt,
  ideasPrompt,
  ideasWanted,
  scenesPrompt,
  strategistSystem,
} from "./campaign-prompts.ts";
import { drawBoard } from "./draw-board.ts";
import { JsonElements } from "./json-elements.ts";
import { callSignals, type LiveClient } from "./live-client.ts";
import { toAiError } from "./live-errors.ts";
import { type Ended, nothingEnded, streamMessage } from "./live-stream.ts";
import { problemsOf, toolFrom } from "./live-tool-schema.ts";
import { wordsIn } from "./plain-text.ts";
import { type Ai, type AiContext, AiError, type CampaignBrief } from "./port.ts";

const ideasTool = toolFrom(
  "present_ideas",
  "Hands the campaign ideas over. Called once, with every idea complete.",
  z.strictObject({ ideas: z.array(campaignIdeaDraftSchema) }),
  true,
);
const analysesSchema = z.strictObject({ analyses: z.array(competitiveAnalysisSchema) });
const analysesTool = toolFrom(
  "present_analyses",
  "Hands over one competitive analysis per idea, in order.",
  analysesSchema,
);
const scenesSchema = z.strictObject({ scenes: z.array(sceneSchema) });
const scenesTool = toolFrom(
  "present_scenes",
  "Hands over one concept board per idea, in order.",
  scenesSchema,
);

const triesMax = modelTokens.callsPerPart;

/** The campaign half of the live adapter. */
export function campaignParts(
  client: LiveClient,
): Pick<Ai, "generateIdeas" | "analyzeCompetition" | "drawMockups"> {
  return {
    async generateIdeas(brief, { signal, onUsage, onIdea }) {
      const accepted: CampaignIdeaDraft[] = [];
      await withTries(client, signal, async (either, problems) => {
        const elements = new JsonElements("ideas");
        const wrong: string[] = [];
        const request = {
          tool: ideasTool,
          maxTokens: modelTokens.ideas,
          prompt: ideasPrompt(brief, accepted, problems),
          onUsage,
        };
        const ended = await callTool(client, request, either, (json) => {
          for (const element of elements.push(json)) {
            const found = checkedIdea(element, brief, accepted);
            if ("problems" in found) wrong.push(...found.problems);
            else if (accepted.length < ideasWanted) onIdea(found.idea, accepted.push(found.idea) - 1);
          }
        });
        if (accepted.length >= ideasWanted) return [];
        return [
          ...wrong,
          ...endProblems(ended, ideasTool.name),
          `only ${accepted.length} of ${ideasWanted} ideas were usable`,
        ];
      });
      return accepted;
    },

    async analyzeCompetition(brief, ideas, { signal, onUsage }) {
      const request = { tool: analysesTool, maxTokens: modelTokens.analyses, onUsage };
      const { analyses } = await checkedInput(
        client,
        signal,
        { ...request, prompt: (problems) => analysisPrompt(brief, ideas, problems) },
        analysesSchema,
        (input) =>
          input.analyses.length === ideas.length
            ? unwantedWords(input.analyses, brief, "analyses")
            : [`analyses: ${input.analyses.length} given, exactly ${ideas.length} wanted`],
      );
      return analyses;
    },

    async drawMockups(brief, ideas, { signal, onUsage }) {
      const request = { tool: scenesTool, maxTokens: modelTokens.scenes, onUsage };
      const { scenes } = await checkedInput(
        client,
        signal,
        { ...request, prompt: (problems) => scenesPrompt(brief, ideas, problems) },
        scenesSchema,
        (input) =>
          input.scenes.length === ideas.length
            ? unwantedWords(input.scenes, brief, "scenes")
            : [`scenes: ${input.scenes.length} given, exactly ${ideas.length} wanted`],
      );
      return scenes.map((scene, index) =>
        drawBoard({ ...scene, type: ideas[index]?.type ?? scene.type }, brief),
      );
    },
  };
}

interface ToolRequest {
  tool: Tool;
  maxTokens: number;
  prompt: string;
  onUsage: AiContext["onUsage"];
}

/** One request that is to be answered by one tool call. */
async function callTool(
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
      // Not forced: models that always think refuse a forced choice. A missing call is one of the problems of a try.
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
    // Ends the request where the caller's part threw; does nothing once the stream is at its end.
    await pieces.return(nothingEnded);
  }
}

/** Runs a part until a try reports no problems, at most twice; what else goes wrong becomes an AiError. */
async function withTries(
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
async function checkedInput<S extends z.ZodMiniType>(
  client: LiveClient,
  caller: AbortSignal,
  request: Omit<ToolRequest, "prompt"> & { prompt(problems: readonly string[]): string },
  schema: S,
  alsoWrong: (input: z.output<S>) => string[],
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
    const wrong = alsoWrong(checked.data);
    if (wrong.length === 0) result = { input: checked.data };
    return wrong;
  });
  if (!result) throw new AiError("permanent", "invalid_output");
  return result.input;
}

function checkedIdea(
  element: string,
  brief: CampaignBrief,
  accepted: readonly CampaignIdeaDraft[],
): { idea: CampaignIdeaDraft } | { problems: string[] } {
  const where = `ideas.${accepted.length}`;
  const json = parsed(element);
  if (json === undefined) return { problems: [`${where}: not JSON`] };
  const checked = z.safeParse(campaignIdeaDraftSchema, json.value);
  if (!checked.success) return { problems: problemsOf(checked.error, where) };
  const idea = checked.data;
  if (brief.budgetUsd !== undefined && idea.budget > brief.budgetUsd) {
    return { problems: [`${where}.budget: ${idea.budget} is above the brief's ${brief.budgetUsd}`] };
  }
  const unwanted = unwantedWords(idea, brief, where);
  if (unwanted.length > 0) return { problems: unwanted };
  const gap = budgetGap(idea);
  if (gap !== 0) {
    const sum = idea.budget + gap;
    return { problems: [`${where}.plan.budgetSplit: sums to ${sum}, must be exactly ${idea.budget}`] };
  }
  if (accepted.some(({ name }) => name.toLowerCase() === idea.name.toLowerCase())) {
    return { problems: [`${where}.name: repeats an idea that was already given`] };
  }
  return { idea };
}

/** What a result has in it that the brand forbids. */
function unwantedWords(result: unknown, { brand }: CampaignBrief, where: string): string[] {
  const found = wordsIn(textsOf(result), brand?.forbiddenWords ?? []);
  return found.map((word) => `${where}: "${word}" is one of the brand's forbidden words`);
}

function textsOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsOf).join("\n");
}

function endProblems({ stopReason, calls }: Ended, toolName: string): string[] {
  if (!calls.some(({ name }) => name === toolName)) return [`${toolName} was not called`];
  return stopReason === "max_tokens" ? ["the answer was cut off; write shorter texts"] : [];
}

function parsed(json: string | undefined): { value: unknown } | undefined {
  try {
    return json === undefined ? undefined : { value: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
