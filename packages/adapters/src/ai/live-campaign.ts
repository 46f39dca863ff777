import { sceneSchema } from "@marquee/concept-boards/scene";
import { modelTokens } from "@marquee/contracts/limits";
import {
  type CampaignIdeaDraft,
  campaignIdeaDraftSchema,
  competitiveAnalysisSchema,
} from "@marquee/contracts/studio/campaign-idea";
import { namingCalls } from "@marquee/services/failed-call";
import * as z from "zod/mini";
import { analysisPrompt, ideasPrompt, ideasWanted, refinePrompt, scenesPrompt } from "./campaign-prompts.ts";
import { drawBoard } from "./draw-board.ts";
import { JsonElements } from "./json-elements.ts";
import { type LiveAiConfig, type LiveClient, liveClient, modelService } from "./live-client.ts";
import { checkedIdea, ideaProblems, unwantedWords } from "./live-idea-rules.ts";
import { callTool, checkedInput, endProblems, parsed, withTries } from "./live-tool-call.ts";
import { toolFrom } from "./live-tool-schema.ts";
import type { CampaignAi, CampaignBrief } from "./port.ts";
import { refinementProblems } from "./refinement-rules.ts";

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

const refinementSchema = z.strictObject({ idea: campaignIdeaDraftSchema });
const refinementTool = toolFrom(
  "present_refinement",
  "Hands over the one idea that the concept was changed into.",
  refinementSchema,
);

/**
 * The campaign builder on Anthropic's Messages API. Gets structured output through tools with the shared schemas,
 * repairs once, never retries, and keeps the key, the prompts and the model's text out of errors.
 */
export function anthropicCampaigns(config: LiveAiConfig): CampaignAi {
  return namingCalls(modelService, campaignCalls(liveClient(config)));
}

function campaignCalls(client: LiveClient): CampaignAi {
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
            const found = nextIdea(element, brief, accepted);
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

    async refineIdea(brief, request, { signal, onUsage }) {
      const tool = { tool: refinementTool, maxTokens: modelTokens.refinement, onUsage };
      const { idea } = await checkedInput(
        client,
        signal,
        { ...tool, prompt: (problems) => refinePrompt(brief, request, problems) },
        refinementSchema,
        (input) => [
          ...ideaProblems(input.idea, brief, "idea"),
          ...refinementProblems(input.idea, brief, request),
        ],
      );
      return idea;
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

function nextIdea(
  element: string,
  brief: CampaignBrief,
  accepted: readonly CampaignIdeaDraft[],
): { idea: CampaignIdeaDraft } | { problems: string[] } {
  const where = `ideas.${accepted.length}`;
  const json = parsed(element);
  if (json === undefined) return { problems: [`${where}: not JSON`] };
  const found = checkedIdea(json.value, brief, where);
  if ("problems" in found) return found;
  if (accepted.some(({ name }) => name.toLowerCase() === found.idea.name.toLowerCase())) {
    return { problems: [`${where}.name: repeats an idea that was already given`] };
  }
  return found;
}
