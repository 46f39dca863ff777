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
import { askForJson, attempted, checkedObject, parsed, unusable, withTries } from "./live-structured.ts";
import type { CampaignAi, CampaignBrief } from "./port.ts";
import { refinementProblems } from "./refinement-rules.ts";

const ideasSchema = z.strictObject({ ideas: z.array(campaignIdeaDraftSchema) });
const refinementSchema = z.strictObject({ idea: campaignIdeaDraftSchema });
const analysesSchema = z.strictObject({ analyses: z.array(competitiveAnalysisSchema) });
const scenesSchema = z.strictObject({ scenes: z.array(sceneSchema) });

/**
 * The campaign builder on Anthropic's Messages API. The service holds answers to the shared schemas; what these can't
 * say is checked and repaired once. It never retries, and keeps the key, the prompts and the model's text out of errors.
 */
export function anthropicCampaigns(config: LiveAiConfig): CampaignAi {
  return namingCalls(modelService, campaignCalls(liveClient(config)));
}

function campaignCalls(client: LiveClient): CampaignAi {
  return {
    async generateIdeas(brief, { signal, onUsage, onIdea }) {
      const accepted: CampaignIdeaDraft[] = [];
      const last = await withTries(client, signal, async (either, problems) => {
        const elements = new JsonElements("ideas");
        const wrong: string[] = [];
        const request = {
          schema: ideasSchema,
          maxTokens: modelTokens.ideas,
          prompt: ideasPrompt(brief, accepted, problems),
          onUsage,
        };
        const ended = await askForJson(client, request, either, (json) => {
          for (const element of elements.push(json)) {
            const found = nextIdea(element, brief, accepted);
            if ("problems" in found) wrong.push(...found.problems);
            else if (accepted.length < ideasWanted) onIdea(found.idea, accepted.push(found.idea) - 1);
          }
        });
        if (accepted.length >= ideasWanted) return attempted(ended, []);
        return attempted(ended, [...wrong, `only ${accepted.length} of ${ideasWanted} ideas were usable`]);
      });
      // Those that are complete have been shown already, and only they are charged.
      if (accepted.length === 0) throw unusable(last);
      return accepted;
    },

    async refineIdea(brief, request, { signal, onUsage }) {
      const asked = { maxTokens: modelTokens.refinement, onUsage };
      const { idea } = await checkedObject(
        client,
        signal,
        { ...asked, prompt: (problems) => refinePrompt(brief, request, problems) },
        refinementSchema,
        (answer) => [
          ...ideaProblems(answer.idea, brief, "idea", request.words),
          ...refinementProblems(answer.idea, brief, request),
        ],
      );
      return idea;
    },

    async analyzeCompetition(brief, ideas, { signal, onUsage }) {
      const request = { maxTokens: modelTokens.analyses, onUsage };
      const { analyses } = await checkedObject(
        client,
        signal,
        { ...request, prompt: (problems) => analysisPrompt(brief, ideas, problems) },
        analysesSchema,
        (answer) =>
          answer.analyses.length === ideas.length
            ? unwantedWords(answer.analyses, brief, "analyses")
            : [`analyses: ${answer.analyses.length} given, exactly ${ideas.length} wanted`],
      );
      return analyses;
    },

    async drawMockups(brief, ideas, { signal, onUsage }) {
      const request = { maxTokens: modelTokens.scenes, onUsage };
      const { scenes } = await checkedObject(
        client,
        signal,
        { ...request, prompt: (problems) => scenesPrompt(brief, ideas, problems) },
        scenesSchema,
        (answer) =>
          answer.scenes.length === ideas.length
            ? unwantedWords(answer.scenes, brief, "scenes")
            : [`scenes: ${answer.scenes.length} given, exactly ${ideas.length} wanted`],
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
