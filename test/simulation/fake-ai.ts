import { type Ai, type AiContext, AiError } from "@marquee/adapters/ai/port";
import type { CompetitiveAnalysis } from "@marquee/contracts/studio/campaign-idea";
import { sampleIdea } from "@marquee/testkit/sample-result";

/** What the simulated model does next; each port call is a step of the scheduler. */
export interface AiBehavior {
  step(label: string): Promise<void>;
  sleep(ms: number): Promise<void>;
  chance(rate: number): boolean;
  failureRate(): number;
  ignoreRate(): number;
}

const analysis: CompetitiveAnalysis = {
  summary: "Few do this.",
  competitors: [{ name: "Acme", strengths: ["Reach"], gaps: ["Depth"] }],
  differentiators: ["Hands-on"],
  risks: ["Weather"],
  basis: "General knowledge",
};

/** A model that answers, fails for a while, refuses, stalls or breaks off, depending on the seed. */
export function fakeAi(behavior: AiBehavior): Ai {
  const { step, sleep, chance } = behavior;

  async function trouble(context: AiContext, label: string): Promise<void> {
    await step(label);
    if (!chance(behavior.failureRate())) return;
    if (chance(0.3)) throw new AiError("permanent", "refused");
    if (chance(0.4)) {
      while (!context.signal.aborted) await sleep(1_000);
      throw new AiError("transient", "aborted");
    }
    throw new AiError("transient", "overloaded", { retryAfterMs: 2_000 });
  }

  return {
    async generateIdeas(_brief, context) {
      await trouble(context, "model:ideas");
      const ideas = ["A", "B", "C"].map(sampleIdea);
      for (const [index, one] of ideas.entries()) {
        await step("model:idea");
        context.onIdea(one, index);
      }
      return ideas;
    },
    async refineIdea(_brief, { refinement, concept, words }, context) {
      await trouble(context, "model:refinement");
      const idea = sampleIdea(`${concept.name}, ${refinement}`);
      const ignores = words === undefined || chance(behavior.ignoreRate());
      return ignores ? idea : { ...idea, description: `${idea.description} ${words}` };
    },
    async analyzeCompetition(_brief, ideas, context) {
      await trouble(context, "model:analysis");
      return ideas.map(() => analysis);
    },
    async drawMockups(_brief, ideas, context) {
      await trouble(context, "model:mockups");
      return ideas.map(() => ({ svg: "<svg/>", description: "A board" }));
    },
    async *streamReply(request, context) {
      await trouble(context, "model:reply");
      const question = request.history.at(-1)?.text ?? "";
      for (const part of ["You asked: ", question, ". ", "Here is ", "what I think."]) {
        if (context.signal.aborted) throw new AiError("transient", "aborted");
        await step("model:delta");
        await sleep(behavior.chance(0.5) ? 200 : 20);
        if (chance(behavior.failureRate() / 4)) throw new AiError("transient", "reset");
        yield part;
      }
    },
  };
}
