/** What a reader wants to know, as far as the local strategist can tell. */
export type Intent =
  | "instructions"
  | "identity"
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

/** The first rule that matches wins, so what is special stands before what is general. */
const rules: readonly (readonly [Intent, RegExp])[] = [
  [
    "instructions",
    /\b(?:system prompt|your (?:instructions|prompt|rules)|(?:ignore|forget|disregard) (?:\w+ ){0,3}(?:instructions|rules|prompt))/,
  ],
  [
    "identity",
    /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:bot|human|person|real|ai|model)\b|\bwhat can you do\b|\bhow can you help\b/,
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

/** What a message is about. */
export function recognize(message: string): Intent {
  const text = message.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();
  return rules.find(([, matches]) => matches.test(text))?.[0] ?? "other";
}

/** The amount of money a text names, in whole USD: "$50,000", "50k", "1.5 million dollars", "20000 usd". */
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
