import { counted, inNumbers, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "../answer.ts";

/** The reader's open deals by stage, and their value weighted by likelihood. */
export async function answerPipeline(scene: AnswerScene): Promise<Answer> {
  const { pipeline, sample } = await scene.tools.getAnalytics({});
  const open = pipeline.reduce((sum, { deals }) => sum + deals, 0);
  const weighted = pipeline.reduce((sum, { weightedUsd }) => sum + weightedUsd, 0);
  return {
    verdict: `Your pipeline holds ${counted(open, "open deal")}, worth ${usd(Math.round(weighted * 100) / 100)} weighted by how likely each stage is.`,
    body: `${bullets(pipeline.map(({ stage, deals, amountUsd, weight, weightedUsd }) => `**${stage.charAt(0).toUpperCase()}${stage.slice(1)}**: ${counted(deals, "deal")}, ${usd(amountUsd)}, at ${inNumbers(weight * 100)}% that's ${usd(weightedUsd)} (estimate)`))}${sample ? "\n\nThese are sample numbers until you record your own." : ""}`,
    question: "Which stage do you want to work on?",
    options: ["What needs my attention?", "Show all of my deals"],
  };
}

/** The cities of the reader's deals, best results first. */
export async function answerLocations(scene: AnswerScene): Promise<Answer> {
  const { locations } = await scene.tools.getAnalytics({});
  const [best] = locations;
  const lines = locations
    .slice(0, 5)
    .map(({ city, deals, score, expectedRoi }) =>
      score === null || expectedRoi === null
        ? `**${quotable(city, 60)}**: ${counted(deals, "deal")} with results, too few for a score`
        : `**${quotable(city, 60)}**: score ${inNumbers(score)} of 100, expected ROI ${expectedRoi}x (estimate), ${counted(deals, "deal")} with results`,
    );
  return {
    verdict: best
      ? `${quotable(best.city, 60)} works best for you so far.`
      : "None of your deals has measured results yet, so there is no best city.",
    body: bullets(lines),
    question: "Do you want to see upcoming events there?",
    options: ["Find events that fit us", "How did my ROI change this year?"],
  };
}
