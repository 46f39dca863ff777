/** What somebody asks to have done. Signing is not among them: it leads to the page. */
export const acts = [
  "unsave",
  "save",
  "waiting_list",
  "renew",
  "decline",
  "cancel",
  "request_changes",
  "publish",
  "change_spots",
  "change_price",
  "propose_package",
  "set_profile",
  "set_brand_fact",
  "buy_credits",
  "refine_campaign",
  "order_campaign",
  "start",
  "counter",
  "accept",
  "reply_inquiry",
  "message",
  "sign",
] as const;
export type Act = (typeof acts)[number];

/** `asked` to be done now; `refused` ("don't", "not yet"); `supposed` ("what if", "should I"). */
export type Stance = "asked" | "refused" | "supposed";

export interface ReadAct {
  act: Act;
  stance: Stance;
  /** Its words can hardly mean anything else. What is only likely is asked first, before a card offers it. */
  isClear: boolean;
  /** The words it was first asked for with, where this text only tells what was missing. */
  begun?: string;
}

const refusing =
  /\b(?:don't|do not|dont|not yet|never mind|no wait|hold on|hold off|leave it|leave that|stop|rather not|wait|not now|forget it|scrap that|no,)\b/;
const supposing =
  /\b(?:what if|should (?:i|we)|would (?:it|that|they|you)|could (?:i|we)|can (?:i|we)|if (?:i|we)|shall (?:i|we)|suppose|is it (?:wise|possible|worth)|may (?:i|we)|how (?:do|can|would) (?:i|we)|when (?:do|can|should) (?:i|we))\b/;
/** A question about something is no request for it, however it names it. */
const questioning =
  /^(?:and |so |then |but |ok,? |hm,? )*(?:what|which|when|where|who|whose|why|how|is|are|was|were|(?:do|does|did)(?= (?:i|we|you|they|he|she|it|the|any|these|those|our|my|all|both|hosts|brands|sponsors|people)\b)|has|have|had|am|will|would|should)\b/;

/** Whether a sentence says that something is not to be done. */
export const refuses = (sentence: string): boolean => refusing.test(sentence.trim().toLowerCase());

/** Whether a sentence imagines or asks. A request may be polite ("can you save it"); a question never is one. */
export function supposes(sentence: string): boolean {
  const lower = sentence.trim().toLowerCase();
  const polite = /^(?:and |then |ok,? |so |please )*(?:can|could|will|would) you\b/.test(lower);
  return !polite && (supposing.test(lower) || questioning.test(lower));
}

/** Whether a text takes back what was just about to happen: "no wait, don't", "leave it". */
export const takesBack = (text: string): boolean =>
  /^(?:no|hm|hmm|wait|hold on|stop|actually|ok|oh|leave|never|don't|not)\b/i.test(text.trim()) &&
  refusing.test(text.toLowerCase());
