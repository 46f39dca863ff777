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
}

/** The words by which each act is asked for; the first that fits is meant, so the more specific ones come first. */
const asking: Readonly<Record<Act, RegExp>> = {
  unsave:
    /\b(?:unsave|un-save|unbookmark|remove\b.{2,60}\bfrom (?:my |our |the )?saved|take\b.{2,60}\boff (?:my |our |the )?(?:saved|list))\b/,
  save: /\b(?:save|bookmark|shortlist|add\b.{2,60}\bto (?:my |our )?saved)\b(?! (?:money|costs?|time|budget|us|me (?:money|time))\b)/,
  waiting_list:
    /\b(?:(?:put|get|add|place) (?:us|me) (?:in line|in the queue|on (?:the|its|their) (?:waiting[- ]?|wait)?list|down)|join (?:the|its|their) (?:waiting|wait)[- ]?list|hold (?:us |me )?(?:it|that|a spot|the spot|one)|reserve|queue (?:us|me) up|get in line)\b/,
  renew: /\b(?:renew|do (?:it|that|this) again next year|book (?:it|that) again)\b/,
  decline:
    /\b(?:decline|reject|turn (?:it|that|them|him|her|this|the offer) down|say no|(?:tell|give) \S.{0,40}? (?:no\b|a no\b|(?:that )?we(?:'re| are) out)|pass on)\b/,
  cancel: /\b(?:cancel|call off|pull out of|back out of|withdraw (?:from|my|our))\b/,
  request_changes:
    /\b(?:asked? (?:them |him |her )?for (?:extra|more|other|additional|changed)|request (?:a )?changes?|ask (?:them|him|her|for) (?:for )?(?:a )?changes?|ask (?:them|him|her) to (?:change|add|include|drop|remove)|ask for changed terms)\b/,
  publish:
    /\b(?:publish|put (?:it|that|the event) (?:live|online)|make (?:it|that|the event) public|go live)\b/,
  change_spots:
    /\b(?:(?:add|open|release|set|change|raise|reduce|make|give)\b.{0,50}\bspots?|spots? (?:to|down to|up to) \d)\b/,
  change_price:
    /\b(?:bring|set|lower|raise|drop|reduce|cut|change|make|put|price)\b(?=.{0,60}\b(?:price|bronze|silver|gold|platinum|package)\b)(?=.{0,80}\b(?:to|at|down to|up to|by)? ?\$?\d)/,
  propose_package:
    /\bpropose\b|\b(?:make|create|build|offer)\b.{0,30}\b(?:own|custom|special|tailored) (?:package|offer)\b/,
  set_profile:
    /\b(?:change|set|update|make|put|add|remove)\b.{0,80}\b(?:my|our) (?:profile|company|industry|budget|interests?|audiences?|places?)\b/,
  set_brand_fact:
    /\b(?:remember (?:that|this)?|note (?:that|down)|keep in mind|from now on|for the record|never use (?:the )?words?|our (?:tone|voice|colou?rs?) (?:is|are|should))\b/,
  buy_credits:
    /\b(?:buy|get|purchase|order|top up|i'll take|take)\b.{0,40}\b(?:credits?|(?:credit|smallest|biggest|largest|cheapest|starter|growth|startup|enterprise) (?:pack|package)s?)\b/,
  refine_campaign:
    /\b(?:refine|rework|redo)\b|\bmake (?:that|it|this|the (?:last|first|second|third))(?: (?:one|concept|idea|campaign))?\b.{0,20}\b(?:cheaper|more technical|less expensive|bigger|smaller|simpler|bolder)\b/,
  order_campaign:
    /\b(?:order|generate|create|make|write|give|get|draw up|come up with)\b.{0,30}\b(?:campaigns?|campaign ideas?|concepts?|activation ideas?)\b/,
  counter:
    /\bcounter(?:[- ]?offer)?\b|\b(?:offer|tell|give|propose to|go back (?:to them )?with|make it|say|reply with) (?:them |him |her |it |that |at )?\$?\d[\d,.]*(?: ?k)?\b|\b(?:ask|tell) (?:them|him|her) (?:for|to (?:do|take|accept)) \$?\d/,
  start:
    /\b(?:start|open|begin|make|send|draft me)\b.{0,20}\b(?:deal|offer)\b|^(?:please |can you |could you )?(?:sponsor|book|take)\b.{3,}\b(?:for|at) \$?\d|^(?:please |can you |could you )?offer \$?\d[\d,.]*k? (?:for|on) (?:the |a )?.{3,}|\bmake an offer\b/,
  accept:
    /\b(?:accept|take it|take that|take the (?:offer|deal)|let's (?:take|do) (?:it|that)|we'll take|agree to (?:it|that|their|the)|say yes|tell (?:them|him|her) yes)\b/,
  reply_inquiry: /\b(?:reply|answer|respond) (?:to|with)\b|\bsend (?:that|it|this)(?: (?:reply|answer))?\b/,
  message:
    /\b(?:send|write|drop) (?:them|him|her|it|\p{Lu}\S+(?: \p{Lu}\S+)?)? ?(?:a |an )?(?:message|note|nudge|reminder|line)\b|\b(?:nudge|remind|message|ping)\b|\b(?:tell|ask|let) (?:them|him|her|\p{Lu}\S+(?: \p{Lu}\S+)?)\b/u,
  sign: /\bsign (?:it|that|this|the (?:contract|agreement|deal)|for me|here)\b|\bjust sign\b/,
};

const refusing =
  /\b(?:don't|do not|dont|not yet|never mind|no wait|hold on|hold off|leave it|leave that|stop|rather not|wait|not now|forget it|scrap that|no,)\b/;
const supposing =
  /\b(?:what if|should (?:i|we)|would (?:it|that|they|you)|could (?:i|we)|can (?:i|we)|if (?:i|we)|shall (?:i|we)|suppose|is it (?:wise|possible|worth)|may (?:i|we)|how (?:do|can|would) (?:i|we)|when (?:do|can|should) (?:i|we))\b/;
/** A question about something is no request for it, however it names it. */
const questioning =
  /^(?:and |so |then |but |ok,? |hm,? )*(?:what|which|when|where|who|whose|why|how|is|are|was|were|do|does|did|has|have|had|am|will|would|should)\b/;

/**
 * The act that a text speaks of, and how. A request may be polite ("can you save it"), a question never is one. Undefined
 * where it speaks of none.
 */
export function actIn(text: string): ReadAct | undefined {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/).filter((each) => each.trim() !== "");
  let supposed: ReadAct | undefined;
  for (const sentence of sentences) {
    const lower = sentence.trim().toLowerCase();
    const act = acts.find((each) => asking[each].test(each === "message" ? sentence.trim() : lower));
    if (act === undefined) continue;
    if (refusing.test(lower)) return { act, stance: "refused" };
    const polite = /^(?:and |then |ok,? |so |please )*(?:can|could|will|would) you\b/.test(lower);
    if (!polite && (supposing.test(lower) || questioning.test(lower))) {
      supposed ??= { act, stance: "supposed" };
      continue;
    }
    return { act, stance: "asked" };
  }
  return supposed;
}

/** Whether a text takes back what was just about to happen: "no wait, don't", "leave it". */
export const takesBack = (text: string): boolean =>
  /^(?:no|hm|hmm|wait|hold on|stop|actually|ok|oh|leave|never|don't|not)\b/i.test(text.trim()) &&
  refusing.test(text.toLowerCase());
