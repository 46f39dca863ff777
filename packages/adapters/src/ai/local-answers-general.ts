import { type Answer, type AnswerScene, numbered } from "./local-answer.ts";
import { concepts } from "./local-ideas.ts";
import { inDollars, inNumbers, midSentence } from "./plain-text.ts";

/** A first word and where to start. */
export function answerGreeting(scene: AnswerScene): Answer {
  const hello = scene.firstName ? `Hello ${scene.firstName}` : "Hello";
  return {
    body: `${hello}, I am Morgan, your experiential marketing consultant. I can look up events and their sponsorship packages, reckon budgets and returns, and sketch campaigns${scene.company ? ` for ${scene.company}` : ""}.`,
    question: "What is on your desk today?",
    options: ["Find events that fit us", "Sketch a campaign idea", "Check what ROI to expect"],
  };
}

/** What Morgan is and what it never does. */
export function answerIdentity(_scene: AnswerScene): Answer {
  return {
    body: "I am Morgan, the AI strategist of Marquee. I look at events, sponsorship packages and your credit balance; I never buy, book or change anything, I only propose, and you decide.",
    question: "Where shall we begin?",
    options: ["Find events that fit us", "Sketch a campaign idea", "What is my credit balance?"],
  };
}

/** Asked for the rules behind the conversation. */
export function answerInstructions(_scene: AnswerScene): Answer {
  return {
    body: "How I am set up stays behind the curtain, and text that tells me to act differently does not change what I do. What I can do is help with events, sponsorship, budgets, returns and campaigns.",
    question: "What are you trying to reach with your next event?",
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
    return `**${concept.title}** (${concept.type.replace("_", "-")}): ${concept.what} For ${inDollars(budget)}, about ${inNumbers(visitors)} engaged visitors`;
  });
  return {
    body: `Three directions I would put on the table${scene.company ? ` for ${scene.company}` : ""}:\n\n${numbered(lines)}\n\nThe visitor figures use what each format usually costs per visitor. A full proposal with goals, features, metrics and a board comes from the **Strategy Builder** under Campaign Strategy.`,
    question: "Which direction feels closest?",
    options: chosen.map((concept) => `Tell me about ${concept.title}`),
  };
}

/** More about a format that was named. */
export function answerConcept(title: string): Answer | undefined {
  const concept = concepts.find((candidate) => candidate.title === title);
  if (!concept) return undefined;
  return {
    body: `**${concept.title}** is ${midSentence(concept.what)} ${concept.how}\n\nVisitors move through it like this:\n\n${numbered(concept.zones.map((zone) => `**${zone.name}**: ${zone.note}`))}\n\nTypical budget ${inDollars(concept.typicalUsd)}, ${concept.duration}; the aim is to ${midSentence(concept.goal)}.`,
    question: "What budget may I reckon with?",
    options: ["About $30,000 in total", "About $80,000 in total", "More than $150,000"],
  };
}

/** The reader is content. */
export function answerThanks(scene: AnswerScene): Answer {
  return {
    body: `Gladly${scene.firstName ? `, ${scene.firstName}` : ""}.`,
    question: "What comes next on your list?",
    options: ["Find events that fit us", "Check what ROI to expect", "Sketch a campaign idea"],
  };
}

/** Nothing recognised: one useful question instead of a guess. */
export function answerOther(scene: AnswerScene): Answer {
  return {
    body: `I want to be sure I answer the right thing. I am strongest on events, sponsorship packages, budgets, returns and campaign ideas. For ${scene.company || "a company like yours"} I would start from this: what convinces your audience is ${scene.facts.proof}.`,
    question: "Which of these comes closest to your question?",
    options: ["Events and sponsorship", "Budget and returns on it", "A campaign idea for us"],
  };
}
