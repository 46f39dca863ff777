import { counted, onDay, quotable } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import { everyDeal } from "../every-deal.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, isSigned, sumOf } from "./deal-lines.ts";

const asksWhoSigned =
  /\b(?:who(?:['’]s| has| have)?|which (?:sponsors?|brands?|companies))\b.{0,30}\b(?:signed|committed|bought|booked|on board|confirmed)\b/i;
const ahead = /\b(?:coming|upcoming|next|future|ahead|still to come|this (?:season|year))\b/i;
const shownMost = 8;

/** Who has signed for events of one's own that are still to come, and for how much in all. */
export async function answerSignedSponsors(scene: Scene): Promise<Reply | undefined> {
  const { u, role, tools } = scene;
  if (role === "brand" || u.isNamed || !asksWhoSigned.test(u.question) || !ahead.test(u.question))
    return undefined;
  const signed = (await everyDeal(tools, { side: "host" }))
    .filter((deal) => isSigned(deal) && deal.eventDate >= u.today)
    .toSorted((one, other) => one.eventDate.localeCompare(other.eventDate));
  if (signed.length === 0)
    return {
      verdict: "Nobody has signed for one of your coming events yet.",
      body: "",
      question: "Do you want to see whom you could ask?",
      options: ["Whom could I invite?"],
    };
  const sponsors = new Set(signed.map(({ with: other }) => other.company || other.name));
  return {
    verdict: `${counted(sponsors.size, "sponsor")} ${sponsors.size === 1 ? "has" : "have"} signed for your coming events: ${usd(sumOf(signed))} in ${counted(signed.length, "deal")}.`,
    body: bullets(
      signed
        .slice(0, shownMost)
        .map(
          (deal) =>
            `**${quotable(deal.with.company || deal.with.name, 60)}**: ${quotable(deal.packageName, 60)} at ${quotable(deal.eventName, 70)} on ${onDay(deal.eventDate)}, ${usd(deal.amountUsd)}`,
        ),
    ),
    question: "Shall I show what you still owe them?",
    options: ["What do we still owe sponsors?"],
    shows: signed.slice(0, shownMost).map(asReference),
  };
}
