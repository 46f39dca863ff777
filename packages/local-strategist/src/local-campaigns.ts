import { drawBoard } from "@marquee/adapters/ai/draw-board";
import type { CampaignAi } from "@marquee/adapters/ai/port";
import { composeAnalyses } from "./analysis.ts";
import { inBrandWords } from "./brand-words.ts";
import { composeIdeas } from "./ideas.ts";
import { type LocalAiOptions, pacer, tokensOf } from "./pace.ts";
import { composeRefinement } from "./refine.ts";
import { composeScenes } from "./scenes.ts";

const partPauses = 20;

/**
 * The campaign builder without a model. It composes ideas from the brief and the format library, is deterministic for
 * a seed, and says what it is.
 */
export function localCampaigns(options: LocalAiOptions = {}): CampaignAi {
  return {
    conceptNote: "Demo mode: built from Marquee's format library. No AI model is connected.",

    async generateIdeas(brief, { seed, signal, onUsage, onIdea }) {
      const pause = pacer(options, signal);
      const ideas = composeIdeas(brief, seed);
      for (const [index, idea] of ideas.entries()) {
        await pause(partPauses);
        onIdea(idea, index);
      }
      onUsage?.(tokensOf(JSON.stringify(ideas)));
      return ideas;
    },

    async refineIdea(brief, request, { seed, signal, onUsage }) {
      await pacer(options, signal)(partPauses);
      const idea = composeRefinement(brief, request, seed);
      onUsage?.(tokensOf(JSON.stringify(idea)));
      return idea;
    },

    async analyzeCompetition(brief, ideas, { seed, signal, onUsage }) {
      await pacer(options, signal)(partPauses);
      const analyses = inBrandWords(composeAnalyses(brief, ideas, seed), brief.brand);
      onUsage?.(tokensOf(JSON.stringify(analyses)));
      return analyses;
    },

    async drawMockups(brief, ideas, { seed, signal, onUsage }) {
      await pacer(options, signal)(partPauses);
      const scenes = inBrandWords(composeScenes(brief, ideas, seed), brief.brand);
      onUsage?.(tokensOf(JSON.stringify(scenes)));
      return scenes.map((scene) => drawBoard(scene, brief));
    },
  };
}
