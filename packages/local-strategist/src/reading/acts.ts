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
  /\b(?:don't|do not|dont|not yet|never mind|no wait|hold on|hold off|leave it|leave that|stop|rather not|wait|not now|forget it|scrap that|maybe not|no,)\b/;
const supposing =
  /\b(?:what if|should (?:i|we)|would (?:it|that|they|you)|could (?:i|we)|can (?:i|we)|if (?:i|we)|shall (?:i|we)|suppose|is it (?:wise|possible|worth)|may (?:i|we)|how (?:do|can|would) (?:i|we)|when (?:do|can|should) (?:i|we))\b/;
/** A question about something is no request for it, however it names it. */
const questioning =
  /^(?:and |so |then |but |ok,? |hm,? )*(?:what|which|when|where|who|whose|why|how|is|are|was|were|(?:do|does|did)(?= (?:i|we|you|they|he|she|it|the|any|these|those|our|my|all|both|hosts|brands|sponsors|people)\b)|has|had|have(?= (?:i|we|you|they|any\w*|the|our|all|those|these|both|sponsors|brands|hosts|people)\b)|am|will|would|should)\b/;

/**
 * How a sentence begins that speaks of an act and orders nothing: it sets a condition, imagines, quotes, tells what others
 * want, or what was not done.
 */
const hedging = new RegExp(
  String.raw`^(?:(?:and|but|so|well|ok|okay|hm+),? )*(?:${[
    String.raw`(?:if|when|once)\b(?! (?:you (?:can|could|have|get|don['’]t)|more|again)\b)`,
    String.raw`(?:unless|whenever|until|in case|assuming|provided|as soon as)\b`,
    String.raw`(?:before|after) (?:i|we|they|you)\b`,
    String.raw`(?:hypothetically|imagine|suppose|supposing)\b`,
    String.raw`(?:let['’]s say|say|maybe|perhaps|possibly) (?:i|we|they)\b`,
    String.raw`(?:my|our|the|their|his|her) (?:\S+ ){1,2}?(?:said|says|thinks?|suggests?|suggested|asked|wrote)\b`,
    String.raw`(?:(?:my|our|the|their|his|her) (?:\S+ ){1,2}?|they |he |she |everybody |somebody )(?:wants?|asked|told|begged|urged|would like|hopes?)(?: (?:me|us|you))? to\b`,
    String.raw`(?:remind me|tell me|explain|say|show me) (?:why|what|how|whether|when|if|which)\b`,
    String.raw`(?:i|we)(?:['’]d| would| might| may| could| was| were| had| almost| nearly|(?: have|['’]ve)? ?(?:not|n['’]t)| haven['’]t| did(?:n['’]t| not))\b(?! (?:like|love|want|rather)\b)`,
  ].join("|")})`,
  "i",
);
/** A condition that ends a sentence: what others do first. "Ask if they have power" is none. */
const onCondition =
  /(?<!\b(?:ask|tell|write|know|wonder|check|message|note)\w*\b[^.;]*) (?:unless|(?<!\b(?:at|for|just|only|all at) )once|as soon as|but only (?:if|when)|only if|(?:if|when) (?:they|he|she|finance|legal|(?:my|our|the) (?:boss|board|client|team|cfo|ceo|lawyers?)))\b/i;

/** Words that a sentence only quotes: "decline it, he said", "accept it is what my boss wrote". */
const quoting =
  /(?:,|[”"']|\bis|\bwas)(?: that(?:['’]s| is| was))? (?:what )?(?:he|she|they|everybody|(?:my|our|the|their|his|her) \S+(?: \S+)?) (?:said|says|wrote|writes|told|thinks?|thought|suggests?|suggested|advised)\b(?! (?:yes|no|ok|okay|so|fine)\b)/i;
/** A second thought that leaves open whether it is to be done: "accept it, or maybe not". */
const wavering = /, (?:or (?:maybe|perhaps|rather|should|not)|maybe not|perhaps not)\b/i;

/** Whether a sentence says that something is not to be done. */
export const refuses = (sentence: string): boolean => refusing.test(sentence.trim().toLowerCase());

/** Whether a sentence imagines or asks. A request may be polite ("can you save it"); a question never is one. */
export function supposes(sentence: string): boolean {
  const lower = sentence.trim().toLowerCase();
  const polite = /^(?:and |then |ok,? |so |please )*(?:can|could|will|would) you\b/.test(lower);
  return (
    !polite &&
    [supposing, questioning, hedging, onCondition, quoting, wavering].some((words) => words.test(lower))
  );
}

/** Whether a text only says that nothing is to be sent: "Lovely. Don't you send it, I'll paste it myself". */
export const leavesUnsent = (text: string): boolean => !text.includes("?") && notSent.test(text);
const notSent =
  /^(?!.*\b(?:draft|write|word|compose|prepare|counter|reply|answer)\b).*\bdo(?:n['’]?t| not) (?:you )?send (?:it|that|this|them)\b/i;

/** Whether a text takes back what was just about to happen: "no wait, don't", "leave it". */
export const takesBack = (text: string): boolean =>
  /^(?:no|hm|hmm|wait|hold on|stop|actually|ok|oh|leave|never|don't|not)\b/i.test(text.trim()) &&
  refusing.test(text.toLowerCase());
