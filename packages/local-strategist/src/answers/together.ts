import { counted } from "@marquee/adapters/ai/plain-text";
import { usd } from "@marquee/contracts/text/usd";
import { bullets } from "../answer.ts";
import type { Reply, Scene } from "../scene.ts";
import { asReference, lineOf, lookedAt, sumOf } from "./deal-lines.ts";
import { namesNumber } from "./measured.ts";

const asksTotal =
  /\b(?:together|in (?:total|all|sum)|altogether|all told|combined|add(?:ed|s|ing)? (?:\S+ ){0,3}up|sum (?:up|of)|(?:what|the) total|total(?:s|ed|ing)? (?:up|them|of|these|those)|sum(?:med|ming)?)\b/i;
const pointsToSeveral = /\b(?:they|them|these|those|both|all|together|the (?:two|three|four|five|lot))\b/i;

/**
 * What the deals that were just shown come to: "what do these come to together?". Undefined where it names something
 * itself, asks for a measured number, or only one was shown.
 */
export async function answerTogether({ u, tools }: Scene): Promise<Reply | undefined> {
  if (u.isNamed || u.act || !asksTotal.test(u.question) || !pointsToSeveral.test(u.question))
    return undefined;
  if (namesNumber(u.question) || u.question.split(/\s+/).length > 12) return undefined;
  const shown = new Set(u.shown.flatMap(({ kind, id }) => (kind === "deal" ? [id] : [])));
  if (shown.size < 2) return undefined;
  const deals = (await tools.listDeals({ limit: lookedAt })).filter(({ id }) => shown.has(id));
  if (deals.length < 2) return undefined;
  const total = sumOf(deals);
  return {
    verdict: `${usd(total)} together, for ${counted(deals.length, "deal")}.`,
    body: bullets(deals.map(lineOf)),
    question: "Shall I show one of them in detail?",
    options: [],
    shows: deals.map(asReference),
  };
}
