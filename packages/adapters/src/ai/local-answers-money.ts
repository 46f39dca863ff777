import { campaignPrices, chatPrices } from "@marquee/contracts/limits";
import { type Answer, type AnswerScene, bullets, numbered } from "./local-answer.ts";
import { inDollars, inNumbers, midSentence, roundedDown } from "./plain-text.ts";

/** How a sum should be divided, with what each part buys. */
const split = [
  ["Place and build", 0.34, "the one thing people touch; rent rather than make"],
  ["People", 0.24, "experts on the floor, trained for a day"],
  ["Bringing the right visitors", 0.2, "invitations by name before any advertising"],
  ["Follow-up and content", 0.12, "written before the first day, sent within 24 hours"],
  ["Reserve", 0.1, "for weather, freight and the good surprise"],
] as const;

const exampleBudgetUsd = 60_000;

/** How to divide the budget. */
export function answerBudget(scene: AnswerScene): Answer {
  const total = scene.amount ?? exampleBudgetUsd;
  const lines = split.map(
    ([what, share, why]) =>
      `**${what}**: ${inDollars(roundedDown(total * share))} (${Math.round(share * 100)} %), ${why}`,
  );
  return {
    body: `${scene.amount === undefined ? `You have not named a sum yet, so I reckon with ${inDollars(total)}` : `For ${inDollars(total)}`} I would plan:\n\n${bullets(lines)}\n\nThe line that teams cut first is follow-up, and it is the one that pays for the rest.`,
    question:
      scene.amount === undefined ? "What is the real sum?" : "Is that for one event or for the whole season?",
    options:
      scene.amount === undefined
        ? ["About $30,000 in total", "About $80,000 in total", "More than $150,000"]
        : ["For one single event", "For the whole season"],
  };
}

/** The same aim for half the money. */
export function answerHalfBudget(scene: AnswerScene): Answer {
  const half = (scene.amount ?? exampleBudgetUsd) / 2;
  return {
    body: `With ${inDollars(half)} I would keep the idea and shrink the room:\n\n${numbered([
      `**Leave the main hall.** A side event of sixty people near the venue costs about ${inDollars(roundedDown(half * 0.45))}`,
      `**Invite by name.** Two hundred personal invitations bring forty of the right people; plan ${inDollars(roundedDown(half * 0.15))}`,
      `**Send experts, not staff.** Four of your own people for two days, ${inDollars(roundedDown(half * 0.2))} with travel`,
      `**Keep ${inDollars(roundedDown(half * 0.2))}** for follow-up and reserve`,
    ])}\n\nYou lose reach and keep nearly all of the conversations.`,
    question: "Would sixty of the right people be enough for you?",
    options: ["Sixty people are enough", "We need more reach than that"],
  };
}

/** Where event money is usually lost. */
export function answerLeaks(_scene: AnswerScene): Answer {
  return {
    body: `Money at events usually leaks in four places:\n\n${numbered([
      "**Late orders.** Power, freight and print in the last two weeks cost 30 to 60 percent more; freeze the plan three weeks ahead",
      "**Square metres.** Most stands are a third too large; pay for position instead of area",
      "**Badge counts.** Contacts nobody calls are pure cost; agree beforehand who calls whom by when",
      "**One-time builds.** Whatever cannot be used three times should be rented",
    ])}\n\nThese are rules of thumb from practice, not figures from your own events.`,
    question: "Which of the four sounds most like you?",
    options: ["We order things too late", "Our stands are too large", "We do not call contacts back"],
  };
}

/** How to reckon the return, shown with numbers. */
export function answerRoi(scene: AnswerScene): Answer {
  const cost = scene.amount ?? exampleBudgetUsd;
  const contacts = Math.max(1, Math.round(cost / 120));
  const deals = Math.max(1, Math.round(contacts * 0.06));
  const dealUsd = Math.ceil((cost * 2.4) / deals / 500) * 500;
  const income = deals * dealUsd;
  const roiPercent = Math.round(((income - cost) / cost) * 100);
  return {
    body: `ROI is what came back minus what it cost, divided by what it cost. A worked example for ${inDollars(cost)}:\n\n${bullets(
      [
        `**Contacts**: ${inNumbers(contacts)} qualified at about $120 each`,
        `**Deals**: ${inNumbers(deals)}, when 6 in 100 of them sign`,
        `**Income**: ${inNumbers(deals)} × ${inDollars(dealUsd)} = ${inDollars(income)}`,
        `**ROI**: (${inDollars(income)} − ${inDollars(cost)}) ÷ ${inDollars(cost)} = **${roiPercent} %**`,
      ],
    )}\n\nThe deal size and the closing rate are my assumptions; with your own two numbers the result becomes a forecast.`,
    question: "What is a typical deal worth to you in the first year?",
    options: ["Less than $5,000 a deal", "Between $5,000 and $50,000", "More than $50,000 a deal"],
  };
}

/** What to track. */
export function answerRoiNumbers(scene: AnswerScene): Answer {
  return {
    body: `Five numbers are enough to prove it, and each needs an owner before the event:\n\n${numbered([
      "**Qualified conversations**: people who fit and stayed longer than five minutes",
      "**Cost per qualified conversation**: the whole spend divided by them",
      "**Second meetings within 21 days**: the earliest sign of income",
      `**${scene.facts.metric}**: the number your finance director will ask for`,
      "**Pipeline and income after 90 days**: tagged with the event, never guessed",
    ])}\n\nLeave out badge scans and impressions unless somebody decides something by them.`,
    question: "Which of these do you measure today?",
    options: ["Only contacts so far", "Contacts and second meetings", "Nothing in a reliable way"],
  };
}

/** What lifts the return most for the least money. */
export function answerRoiLevers(_scene: AnswerScene): Answer {
  return {
    body: `Three things lift the return more than a bigger budget does:\n\n${numbered([
      "**Book meetings before the doors open.** Ten fixed meetings are worth more than a hundred scans and cost only diligence",
      "**Call within 24 hours.** The same contact is worth about half after a week",
      "**Bring one customer.** A buyer believes another buyer; a ticket and a hotel are the cheapest speaker you can get",
    ])}\n\nThe middle one is a rule of thumb; test it on your next event by calling half of the contacts first.`,
    question: "Which of the three could you start this week?",
    options: ["Booking meetings in advance", "Calling within 24 hours", "Bringing a customer along"],
  };
}

/** The real balance, and what it is enough for. */
export async function answerBalance(scene: AnswerScene): Promise<Answer> {
  const { availableCredits, heldCredits, totalCredits } = await scene.tools.getCreditBalance();
  const campaigns = Math.floor(availableCredits / campaignPrices.ideas);
  const held =
    heldCredits > 0
      ? ` ${inNumbers(heldCredits)} more are held for work in progress and come back if it fails.`
      : "";
  const enough =
    campaigns > 0
      ? `That is enough for ${inNumbers(campaigns)} ${campaigns === 1 ? "campaign" : "campaigns"} without extras.`
      : `A campaign costs ${campaignPrices.ideas} credits, so you would need ${campaignPrices.ideas - availableCredits} more for the first one.`;
  return {
    body: `You have **${inNumbers(availableCredits)} credits** available of ${inNumbers(totalCredits)} in total.${held} ${enough}`,
    question:
      campaigns > 0 ? "Shall we use them for a campaign?" : "Would you like to see the credit packages?",
    options:
      campaigns > 0
        ? ["Plan a campaign with me", "What does a campaign cost?"]
        : ["Show the credit packages", "What does a campaign cost?"],
  };
}

/** What things cost in credits; the figures are those of the price list. */
export function answerCreditCosts(_scene: AnswerScene): Answer {
  const { ideas, competitiveAnalysis, visualMockup } = campaignPrices;
  return {
    body: `The price list is short:\n\n${bullets([
      `**Campaign ideas**: ${ideas} credits for at least three complete ideas`,
      `**Competitive analysis**: ${competitiveAnalysis} more`,
      `**Visual mockups**: ${visualMockup} more, so ${ideas + competitiveAnalysis + visualMockup} with everything`,
      `**Talking to me**: ${chatPrices.freeRepliesPerMonth} answers a month are free, then ${chatPrices.replyCredits} credit each`,
    ])}\n\nIf a part fails, its credits come back by themselves.`,
    question: "Would you like to start with a plain one or with everything?",
    options: ["Start with ideas only", "I want everything, please", "What is my credit balance?"],
  };
}

/** How to buy; Morgan never buys. */
export async function answerBuying(scene: AnswerScene): Promise<Answer> {
  const { availableCredits } = await scene.tools.getCreditBalance();
  return {
    body: `You buy credits on the **Billing & Credits** page; I cannot do it for you, and I would not want to. You have **${inNumbers(availableCredits)}** now. As a rule of thumb:\n\n${bullets(
      [
        `**Tech Startup Package** for a first season: a handful of campaigns of ${campaignPrices.ideas} to 20 credits`,
        "**Growth Package** when you plan every quarter and compare concepts",
        "**Enterprise Package** for several brands or a whole agency on one balance",
      ],
    )}\n\nThe page shows today's prices, and credits never expire.`,
    question: "How many campaigns do you plan in the next quarter?",
    options: ["Two or three campaigns", "About ten campaigns", "More than twenty campaigns"],
  };
}

/** What a presence could look like, from the industry's own proof. */
export function answerPresence(scene: AnswerScene): Answer {
  return {
    body: `I would build the presence backwards from what convinces your audience: ${scene.facts.proof}.\n\n${numbered(
      [
        "**First minute**: people do something at once, before anyone explains anything",
        `**Middle**: one expert for every two guests, in ${midSentence(scene.facts.place)}`,
        "**Exit**: a page made for that guest, sent before they reach the door",
      ],
    )}\n\nWatch out: ${midSentence(scene.facts.risk)}`,
    question: "Shall I turn this into a full campaign proposal in the Strategy Builder?",
    options: ["How do I order a campaign?", "How should I split my budget?", "Which events fit us best?"],
  };
}
