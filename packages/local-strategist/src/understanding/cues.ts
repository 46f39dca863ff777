import type { Topic } from "./topics.ts";

export interface Cue {
  words: RegExp;
  weight: number;
}

const cue = (weight: number, words: RegExp): Cue => ({ weight, words });

/**
 * The words that speak for each topic, with how much. A question is about the topic for which most speaks: no single
 * expression decides, and what is said twice counts once.
 */
export const cues: Readonly<Partial<Record<Topic, readonly Cue[]>>> = {
  greeting: [
    cue(3, /^(?:hi|hello|hey|good (?:morning|afternoon|evening))\b(?!.*\b(?:what|how|which|can)\b)/),
  ],
  thanks: [cue(3, /^(?:thanks?|thank you|great|perfect|super|nice|cool)\b[^?]*$/)],
  identity: [
    cue(
      3,
      /\b(?:who|what) are you\b|\bare you (?:a |an )?(?:bot|human|person|real|ai|model)\b|\bwhat can you do\b|\bhow can you help\b/,
    ),
    cue(3, /\bwhat (?:is|'s) (?:this|it|marquee) (?:good )?for\b|\bnew here\b|\bwhat can i do here\b/),
  ],
  instructions: [
    cue(
      6,
      /\bsystem prompt\b|\byour (?:instructions|prompt)\b|\b(?:ignore|forget|disregard) (?:\w+ ){0,3}(?:instructions|rules|prompt)/,
    ),
  ],
  waits: [
    cue(
      4,
      /\bneeds? (?:my|our) attention\b|\bwait(?:s|ing)? (?:for|on) (?:me|us)\b|\bto-?dos?\b|\bnext steps?\b|\burgent\b/,
    ),
    cue(
      3,
      /\bwhat should (?:i|we) do (?:next|now|first|today)\b|\bwhat(?:'s| is) (?:new|going on|open)\b|\bhave we got going\b|\bcatch me up\b|\boverview\b|\bwhere do (?:we|i) stand\b/,
    ),
  ],
  expires: [cue(4, /\b(?:runs? out|expires?|lapses?)\b/), cue(1, /\bfirst\b|\bnext\b|\bsoonest\b|\bwhen\b/)],
  find: [
    cue(
      2,
      /\b(?:find|show|list|search|looking for|look for|give|suggest|want|need)\b.*\b(?:events?|conferences?|shows?|summits?|expos?|meetups?|fairs?|something|anything|options?)\b/,
    ),
    cue(
      2,
      /\b(?:which|what|any|some|how many|where)\b.*\b(?:events?|conferences?|shows?|summits?|expos?|meetups?|fairs?)\b/,
    ),
    cue(2, /\bwhere (?:could|can|should) (?:we|i)\b|\banything\b|\bsomething\b/),
    cue(1, /\bsponsor\b/),
    cue(2, /\bcheapest thing\b|\bfor free\b|\bupcoming\b/),
  ],
  compare: [
    cue(
      4,
      /\bcompare\b|\bversus\b|\bvs\b|\bwhich of (?:the|these|those|them)\b|\b(?:per|a) head at each\b|\bdifference between\b(?=.*\bevents?\b)/,
    ),
    cue(2, /\b(?:earlier|cheaper|bigger|larger|better|closer|sooner)\b.*\bor\b|\beach\b|\bboth\b/),
  ],
  event: [
    cue(
      2,
      /\btell me (?:more )?about\b|\bwhat can you tell me\b|\bmore about\b|\bwho would i (?:actually )?meet\b|\bhow many (?:people )?come\b|\bsort of people\b|\bwhat do (?:i|we) get\b|\bcheapest way in\b|\bhow many spots\b|\bstill to be had\b|\bhow much more\b|\bwhat do i pay\b/,
    ),
    cue(3, /\badd-?ons?\b|\bextras?\b|\bexclusiv\w+\b|\battendees\b|\bwho (?:attends|comes)\b/),
    cue(1, /\bwhen\b|\bwhere\b|\bdate\b|\bplace\b|\bsize\b|\bcosts?\b|\bprice\b/),
  ],
  match: [
    cue(3, /\bsponsorship packages\b|\bpackages and prices\b/),
    cue(
      4,
      /\b(?:match|fit|fits|suits?|make sense|makes sense|right) (?:for )?(?:us|me|our)\b|\bwhy (?:is|not|isn't)\b.*\bmatch\b|\ba match\b/,
    ),
    cue(3, /\bwhy not\b|\brecommend(?:ed|ation)?s?\b|\bshould (?:we|i) sponsor\b/),
    cue(2, /\bwhich events?\b.*\b(?:us|me)\b/),
  ],
  market: [
    cue(
      4,
      /\bgoing rate\b|\bclosed (?:deals?|prices?)\b|\bsensible price\b|\bfair price\b|\bwalk-?away\b|\boverpriced\b|\btoo (?:steep|much|expensive|high|dear)\b|\bmarket (?:price|rate|value)\b|\bwhat (?:have )?others? (?:have )?paid?\b/,
    ),
    cue(
      3,
      /\bsame check\b|\bworth\b|\bset a target\b|\bwhat do i ask for\b|\bhow much (?:should|can|could) i (?:ask|charge)\b|\bis that (?:a lot|expensive|fair)\b/,
    ),
    cue(1, /\bprice\b|\bper head\b/),
  ],
  host: [
    cue(
      4,
      /\bwho (?:is|'s) (?:behind|the host|the organi[sz]er|hosting|running|organi[sz]ing)\b|\bwho (?:runs|hosts|organi[sz]es)\b/,
    ),
    cue(
      3,
      /\bhow (?:fast|quick|quickly|soon) do(?:es)? (?:they|he|she|the host|\S+)\b.*\b(?:answer|reply|respond|get back)\b|\bget back to\b|\breply time\b/,
    ),
  ],
  worked_with: [
    cue(
      5,
      /\b(?:have|did) (?:we|i) (?:ever )?(?:work(?:ed)?|deal(?:t)?|done business|sponsor(?:ed)?)\b.*\b(?:with|before|them|their)\b/,
    ),
  ],
  deals: [
    cue(
      3,
      /\b(?:my|our|any|all|open|active|running|signed|canceled|cancelled|completed|how many|which) (?:\w+ ){0,2}deals?\b|\bdeals? (?:running|open|do (?:i|we) have)\b/,
    ),
    cue(1, /\bdeals?\b/),
  ],
  deal: [
    cue(
      4,
      /\bother side\b|\bdeal\b.{0,20}\bstands?\b|\bdeal\b.*\b(?:declined|cancel+ed|ended|fail\w*)\b|\bwhy (?:was|did|is)\b.*\bdeal\b/,
    ),
    cue(
      3,
      /\b(?:did|has|have|do|does)\b.{2,60}\b(?:answer(?:ed)?|repl(?:y|ied)|accept(?:ed)?|sign(?:ed)?|decline[d]?)\b|\bstatus of\b|\bhow is\b.{2,60}\bgoing\b|\b(?:my|our|their) .{2,60}\b(?:offer|deal)\b/,
    ),
    cue(
      3,
      /\bagree(?:ing|d)? to\b|\bterms\b|\bwhat they want\b|\btheir (?:offer|side)\b|\bwe signed\b|\bclosing date\b|\bkpis?\b|\btargets?\b.*\bagreed\b|\bagreed there\b/,
    ),
    cue(
      2,
      /\boffer\b|\bnegotiat\w*\b|\bdelivered\b|\bpromised\b|\bstill owes?\b|\bcompare with what\b|\bhow would \$/,
    ),
  ],
  owed: [
    cue(
      4,
      /\b(?:i|we) owe\b|\bto deliver\b|\bdeliverables? (?:are )?(?:open|due|left)\b|\bpromises? to\b|\bdue (?:next|this|by|today|tomorrow)\b|\boverdue\b/,
    ),
    cue(2, /\bnext\b.*\bdue\b|\bdue\b/),
  ],
  agreement: [
    cue(
      4,
      /\bwho (?:has to|must|needs to|should) sign\b|\bsign\w*\b.*\b(?:first|by when)\b|\bcontracts?\b|\bsignatures?\b|\bagreements?\b/,
    ),
  ],
  results: [
    cue(
      3,
      /\bleads?\b|\broi\b|\breturn on\b|\brevenue\b|\bimpressions?\b|\bcustomers\b|\bconversions?\b|\bengagement rate\b|\bcost per lead\b|\bwhat came (?:back|out)\b|\bresults?\b|\binteractions?\b/,
    ),
    cue(1, /\b(?:our|my|us|we|get us)\b|\bso far\b|\btaken together\b|\baltogether\b/),
  ],
  formula: [
    cue(
      4,
      /\bhow (?:is|are|do you) (?:[\w-]+ ){0,5}(?:computed?|calculated?|defined?|measured?|work(?:ed)? (?:it|that|them)? ?out)\b|\bformula\b|\bis that how you work\b|\bdivided by\b/,
    ),
    cue(7, /\bdoes (?:that|it|this) include\b/),
    cue(3, /\bwhat is that exactly\b/),
  ],
  pipeline: [cue(4, /\bpipeline\b|\bweighted\b/)],
  locations: [
    cue(
      4,
      /\b(?:which|what|best|top) (?:[\w-]+ )?(?:city|cities|places?|locations?)\b.*\b(?:works?|best|results?|roi|pays)\b/,
    ),
  ],
  saved: [
    cue(5, /\bdid (?:i|we) (?:save|bookmark)\b|\bmy saved\b/),
    cue(3, /\b(?:what|which|my|our|show)\b.*\bsaved\b|\bbookmarks?\b/),
  ],
  profile: [
    cue(
      4,
      /\bwhat do you know (?:about|of)\b|\b(?:my|our) profile\b|\b(?:my|our) budget is\b|\bwhat(?:'s| is| are) (?:my|our) (?:budget|industry|interests?|audiences?|places?|role|company)\b/,
    ),
    cue(3, /\bwhat would i change\b/),
  ],
  budget_left: [
    cue(5, /\b(?:how much|what)\b.*\bbudget\b.*\b(?:left|remains?|remaining|over)\b|\bbudget (?:is )?left\b/),
  ],
  campaigns: [
    cue(3, /\bcampaigns? (?:failed|did (?:i|we) order)\b|\bwhich of (?:my|our) campaigns\b/),
    cue(
      3,
      /\b(?:my|our|last|latest|newest|recent) (?:[\w-]+ ){0,3}(?:campaigns?|concepts?)\b|\bcame out of the last\b|\bthat one i ordered\b|\blast one i ordered\b/,
    ),
    cue(1, /\bcampaigns?\b|\bordered\b/),
  ],
  balance: [
    cue(
      4,
      /\b(?:my|our|credit) balance\b|\bhow many credits\b|\bcredits? (?:left|remaining)\b|\bwie viele credits\b|\bcu[aá]ntos cr[eé]ditos\b|\bcombien de cr[eé]dits\b/,
    ),
  ],
  afford: [cue(5, /\bafford\b|\bwhat can (?:i|we) (?:buy|get|do) with\b/)],
  ledger: [
    cue(
      4,
      /\bledger\b|\bcredit (?:history|entries|movements)\b|\bcredits?\b.*\b(?:go|went|gone|spent|come from|came from)\b|\bspen[dt]\b.*\bcredits? on\b/,
    ),
  ],
  payments: [
    cue(5, /\bdid (?:i|we) (?:buy|pay|purchase|order so far)\b|\b(?:bought|paid) so far\b/),
    cue(
      4,
      /\b(?:my|our|last|latest) (?:payments?|purchases?|invoices?|receipts?)\b|\breceipts?\b|\bwhat did (?:i|we) pay\b(?!.*\bfor\b)/,
    ),
  ],
  prices: [
    cue(4, /\bcredit packages?\b|\bpackages? of credits\b/),
    cue(
      4,
      /\bwhat (?:do|would|does|will)\b.*\b(?:campaigns?|mockups?|analysis|it|you)\b.*\b(?:cost|pay)\b.*\bcredits?\b|\bcredits?\b.*\b(?:costs?|price)\b|\bcosts? in credits\b|\bcampaigns? costs?\b|\bhow many campaigns\b|\bpay for talking\b|\bprice list\b/,
    ),
    cue(2, /\bcredits?\b/),
  ],
  refunds: [cue(5, /\b(?:refund|money back|credits? back|get (?:my|our|the) (?:credits?|money) back)\b/)],
  free_replies: [cue(5, /\bfree (?:replies|reply|messages?|questions?|answers?)\b/)],
  draft: [
    cue(
      4,
      /\b(?:write|draft|compose|word|phrase)\b.*\b(?:note|mail|email|message|reply|answer|paragraph|follow-?up|recap|summary|sentences?|lines?|letter|post|them|him|her)\b/,
    ),
    cue(
      3,
      /^(?:and )?(?:one|a) (?:short )?(?:paragraph|recap|summary)\b|\bshorter\b|\bless (?:stiff|formal)\b|\bmore (?:friendly|formal|personal)\b|\bfriendlier\b/,
    ),
  ],
  first_question: [
    cue(
      6,
      /\b(?:first|what) (?:thing )?(?:did )?i (?:first )?ask(?:ed)?\b|\bwhat did i ask\b|\bwhat i asked\b/,
    ),
  ],
  word: [
    cue(
      3,
      /\bwhat(?:'s| is| are) an? [\w- ]{2,40}(?:\?|,|$)|\bwhat(?:'s| is| does)\b.{2,60}\b(?:mean|in plain words)\b|\bwhat would [\w- ]+ get me\b|\bdifference between\b|\bthe same as\b|\bdifferent from\b|\bmeaning of\b/,
    ),
    cue(
      2,
      /\b(?:activation|mql|sql|deliverable|in-kind|title sponsor|exclusivity|hospitality|lead retrieval|footfall|dwell|presenting sponsor|kpi|impressions?|naming rights|earned media|experiential|brand lift)\b/,
    ),
  ],
  how_to: [
    cue(5, /\bwhere do i change\b|\bhow do i put\b|\bhow do i publish\b/),
    cue(
      3,
      /\bhow (?:do|can|would|should) (?:i|we|you)\b|\bwhere (?:do|can) (?:i|we)\b|\bcan i\b|\bwhat (?:happens|becomes of)\b|\bhow long do (?:they|we|i) have\b|\bwho marks\b|\bmark(?:s|ed)? it as done\b/,
    ),
  ],
  offers: [
    cue(
      4,
      /\boffers?\b.*\b(?:answer|wait|open|list price|compare|above|below|for our own|respond)\b|\bwhich offers\b|\bopen offer\b/,
    ),
    cue(3, /\blist(?: price| it at)\b|\bwhat we list\b/),
  ],
  hosted: [
    cue(
      4,
      /\b(?:taken|empty|unsold|sold|what sells|selling|still free)\b|\bhow much\b.*\bunsold\b|\b(?:my|our) events?\b.*\b(?:called off|canceled|cancelled|drafts?|published)\b|\bwaiting for a spot\b|\bwaiting list\b|\bwho(?:'s| is) waiting\b/,
    ),
    cue(2, /\bspots?\b|\bmy events?\b|\brevenue (?:against|so far)\b/),
  ],
  inquiries: [
    cue(
      4,
      /\b(?:inquir(?:y|ies)|questions? from brands?|haven't (?:replied|answered)|has anyone written|anybody wrote|who wrote|written about)\b/,
    ),
  ],
  invitees: [
    cue(
      4,
      /\bwho (?:could|can|should|would) i (?:go and )?(?:ask|invite|approach|pitch)\b|\bwho(?:'d| would) be interested\b|\bwhom? (?:to|should i) invite\b|\binvite\b/,
    ),
  ],
  reply_speed: [
    cue(
      5,
      /\bhow (?:quick|fast|quickly) am i\b|\bmy (?:reply|response) (?:time|speed)\b|\bhow quickly do i (?:answer|reply)\b/,
    ),
  ],
  host_advice: [
    cue(
      4,
      /\bnever sold a sponsorship\b|\bwhat do sponsors want\b|\bnobody ever sponsors\b|\bwhat goes into gold\b|\bshould i let a small\b|\bfor a few hundred dollars\b/,
    ),
    cue(2, /\bmeetups?\b/),
  ],
  spending_advice: [
    cue(
      4,
      /\bwhat to spend (?:my|our) money on\b|\bjust tell me what\b|\bwhere (?:should|do) (?:i|we) (?:put|spend) (?:my|our|the) (?:money|budget)\b/,
    ),
  ],
  idea: [
    cue(
      3,
      /\b(?:campaign|activation|booth|pop-?up|experiential) ideas?\b|\bidea for\b|\bbrainstorm\b|\bsketch\b.*\b(?:idea|campaign)\b/,
    ),
  ],
  roi_advice: [
    cue(
      5,
      /\b(?:how would you|how do i|how to|can you) (?:calculate|estimate|forecast|work out)\b.*\b(?:roi|return)\b|\bwhat (?:roi|return) (?:to|can|should) (?:we )?expect\b|\bexpected? roi\b|\bexplain sponsorship roi\b/,
    ),
  ],
  roi_numbers: [
    cue(
      5,
      /\b(?:which|what) (?:numbers|metrics|kpis?) (?:should|to|do|would)\b|\bprove (?:the )?roi\b|\bwhat (?:should|to) (?:we )?(?:measure|track)\b/,
    ),
  ],
  roi_levers: [cue(5, /\b(?:lifts?|improves?|raises?|increases?)\b.*\b(?:return|roi)\b/)],
  budget_split: [cue(5, /\b(?:split|divide|allocate|plan)\b.*\bbudget\b|\bbudget\b.*\bsplit\b/)],
  half_budget: [cue(6, /\bhalf\b.*\bbudget\b/)],
  leaks: [cue(5, /\bleaks?\b|\bwast(?:e|ed|ing)\b.*\b(?:money|budget)\b|\bmoney\b.*\bwast(?:e|ed)\b/)],
  negotiation: [
    cue(
      5,
      /\bwhat (?:should|could|can) (?:i|we) negotiate\b|\bnegotiate into\b|\bwhat to negotiate\b|\bnegotiation (?:tips|advice)\b/,
    ),
  ],
  tiers: [
    cue(5, /\b(?:which|what) (?:sponsorship )?(?:tier|level)s?\b.*\b(?:best|value|worth)\b|\bbest value\b/),
  ],
  presence: [cue(4, /\bour presence\b|\bpresence (?:at|look)\b/)],
  outside: [
    cue(
      5,
      /\b(?:flights|hotels?|weather|book (?:me |us )?(?:two |a )?flights?|demo_\w+|visa|taxi|restaurant|train|parking|code of conduct|carbon|footprint|sustainab\w*|net promoter|nps|insurance|tax(?:es)?|legal advice|registered this week|stock price)\b/,
    ),
  ],
};
