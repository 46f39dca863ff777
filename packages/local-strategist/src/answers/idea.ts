import { inNumbers, midSentence, quotable } from "@marquee/adapters/ai/plain-text";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets, numbered } from "../answer.ts";
import { concepts } from "../ideas.ts";
import type { Reply, Scene } from "../scene.ts";

/** Three formats from the library, with their typical figures. */
export function answerCampaign(scene: AnswerScene): Answer {
  const asked = foldLetters(scene.question);
  const ranked = scene.random
    .shuffle(concepts)
    .map((concept) => ({ concept, score: concept.answers.filter((word) => asked.includes(word)).length }))
    .sort((a, b) => b.score - a.score)
    .map(({ concept }) => concept);
  const chosen = ranked
    .filter((concept, index) => ranked.findIndex(({ type }) => type === concept.type) === index)
    .slice(0, 3);
  const lines = chosen.map((concept) => {
    const budget = scene.amount ?? concept.typicalUsd;
    const visitors = Math.floor(budget / concept.visitorUsd);
    return `**${concept.title}** (${concept.type.replace("_", "-")}): ${concept.what} For ${usd(budget)}, expect about ${inNumbers(visitors)} engaged visitors`;
  });
  const { goals = "", audience = "" } = scene.brand ?? {};
  const brandLines = [
    ...(goals === "" ? [] : [`**Your goal**: ${quotable(goals, 200)}`]),
    ...(audience === "" ? [] : [`**Your audience**: ${quotable(audience, 200)}`]),
  ];
  return {
    verdict: `I'd start with ${chosen[0]?.title ?? "one clear idea"}.`,
    body: `Here are three directions${scene.company ? ` for ${scene.company}` : ""}:\n\n${numbered(lines)}\n\n${brandLines.length > 0 ? `What you told me about your brand:\n\n${bullets(brandLines)}\n\n` : ""}Visitor numbers are estimates, based on what each format usually costs per visitor. For a full proposal with goals, features, metrics, and a concept board, use the **Strategy Builder** under Campaign Strategy.`,
    question: "Which direction feels closest?",
    options: chosen.map((concept) => `Tell me about ${concept.title}`),
  };
}

/** More about a format that the reader named. */
function answerConcept(title: string): Answer | undefined {
  const concept = concepts.find((candidate) => candidate.title === title);
  if (!concept) return undefined;
  return {
    verdict: `${concept.title}: ${midSentence(concept.what)}`,
    body: `${concept.how}\n\nHere's how visitors move through it:\n\n${numbered(concept.zones.map((zone) => `**${zone.name}**: ${zone.note}`))}\n\nTypical budget: ${usd(concept.typicalUsd)}. Duration: ${concept.duration}. Goal: ${midSentence(concept.goal)}.`,
    question: "Shall I say how to split a budget for it?",
    options: ["How should I split my budget?"],
  };
}

/** The title of the format that a text names. */
export function formatNamed(text: string): string | undefined {
  const asked = foldLetters(text);
  return concepts.find(({ title }) => asked.includes(foldLetters(title)))?.title;
}

/** A format of the library that the question names. */
export function answerNamedConcept({ u }: Scene): Reply | undefined {
  const format = formatNamed(u.question);
  return format === undefined ? undefined : answerConcept(format);
}
