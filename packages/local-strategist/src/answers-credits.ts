import { counted, inNumbers } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { type Answer, type AnswerScene, bullets } from "./answer.ts";

/** The current balance, and how many campaigns it pays for. */
export async function answerBalance(scene: AnswerScene): Promise<Answer> {
  const [{ availableCredits, heldCredits, totalCredits }, { prices }] = await Promise.all([
    scene.tools.getCreditBalance({}),
    scene.tools.getPriceList({}),
  ]);
  const price = prices.campaignIdeas;
  const enough = availableCredits >= price;
  const campaigns = price > 0 ? Math.floor(availableCredits / price) : undefined;
  const worth =
    campaigns === undefined
      ? "Campaigns are free right now."
      : campaigns > 0
        ? `That's enough for ${counted(campaigns, "campaign")} without add-ons.`
        : `A campaign costs ${counted(price, "credit")}, so you need ${inNumbers(price - availableCredits)} more for your first one.`;
  const held =
    heldCredits > 0
      ? ` Another ${inNumbers(heldCredits)} are reserved for work in progress and come back if it fails.`
      : "";
  return {
    verdict: `You have ${counted(availableCredits, "credit")} available.`,
    body: `${worth} You've had ${inNumbers(totalCredits)} in total.${held}`,
    question: enough
      ? "Do you want to use them for a campaign?"
      : "Would you like to see the credit packages?",
    options: enough
      ? ["Plan a campaign with me", "What does a campaign cost?"]
      : ["Show the credit packages", "What does a campaign cost?"],
  };
}

/** What things cost in credits, by the current price list. */
export async function answerCreditCosts(scene: AnswerScene): Promise<Answer> {
  const { prices } = await scene.tools.getPriceList({});
  const { campaignIdeas, competitiveAnalysis, visualMockup, refinement, chatReply, freeRepliesPerMonth } =
    prices;
  const everything = campaignIdeas + competitiveAnalysis + visualMockup;
  const free = freeRepliesPerMonth > 0 ? `${inNumbers(freeRepliesPerMonth)} a month are free, then ` : "";
  const replies = chatReply > 0 ? `${free}${counted(chatReply, "credit")} each` : "free";
  return {
    verdict: `A campaign costs ${counted(campaignIdeas, "credit")}, or ${inNumbers(everything)} with every add-on.`,
    body: `${bullets([
      `**Campaign ideas**: ${counted(campaignIdeas, "credit")} for at least three complete concepts`,
      `**Competitive analysis**: ${inNumbers(competitiveAnalysis)} more`,
      `**Visual mockups**: ${inNumbers(visualMockup)} more`,
      `**A refined concept**: ${counted(refinement, "credit")} for one concept made cheaper, moved, or replaced`,
      `**Replies from me**: ${replies}`,
    ])}\n\nIf part of a campaign fails, its credits come back automatically.`,
    question: "Would you like to start with ideas only, or with everything?",
    options: ["Start with ideas only", "I want everything, please", "What is my credit balance?"],
  };
}

/** How to buy; Morgan never buys. */
export async function answerBuying(scene: AnswerScene): Promise<Answer> {
  const [{ availableCredits }, { prices, packages }] = await Promise.all([
    scene.tools.getCreditBalance({}),
    scene.tools.getPriceList({}),
  ]);
  const price = prices.campaignIdeas;
  const lines = packages.map(({ name, creditAmount, priceUsd }) => {
    const campaigns = price > 0 ? Math.floor(creditAmount / price) : 0;
    const worth = campaigns > 0 ? `, enough for ${counted(campaigns, "campaign")}` : "";
    return `**${name}**: ${counted(creditAmount, "credit")} for ${usd(priceUsd)}${worth}`;
  });
  const cheapest = packages[0];
  const asked = scene.question.toLowerCase();
  const named = packages.find(({ name }) => asked.includes(name.toLowerCase().replace(/ package$/, "")));
  return {
    verdict: named
      ? `The ${named.name} adds ${counted(named.creditAmount, "credit")} for ${usd(named.priceUsd)}, and credits never expire.`
      : cheapest
        ? `Start with the ${cheapest.name} at ${usd(cheapest.priceUsd)}. You can add more anytime, and credits never expire.`
        : "No credit packages are on sale right now.",
    body: `You have ${counted(availableCredits, "credit")} now.${lines.length > 0 ? ` These packages are on sale:\n\n${bullets(lines)}` : ""}\n\nA card below, or the **Billing & Credits** page, opens the purchase. I can't buy for you.`,
    question: "How many campaigns do you plan in the next quarter?",
    options: ["Two or three campaigns", "About ten campaigns", "More than twenty campaigns"],
  };
}
