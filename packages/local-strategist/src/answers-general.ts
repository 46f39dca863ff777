import { inNumbers, midSentence, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets, numbered } from "./answer.ts";
import { concepts } from "./ideas.ts";

/** A greeting and where to start. */
export function answerGreeting(scene: AnswerScene): Answer {
  return {
    verdict: `Hi${scene.firstName ? ` ${scene.firstName}` : ""}, I'm Morgan, your experiential marketing consultant.`,
    body: `I can look up events and sponsorship packages, plan budgets, calculate ROI, and sketch campaigns${scene.company ? ` for ${scene.company}` : ""}.`,
    question: "Where would you like to start?",
    options: ["Find events that fit us", "Sketch a campaign idea", "Check what ROI to expect"],
  };
}

/** What Morgan is and what it never does. */
export function answerIdentity(_scene: AnswerScene): Answer {
  return {
    verdict: "I'm Morgan, the AI strategist at Marquee.",
    body: "I can look up events, sponsorship packages, and your credit balance. I don't buy or book anything. I recommend, and you decide.",
    question: "Where would you like to start?",
    options: ["Find events that fit us", "Sketch a campaign idea", "What is my credit balance?"],
  };
}

/** The answer to a question about Morgan's instructions. */
export function answerInstructions(_scene: AnswerScene): Answer {
  return {
    verdict:
      "I can't share how I'm set up, but I can help with events, sponsorships, budgets, ROI, and campaigns.",
    body: "",
    question: "What do you want your next event to achieve?",
    options: ["More qualified contacts", "A better known brand", "A successful launch"],
  };
}

/** Three formats from the library, with their typical figures. */
export function answerCampaign(scene: AnswerScene): Answer {
  const asked = scene.question.toLowerCase();
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
export function answerConcept(title: string): Answer | undefined {
  const concept = concepts.find((candidate) => candidate.title === title);
  if (!concept) return undefined;
  return {
    verdict: `${concept.title}: ${midSentence(concept.what)}`,
    body: `${concept.how}\n\nHere's how visitors move through it:\n\n${numbered(concept.zones.map((zone) => `**${zone.name}**: ${zone.note}`))}\n\nTypical budget: ${usd(concept.typicalUsd)}. Duration: ${concept.duration}. Goal: ${midSentence(concept.goal)}.`,
    question: "What's your budget?",
    options: ["About $30,000 in total", "About $80,000 in total", "More than $150,000"],
  };
}

/** The answer to a thank-you. */
export function answerThanks(scene: AnswerScene): Answer {
  return {
    verdict: `You're welcome${scene.firstName ? `, ${scene.firstName}` : ""}.`,
    body: "",
    question: "What's next on your list?",
    options: ["Find events that fit us", "Check what ROI to expect", "Sketch a campaign idea"],
  };
}

/** The answer when nothing was recognized: one useful question instead of a guess. */
export function answerOther(scene: AnswerScene): Answer {
  return {
    verdict: "I'm not sure what you're asking, and I'd rather not guess.",
    body: `I can help most with events, sponsorship packages, budgets, ROI, and campaign ideas. A good starting point for ${scene.company || "a company like yours"} is what convinces your audience: ${scene.facts.proof}.`,
    question: "Which of these is closest to your question?",
    options: ["Events and sponsorship", "Budget and expected ROI", "A campaign idea for us"],
  };
}
