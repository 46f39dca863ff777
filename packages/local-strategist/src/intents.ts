/** The topics that the local strategist can recognize in a message. */
export type Intent =
  | "instructions"
  | "identity"
  | "attention"
  | "owed"
  | "agreements"
  | "afford"
  | "saved"
  | "profile"
  | "freeReplies"
  | "payments"
  | "ledger"
  | "ownCampaigns"
  | "locations"
  | "pipeline"
  | "definition"
  | "ownNumbers"
  | "deals"
  | "recommended"
  | "balance"
  | "creditCosts"
  | "buyCredits"
  | "compareEvents"
  | "recommendEvent"
  | "negotiate"
  | "tierValue"
  | "packages"
  | "roiNumbers"
  | "roiLevers"
  | "roi"
  | "budgetLeaks"
  | "budgetHalf"
  | "budget"
  | "presence"
  | "campaign"
  | "events"
  | "thanks"
  | "greeting"
  | "other";

/** The first matching rule wins, so specific rules come before general ones. */
const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    "instructions",
    /\b(?:system prompt|your (?:instructions|prompt|rules)|(?:ignore|forget|disregard) (?:\w+ ){0,3}(?:instructions|rules|prompt))/,
  ],
  [
    "identity",
    /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:bot|human|person|real|ai|model)\b|\bwhat can you do\b|\bhow can you help\b/,
  ],
  [
    "attention",
    /\b(?:needs? my attention|waits? for me|waiting for me|what should (?:i|we) do (?:next|now|first|today)|(?:my|our) (?:to-?dos?|next steps?)|what(?:'s| is) (?:new|next for (?:me|us))|urgent|summary|overview|what (?:happened|changed) (?:lately|recently))\b/,
  ],
  [
    "owed",
    /\b(?:(?:i|we) owe|owed|overdue|deliverables?|to deliver|deadlines?|(?:i|we) (?:have|need) to deliver|what(?:'s| is) due|due (?:this|next|by|today|tomorrow|in))\b/,
  ],
  [
    "agreements",
    /\b(?:agreements?|contracts?|signatures?)\b|\b(?:signed|to sign)\b(?!.*\bdeal value\b)(?=.*\b(?:deal|who|which|what|by)\b)/,
  ],
  ["freeReplies", /\bfree (?:replies|reply|messages?|questions?|answers?)\b/],
  [
    "afford",
    /\bafford\b|\benough credits?\b|\bcredits? (?:pay for|last for|buy|cover)\b|\bwhat can (?:i|we) (?:buy|get|do) (?:with|for)\b.*\bcredits?\b/,
  ],
  ["saved", /\b(?:saved|bookmarked|bookmarks)\b|\bdid (?:i|we) (?:save|bookmark)\b/],
  [
    "profile",
    /\bwhat do you know (?:about|of) (?:me|us|my|our)\b|\b(?:my|our) profile\b|\bwhat (?:is|are) (?:my|our) (?:budget|industry|interests?|audiences?|places|role|company)\b|\bwhat's (?:my|our) (?:budget|industry|role)\b/,
  ],
  [
    "payments",
    /\b(?:what|which|how much|when)\b.*\b(?:did|have) (?:i|we)\b.*\b(?:pay|paid|buy|bought|purchased?)\b|\b(?:receipts?|(?:my|our|last|latest|past) (?:payments?|purchases?|invoices?|orders?))\b/,
  ],
  [
    "ownCampaigns",
    /\b(?:my|our|last|latest|newest|recent|failed) (?:[\w-]+ ){0,6}campaigns?\b|\bcampaigns?\b.*\b(?:did|have|had) (?:i|we)\b|\b(?:did|have) (?:i|we)\b.*\bcampaigns?\b|\bcampaigns? (?:that )?(?:failed|i ordered|we ordered)\b/,
  ],
  [
    "ledger",
    /\b(?:ledger|credit (?:history|entries|movements|transactions)|transactions)\b|\bcredits?\b.*\b(?:spent|go|went|gone|used (?:for|on)|come from|came from)\b|\b(?:spend|spent|use|used)\b.*\b(?:my|our|of the)? ?credits? on\b|\bwhat did (?:i|we) (?:spend|use)\b.*\bcredits?\b/,
  ],
  [
    "locations",
    /\b(?:which|what|best|top) (?:[\w-]+ )?(?:city|cities|places?|locations?)\b.*\b(?:work|works|best|us|our|results?|roi|sponsor)\b/,
  ],
  ["pipeline", /\bpipeline\b|\bweighted\b/],
  [
    "definition",
    /\bhow (?:is|are|do you) (?:[\w-]+ ){0,4}(?:computed|calculated|defined|measured|compute|calculate)\b|\b(?:definition|formula) (?:of|for|behind)\b|\bwhat does (?:[\w-]+ ){1,4}mean\b/,
  ],
  [
    "ownNumbers",
    /\b(?:my|our) (?:[\w-]+ ){0,2}(?:roi|return|revenue|leads?|cost per lead|impressions?|interactions?|engagement|conversions?|customers|mqls?|sqls?|opportunities|deal value|numbers|results|performance|analytics|goals?)\b|\bhow (?:many|much) (?:[\w-]+ ){0,2}(?:leads?|revenue|impressions?|interactions?|customers|conversions?|mqls?|sqls?|opportunities)\b|\b(?:roi|revenue|leads?|engagement(?: rate)?|cost per lead|lead conversion|impressions?|conversions?)\b.*\b(?:last|this|past) (?:week|month|quarter|year|\d+ (?:days|months))\b/,
  ],
  [
    "deals",
    /\b(?:my|our|open|active|pending|signed|cancel(?:l)?ed|declined|completed|negotiating|how many|all|the|this|that|latest|newest|biggest|largest|which|any) (?:[\w&'-]+ ){0,5}deals?\b|\bdeals? (?:with|at|for|about|on|are|is|do|did|have)\b|\b(?:latest|current|their|last) (?:offer|counter-?offer)\b|\bwho is the other side\b|\bwho (?:are|is) (?:my|our) (?:hosts?|sponsors?|partners?)\b/,
  ],
  [
    "recommended",
    /\brecommend(?:ed)?\b.*\b(?:for (?:me|us)|events)\b|\bevents?\b.*\b(?:suits?|match(?:es)?) (?:me|us|our|my)\b|\bbest match(?:es)?\b|\bmatch(?:es)? (?:me|us|our profile)\b/,
  ],
  ["balance", /\b(?:balance|how many credits (?:do i|have i|are)|credits? (?:left|remaining)|my credits?)\b/],
  [
    "creditCosts",
    /\b(?:credits?)\b.*\b(?:costs?|price of a campaign|needed?)\b|\b(?:costs?)\b.*\bcredits?\b|\bhow many credits\b|\bcampaigns? costs?\b/,
  ],
  [
    "buyCredits",
    /\b(?:credits?|payments?|check ?out|invoices?|top[ -]up|brand package|(?:startup|growth|enterprise) package)\b/,
  ],
  ["compareEvents", /\bcompare\b.*\bevents?\b|\bcost per attendee\b|\bevents?\b.*\bcompared?\b/],
  [
    "recommendEvent",
    /\bwhich (?:[\w-]+ ){0,3}(?:event|conference|summit|expo|trade show)\b|\b(?:best|right) (?:[\w-]+ ){0,2}(?:event|conference|summit|expo)\b|\b(?:events?|conferences?|summits?|expos?)\b.*\bshould\b.*\bsponsor\b|\b(?:recommend|suggest) (?:[\w-]+ ){0,3}event\b/,
  ],
  ["negotiate", /\bnegotiat\w*/],
  [
    "tierValue",
    /\b(?:tier|level)s?\b|\b(?:platinum|gold|silver|bronze)\b.*\b(?:or|versus|vs|better|worth)\b|\bbest value\b/,
  ],
  ["packages", /\bsponsor\w*|\bpackages?\b/],
  ["roiNumbers", /\b(?:which|what) (?:numbers|metrics|kpis?)\b|\bprove (?:the )?roi\b|\bmeasure\b|\btrack\b/],
  ["roiLevers", /\b(?:lifts?|improve|raise|increase)\b.*\b(?:return|roi)\b/],
  ["roi", /\b(?:roi|return on investment|payback|returns?)\b/],
  ["budgetLeaks", /\bleaks?\b|\bwast(?:e|ed|ing)\b|\bsave (?:money|cost)/],
  ["budgetHalf", /\bhalf\b.*\bbudget\b/],
  ["budget", /\b(?:budgets?|spend(?:ing)?|costs?|allocate|expensive|cheap)\b/],
  ["presence", /\bpresence\b|\bwhat would (?:we|our)\b|\bstand\b|\bbooth\b/],
  ["campaign", /\b(?:campaigns?|ideas?|concepts?|activation|pop[ -]?up|launch|brainstorm|experiential)\b/],
  ["events", /\b(?:events?|conferences?|summits?|expos?|trade shows?|meetups?|attend)\b/],
  ["thanks", /^(?:thanks?|thank you|great|perfect|super|nice|ok(?:ay)?|got it)\b/],
  ["greeting", /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|greetings|welcome)\b/],
];

/** Recognizes what a message is about. */
export function recognize(message: string): Intent {
  const text = message.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  return rules.find(([, matches]) => matches.test(text))?.[0] ?? "other";
}

/** The amount of money that a text names, in whole USD: "$50,000", "50k", "1.5 million dollars", "20000 usd". */
export function amountUsd(text: string): number | undefined {
  const found =
    /(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,10}(?:\.\d{1,3})?)(?: ?(k|m|thousand|million)\b)?(?: ?(usd|dollars?|bucks)\b)?/giu;
  for (const [, sign, digits = "", scale, unit] of text.matchAll(found)) {
    const factor = /^m/i.test(scale ?? "") ? 1_000_000 : scale ? 1_000 : 1;
    const value = Math.round(Number(digits.replaceAll(",", "")) * factor);
    // A bare small number is more likely a count or a year than money.
    if (
      (sign || scale || unit || digits.includes(",") || value >= 5_000) &&
      value > 0 &&
      value <= 1_000_000_000
    )
      return value;
  }
  return undefined;
}
