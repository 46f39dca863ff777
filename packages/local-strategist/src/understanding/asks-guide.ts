import { guideAbout } from "./classify.ts";
import { certainWeight, type Topic } from "./topics.ts";
import type { Understood } from "./understand.ts";

/** Topics of general advice, beside which the guide has a more exact answer. */
const general: ReadonlySet<Topic> = new Set<Topic>([
  "presence",
  "spending_advice",
  "roi_advice",
  "roi_levers",
  "roi_numbers",
  "leaks",
  "negotiation",
  "tiers",
  "budget_split",
  "host_advice",
]);
/** Topics that a question about the field is taken for where its words are few. */
const vague: ReadonlySet<Topic> = new Set<Topic>([
  "find",
  "event",
  "deal",
  "waits",
  "word",
  "outside",
  "next_step",
]);

/** From here on, a topic of the guide is meant by nothing else of it. */
const surely = 0.9;
/** Of a topic of advice that is this sure, the advice itself is meant. */
const sure = 0.9 * certainWeight;
const unsure = 0.35 * certainWeight;
const fewestWords = 4;

const wantsOpinion =
  /\b(?:good idea|worth|should (?:we|i)|makes? sense|(?:as|is) (?:the|a|our|my) kpis?|honest(?:ly)?|awareness|reach)\b/i;

/** What only Marquee has: its pages and its credits are told of by the Help page. */
const ofMarquee =
  /\b(?:credits?|unpublished|marquee)\b|\b(?:my|our|the|a) (?:drafts?|profile|account|login|page|listing|inbox|invoices?)\b/i;

/** Whether a question wants what people of the field know, and nothing of the reader's own rows. */
export function asksGuide(
  { question, isNamed, amount, weights, ownWish, act }: Understood,
  first: Topic | undefined,
): boolean {
  if (
    isNamed ||
    act?.stance === "asked" ||
    ofMarquee.test(question) ||
    question.trim().split(/\s+/).length < fewestWords
  )
    return false;
  if (amount !== undefined && first === "budget_split") return false;
  const [top] = guideAbout(question);
  if (!top || top.share < surely) return false;
  const weight = first === undefined ? 0 : (weights.get(first) ?? 0);
  if (first === undefined) return true;
  if (general.has(first)) return weight < sure || wantsOpinion.test(question);
  if (first === "word") return wantsOpinion.test(question);
  return vague.has(first) && weight < unsure && Object.keys(ownWish).length === 0;
}
