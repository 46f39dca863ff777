// cspell:ignore snor outgr satur wednes annoy argu asham bann blunt burn chew clumsy collaps complain confus crack damag disappoint dissatisf distract embarrass exhaust forg freez frighten frustrat gag guess ignor injur irritat leak lonel mess nag nois overlook overwhelm penalt pollut regret spoil squeak stink strugg suffer surpris tangl tast wast worr wrinkl ists neighbou
import { beginning } from "../../text/characters.ts";
import { months } from "./brief-days.ts";
import type { Found } from "./brief-reading.ts";
import { bare, numberPattern, sentencesOf, tellingWords } from "./brief-text.ts";
import { tellsWhatHappens } from "./what-happens.ts";

/** Words in which something bad is told, as the beginnings of words. */
const badWords =
  /\b(?:aches?|aching|afraid|ambush\w*|bang\w*|cheap clones?|debt|5 degrees|cold|climb|clog\w*|ignor\w*|cramp\w*|kill time|blame\w*|alone|angry|annoy\w*|anxious|argu\w+|asham\w+|avoid\w*|awkward|back(?:s|ed|ing)? up|vet bills?|grind(?:s|ing|ers?)?|bad(?:ly)?|bland|blunt|bor(?:ed|ing)|bother\w*|break(?:s|ing)?|broken|bulky|bump\w*|burn\w*|burst\w*|carsick|chew\w*|clumsy|cold feet|collaps\w*|complain\w*|complicated|confus\w*|crack\w*|crash\w*|crowded|cry(?:ing)?|damag\w*|dead|delay\w*|dies?|died|difficult|dirty|disappoint\w*|distract\w*|doubt\w*|dread\w*|dry|dull|embarrass\w*|empty|endless|exhaust\w*|expensive|expired?|clos(?:et|ed)\b|dissatisf\w*|fail\w*|fall(?:s|ing)? (?:apart|off|out|over|asleep)|fake|fear\w*|fees?|fiddly|fight\w*|flat|flood\w*|forg[eo]t\w*|freez\w*|frighten\w*|frustrat\w*|gags?|g[ai]ve up|ghosts?|gone|gr[ea]y|greasy|guess\w*|hard to|hassle|hates?|heavy|hidden|hurt\w*|ill|injur\w*|irritat\w*|itch\w*|jammed|landfill|late|leak\w*|limp|lonel\w*|los[et]\w*|losing|lost|loud|melt\w*|meltdowns?|mess(?:y|es|ed|ier|ing up)?\b|mildew|miss(?:es|ed|ing)\b|mistake\w*|moldy?|nag\w*|nightmare|nothing to do|nowhere|no one told|once|short of|shortages?|lack\w*|r[au]ns? out|r[au]ng out|outgr[eo]w\w*|nervous|nois[ey]\w*|outdated|outrage|overdraft|overlook\w*|overwhelm\w*|pain(?:s|ed|ful\w*|less)?|panic\w*|penalt\w+|pinch\w*|pollut\w*|pushy|queue\w*|quit|rash|repeat\w*|recall\w*|regret\w*|ruin\w*|reject\w*|ripped|rot\w*|rust\w*|scar(?:ed|y)|scraps?|scratch\w*|shame|shrink\w*|sick|skeptical|skip\w*|sleepless|snor(?:es?|ing|ers?)|slip\w*|slow\w*|smell\w*|soggy|sores?|sworn off|spill\w*|spoil\w*|squeak\w*|stale|sting\w*|stink\w*|stolen|stop(?:ped|s)|strangers?|stress\w*|strugg\w*|stuck|stuff made with|suffer\w*|surpris\w*|suspicious|sweat\w*|tangl\w*|tast(?:es|ed) like|tear\w*|throw\w* (?:away|out)|tir(?:ed|ing)|too (?:late|long|far|heavy|small|big|expensive|much|many|loud|sweet|salty|complicated|embarrassed|old|young|shy)|torn|tough|trash|trouble|ugly|unopened|unsafe|unsure|untidy|unused|useless|wait\w*|wast\w*|wet|wilt\w*|worn|worr\w*|wrinkl\w*|wrong)\b/gi;

/** How a sentence shows that it says how things are today, each with what it counts. */
const complaints: readonly (readonly [RegExp, number])[] = [
  [/^(?:and |but )?because\b/i, 1.5],
  [
    /\b(?:sick of|tired of|hates?|fed up|bored of|dread|worr(?:y|ies|ied)|fears?|the fear|distrusts?|afraid|frustrat\w+|embarrassed|ashamed|overwhelmed|complain\w*)\b/i,
    3,
  ],
  [
    /\b(?:don't|doesn't|can't|cannot|never|won't|nobody|no one|rarely|hardly|barely|few|no longer|not)\b/i,
    1.5,
  ],
  [
    /\b(?:right now|currently|these days|so far|today|still|always|instead|otherwise|only|just|last (?:year|winter|summer|season|month|week)|every (?:time|year|winter|day|other)|used to|meanwhile|until now|a (?:third|half|quarter) of|half (?:of )?the(?:m|ir)?|most of them|one in \w+|\d+ in \d+)\b/i,
    1.5,
  ],
  [
    /\b(?:because|think|thinks|believe|believes|say|says|tell us|told|feel|feels|see it as|find(?:s)?|the issue|the problem|why they|that's why)\b/i,
    1.5,
  ],
];
/** What says how it shall be, what it costs or where it is, says nothing of today. */
const noComplaint: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:or nobody comes|nobody comes|or nothing|budget|we need|we want|must|should|has to|have to|goal|target|success|aim|our board|please|insists?|would make|i'd be|i will|the last agency|wall of text|sorry|thanks|looking for|we go after|i told|plan is|think of something|would be|we'd like|are out|let (?:them|people|every\w+|each)|up to us)\b/i,
    4,
  ],
  [
    /[$€£]\s?\d[\d,.]*k?\b(?!\s*(?:(?!budget)\p{L}+ )?(?:fees?|bills?|fines?|repairs?|deductibles?|tickets?|rent|invoices?|a month)\b)|\b\d+(?:k| grand)\b/iu,
    3,
  ],
  [
    /\b(?:trouble|problem|issue|complaint) is (?:always )?(?:the same|this|simple|old)$|\bsays? [\d.,]+$|\b(?:nobody|no one) wants another\b|construction site/i,
    6,
  ],
  [
    /^(?:no|nothing|without|don't|show|bring|have|let|give|build|make|keep|put|use|find|get|introduce|launch|present|promote|propose|invite|celebrate)\b/i,
    4,
  ],
  [/^(?:we|i|our|my)\b(?!.*\b(?:lose|losing|lost|struggle|can't|nobody)\b)/i, 2],
  [
    /\b\d{1,2}(?::\d\d)? ?(?:-|–|to|till|until) ?\d{1,2}|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?,/i,
    2,
  ],
];
/** A rule for what is to come is no complaint, whatever it speaks of. */
const isRule =
  /\b(?:not welcome|welcome either|allowed|permitted|prohibit\w*|forbidden|forbids|bann?ed|by law|tax reasons|insurer|insurance\)|safety rule|offensive|insulting|tasteless|inappropriate|disrespectful|illegal|unlawful|leave (?:that|it|this|them) out|may not|shall not|must not|isn't happening|emergency exit|no-?go|not wanted|rather die|we can't|can't block)\b|^(?:and |but |please )*(?:don't|do not|never|nobody (?:is|may|gets))\b/i;
/** When it is, how many come and how it is done are no complaint either, whatever stands beside them. */
const isPlan =
  /^(?:(?:mon|tues?|wed|wednes|thu|thurs|fri|sat|satur|sun)(?:day)?s?\b|(?:about|around|some|maybe|roughly|~|tops)? ?\d[\d:.,]*k? (?:to|till|until|days?|people|of (?:us|them)|[\p{L}-]+s\b.*\b(?:pass|come|a day|per (?:day|night)))\b|(?:two|three|four|one|five|single|silent|light)\b)|^(?:(?:the|each|one|a) )?(?:\p{L}+ )?(?:trial|workshop|session|talk|play|round|go|visit|trip)s? (?:is|takes?|lasts?|runs?)\b/iu;
const leastScore = 1.2;

/** Where a sentence can be cut into what it says of one thing and of another. */
const cuts =
  /[;()]\s*|(?<!\b(?:same|this|simple|trouble|problem|issue|complaint|reason)):\s+|\s[–—=-]\s|,\s+(?=(?:and |but |so |because |they |it |who |where |that is |that's )|most |people |nobody |half |either )|\s+and then\s+|\s+and that\s+(?=(?:they|it|he|she|you|the|their)\b)|\s+and\s+(?=(?:parents|customers|guests|visitors|teens|kids|women|men|\p{L}{2,}(?:ers|ors|ees)) (?:find|worry|think|feel|fear|hate|don't|can't|won't|are|have|forget|believe|complain)\b)|\s+(?:and|but)\s+(?=(?:they|it|somebody|nobody|people|he|she|the|their|your)\s)|(?<=\w)[.!?]+(?=\s|$)/u;

/** What one says before anything is said. */
const opener = /^(?:(?:right|so|ok|okay|well|look|hi|hello|hey|and|but)[,!]? )+/i;

/** What a brief tells of besides how things are, none of which is a complaint. */
const toldOtherwise =
  /[$€£]|^(?:\d|(?:product|also)\b)|\b(?:budget|usd|dollars|euros?|pounds|pesos|naira|rupees|grand|bucks|quid|must|should|ought|please|want|wants|need|needs|wish|goal|aim|target|success|hope|hoping|happy|venue|audience|visitors? (?:are|is)|subject|dear|hello|hi|hey|thanks|cheers|regards|lends?|lets us|gives us|invited|expected|booked|afterwards|wheel|shop|register)\b|\b\d{1,2}(?::\d\d|[.]\d\d|h)? ?(?:am|pm|a\.m|p\.m|h)?\.? ?(?:-|–|to|till|until|and) ?\d{1,2}|^(?:we|i|our|ours|my|it's|this is|there's|there (?:is|are|will)|you|let|each|every|everyone|everybody)\b/i;
const ofPeople = /\b(?:who|they|their|them|whose|people|customers?|guests|the same|while|where|until)\b/i;
/** What a clause that tells something has beside its nouns. */
const verb =
  /\b(?:(?:they|people|he|she|who|it|which|that|\p{L}{3,}s)\s+(?:\p{L}+ly |only |just |all |still |now )?(?:\p{L}{3,}|go|do|eat)|is|are|was|were|has|have|had|does|do|did|gets?|\p{L}{3,}s (?:a|an|the|to|it|them|their|his|her))\b/iu;

/**
 * The nearest that a brief without a plain complaint says of how things are: whom it happens to and what, by what is
 * left when `taken`, all that it says of other things, is taken away.
 */
export function situationIn(prompt: string, mustNots: readonly Found[], taken: readonly string[]): Found[] {
  const told = clausesOf(prompt, mustNots)
    // "We go after flyers who are up at four": what is told begins with them.
    .map(({ clause }) =>
      clause
        .replace(opener, "")
        .replace(/^(?:we|i|it's|our|this is|for)\b.*?(?=\b\p{L}+ (?:who|that don't|whose)\b)/iu, ""),
    )
    .map((clause, at) => ({
      clause,
      at,
      score: scoreOf(clause) + (ofPeople.test(clause) ? 2 : 0),
    }))
    .filter(
      ({ clause, score }) =>
        score > -2 &&
        tellingWords(clause).length > 2 &&
        verb.test(clause) &&
        !toldOtherwise.test(clause) &&
        !tellsWhatHappens(clause) &&
        !taken.some((one) => one !== "" && (one.includes(clause) || clause.startsWith(one))),
    )
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .map(({ clause }) => clause);
  return quoted(told, mustNots);
}

/** What is bad today, in a few of the brief's own words, the plainest complaint first. */
export function problemsIn(prompt: string, mustNots: readonly Found[]): Found[] {
  const complaining = clausesOf(prompt, mustNots)
    .map(({ clause, first }, at) => ({ clause, at, score: scoreOf(clause) - (first ? 0.5 : 0) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, 3)
    .map(({ clause }) => clause);
  return quoted(complaining, mustNots);
}

/** "For nurses who feel they smell of disinfectant": what is said of whom it is for. */
const saidOfPeople = (sentence: string): string[] =>
  [
    ...sentence.matchAll(
      /\b(?:for|to|with) ((?:[\p{L}\d–-]+ ){0,4}[\p{L}\d–-]+ who (?:[^.,;:()]|,(?! (?:\p{Lu}|in |at |on |one|two|three|\d)))+)/gu,
    ),
  ]
    .map(([, told = ""]) => told)
    .filter((told) => told.split(" ").length > 5);
/** Words that only lead to what is told. */
const hollow =
  /^(?:the|a|this|that(?:'s)?|and|but|it(?:'s| is)?)?\s*(?:\p{L}+\s+)?(?:\p{L}+ )?(?:bit|part|thing|point)$|^(?:\p{L}+ )?(?:\p{L}+ )?(?:says?|said|tells? us|think|thinks)$|\b(?:writes|says|said|tells|thinks)$/iu;

/** The parts of a brief's sentences that can tell how things are. */
const clausesOf = (prompt: string, mustNots: readonly Found[]): { clause: string; first: boolean }[] =>
  sentencesOf(prompt).flatMap((sentence, at) =>
    // What stands beside a refusal in one sentence is part of it.
    refuses.test(sentence) && mustNots.some(({ words }) => sentence.includes(words))
      ? []
      : [
          ...sentence.split(cuts).map((clause) => ({ clause: bare(clause), isOfPeople: false })),
          ...saidOfPeople(sentence).map((clause) => ({ clause: bare(clause), isOfPeople: true })),
        ]
          .filter(
            ({ clause, isOfPeople }) =>
              clause !== "" &&
              !hollow.test(clause) &&
              (tellingWords(clause).length > 1 || clause.search(badWords) >= 0) &&
              // What they may not do is how things are for them.
              (isOfPeople || thinks.test(clause) || !isRule.test(clause)) &&
              !isPlan.test(clause) &&
              !mustNots.some(
                ({ words }) =>
                  clause === words ||
                  words.includes(clause) ||
                  (words.split(" ").length > 2 && clause.includes(words)),
              ),
          )
          .map(({ clause }) => ({ clause, first: at === 0 })),
  );
/** What people take to be a rule may be wrong: "renters think they are not allowed to". */
const thinks = /\b(?:think|thinks|believe|believes|assume|fear|feel) (?:that )?(?:they|it|he|she|you)\b/i;
const refuses =
  /^(?:(?:please|also|and|but|so)[,:]? )*(?:no|nothing|don't|do not|never|without|not)\b(?!.*\bbecause\b)/i;

/** A text of which only one quotation mark was kept has none. */
const balanced = (text: string): string =>
  (text.match(/["“”]/gu)?.length ?? 0) % 2 === 0 ? text : text.replaceAll(/["“”]/gu, "");

/** Some clauses, each by its heart. A heart may be what must not be: "nothing that feels like a sales pitch". */
export const quoted = (clauses: readonly string[], mustNots: readonly Found[]): Found[] =>
  clauses
    .map((clause) => ({
      text: balanced(core(clause)).replace(
        /^(?:(?:and|but|or|so that|so|since|because|where|when|while|that) )+/i,
        "",
      ),
      words: beginning(clause, 300),
    }))
    .filter(
      ({ text }, at, all) =>
        all.findIndex((one) => one.text.includes(text) || text.includes(one.text)) === at &&
        tellingWords(text).length > 0 &&
        !mustNots.some(({ words }) => words.toLowerCase().includes(text.toLowerCase())),
    );

/** How many come, whose room it is, what visitors shall do and what is said of the work itself: no complaint. */
const ofTheEvent =
  /\b(?:about|around|maybe|roughly|some|tops|over|of|below|between) [\d,]+ (?:\p{L}+ )?(?:\p{L}+s|people|men|women|children|staff)\b.*\b(?:a day|per day|in all|altogether|all together|together|in the queue|overnight|waiting|come through|who'd)\b|\b(?:lends?|gives?) us\b|\bsays we can\b|\bwe get to\b|\b(?:canteen|booth|lobby|plaza|station|hall), (?:platform|two|three|four|\d)|^(?:tell|bring|expect|imagine|picture)\b|\bfor the avoidance of doubt\b|\bagency\b|^(?:audience|brand|client|venue|place|product|name|idea|theme)(?: name)? (?:is|so far)\b|^(?:each|every) \p{L}+ (?:should|may|gets?|receives?|pours?|holds?|takes?)\b|\b(?:they|visitors|guests) (?:should|get to|bring|wash|hold)\b|^(?:it|he|she|they) (?:takes?|sells?) (?:the |a )?\p{L}+ (?:out|away)\b|\bif \d|^(?:a|an) (?:\w+ )?(?:\w+ )?(?:game|paper|app|camp|service|weekly|bag|kit|course|club|play)\b|\bi (?:am|'m) (?:tired|alone)\b/iu;

/** What is to be, what the product does, how long it takes and where it is: no complaint, whatever words it uses. */
const saysElse =
  /\b(?:not|non-?) ?negotiable\b|\bhow we (?:do|teach|work)\b|^whoever (?:likes?|wants?|comes?|dares?)\b|^[$€£]|^the client is\b|\b(?:is|are) (?:fine|ok|okay|welcome|no problem)$|^we have (?:a|one) (?:\p{L}+ )?(?:problem|issue)\b(?! (?:with|that))|^people who (?:book|buy|sign|order|register|subscribe|come|visit)\b|\blast year's neighbou?r\b|(?:,? (?:about |~)?\d[^,]*,){2}|^(?:we|i) can\b(?!'t|not)|\bwhile (?:they|you|people) wait\b|^they wait$|^(?:their|the) (?:pain|problem|gripe)$|^what(?:'s wrong| doesn't)|\bhas given us\b|^you (?:sit|stand|wait)\b|^it is about\b|^(?:(?:and|but|so|also) )*(?:what )?(?:i|we)(?:'d| would)? (?:want|wish|like|love|need|hope)\b|^(?:need|want|looking for)\b|\b(?:is|are) called\b|^the tone is\b|^(?:kindly|please|the product is|it is (?:for|in|open)|goal:|budget:|able to|rails?)\b|\b(?:shall|kindly|takes? (?:about |around )?[\w-]+ minutes?|not admitted|operates|is introducing|we introduce|waiting a day|is coming|are coming)\b|^(?:~|\d)/iu;

/** "That's I think August 25th to 29th", "dogs on leash only": when it is or how, and no verb that tells of today. */
const timeSaid = new RegExp(
  String.raw`\b(?:${months.join("|")}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|weeks?|weekends?|hours?|mornings?|afternoons?|evenings?|early|late|mid|open|out|say|think|${numberPattern})\b|\d+(?:st|nd|rd|th|am|pm|h)?`,
  "giu",
);
const isOnlyTime = (clause: string): boolean => {
  const rest = clause.replaceAll(timeSaid, " ");
  return (
    !/\b(?:they|people|who|most|many|customers?|it)\b/iu.test(clause) &&
    rest !== clause &&
    tellingWords(rest).length < 2 &&
    (clause.match(timeSaid)?.length ?? 0) > 1
  );
};
const isOnlyRule = (clause: string): boolean =>
  /\bonly$/iu.test(clause) && !verb.test(clause.replace(/ only$/iu, ""));

/** A verb of any kind, or somebody who does something: what tells of how things are has one. */
const tellsOf =
  /\b(?:they|people|who|it|he|she|you|nobody|everybody|everyone|most|many|half|we|i|there|\p{L}+n't)\b|\b(?:is|are|was|were|has|have|had|do|does|did|can|cannot|will|would|gets?|goes|comes?|means?|takes?|costs?|looks?|makes?|thinks?|needs?|feels?)\b|\p{L}{3,}s (?:(?!only|and|for|with|from|that|which|per|each|into|about)\p{L}{3,}|a|an|it|no|us|up)\b|\b(?:just|only|still|always|never) \p{L}+s\b/iu;

function scoreOf(clause: string): number {
  if (isOnlyTime(clause) || isOnlyRule(clause)) return -5;
  if (saysElse.test(clause) || ofTheEvent.test(clause)) return -5;
  const bad = new Set((clause.match(badWords) ?? []).map((word) => word.toLowerCase())).size;
  // "Boots to borrow in every size, touch rules only" tells of nobody.
  if (bad === 0 && !tellsOf.test(clause)) return -5;
  // "They think you have to be huge": what people believe that they must is how things are.
  const believed =
    thinks.test(clause) ||
    /\b(?:think|believe|fear|assume)s? (?:that )?(?:you|one|they|it|he|she)\b/i.test(clause);
  return (
    Math.min(2, bad) * 2.5 +
    complaints.reduce((sum, [pattern, points]) => sum + (pattern.test(clause) ? points : 0), 0) -
    // "The bakers we'd like to reach throw away a third": what is bad outweighs how it is brought up.
    noComplaint.reduce((sum, [pattern, points]) => sum + (pattern.test(clause) ? points : 0), 0) *
      (believed ? 0 : bad > 0 ? 0.4 : 1)
  );
}

const leads =
  /^.*?\b(?:because|sick of|tired of|fed up with|bored of|so that|told (?:that )?|says? (?:that )?(?=they\b|it\b|we\b|there\b|["“])|(?:surveys?|studies|research|polls?) (?:indicate|show|say|suggest|find)s? (?:that )?|tell us (?:that )?|that's why|the issue(?: is)?|the fear is (?:that )?|see it as|finds? (?:that )|feel(?:s)? (?=\w)|think(?:s)? (?:that )?(?:it means )?|believe(?:s)? (?:that )?|worr(?:y|ies) about|complains? that |(?<!\bfor )fears? (?:that )?|hates? (?:the )?|instead of)\b\s*/i;

/** Enough to say what is wrong, and few enough to be quoted in a sentence. */
const problemWords = 7;
const edge =
  /^(?:'cause|cause|every|each|some|a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|who|their|but|by|from|as|so|it|they|be|our|your|my|his|her|its|about|because|while|until|since|we|you|he|she|into|than|if|when|which|not|never|no|only|just|has|have|had|can|can't|don't|doesn't|won't|didn't|isn't|aren't|it's|they're|we're)$/i;

/** What another clause begins with. */
const joins = /^(?:and|but|or|because|while|when|whenever|until|since|so|that|which|who|if)$/i;
/** When it is to be; "empty on Tuesdays" is how things are. */
const when =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?::\d\d)? ?(?:-|–|to|till|until) ?\d{1,2}|\d:\d\d/i;

/** Where a group of words begins. */
const groupStart =
  /^(?:in|on|at|by|from|for|with|without|than|as|into|over|under|before|after|between|about|like|instead|of|to)$/i;
/** What turns the words after it around, so that they are never quoted without it. */
const denying =
  /^(?:no|not|never|nobody|none|hardly|barely|rarely|cannot|can't|don't|doesn't|won't|didn't|isn't|aren't|wasn't|without|too|less|few|only)$/i;

/** A complaint without who says so and which: "people say they're sick of ads that blink" is about ads that blink. */
function heartOf(clause: string): string {
  const [lead = ""] = leads.exec(clause) ?? [];
  const heart = clause.slice(lead.length).replace(/^(?:who|which|that) /, "");
  // "They can't find anything to do": what comes before says that it isn't so.
  const isTurned = lead.split(/\s+/).some((word) => denying.test(word));
  const saysLittle = tellingWords(heart).length < (heart.split(/\s+/).length < 5 ? 2 : 1);
  if (heart === clause || isTurned || saysLittle) return clause;
  return heart.split(/\s+/).length <= problemWords ? heart : heartOf(heart);
}

/** The heart of a complaint: the few words in a row that say most, and of what else it says the most telling ones. */
function core(clause: string): string {
  const chosen = heartOf(clause);
  const words = chosen.split(/\s+/);
  if (words.length <= problemWords) return bare(chosen);
  const [, said = ""] = ofThem.exec(chosen) ?? [];
  if (/\s/.test(said) && said.split(/\s+/).length <= problemWords && tellingWords(said).length > 1)
    return bare(said);
  const first = mostTelling(words);
  // What is left out between the two shows as three dots, so that it is at least two words.
  const before = mostTelling(words.slice(0, Math.max(0, first.start - 2)));
  const after = mostTelling(words.slice(first.end + 2));
  const second = [before, after].find(
    (one) =>
      one.text !== "" &&
      one.score > 0 &&
      one.score === Math.max(before.score, after.score) &&
      (one.text.search(badWords) >= 0 ||
        (tellingWords(one.text).length > 1 && first.text.search(badWords) < 0)),
  );
  if (second === undefined) return first.text;
  return second === before ? `${before.text} … ${first.text}` : `${first.text} … ${after.text}`;
}

/** "Freelancers put it off until the night before", "adults who never climbed are afraid to": what is said of people. */
const ofThem =
  /^(?:(?:many|most|some|all|our|the|young|busy|older|many of the|most of the) )*(?:[\p{L}-]+ )??(?:people|customers?|students|parents|guests|visitors|teens|kids|adults|women|men|\p{L}{2,}(?:ers|ors|ees|ists))(?: (?:aged|around|over|under) [\d-]+(?: to \d+)?)?(?: (?:who|that|at|in|of|from|with) [^,;]*?(?= (?:are|is|don't|can't|won't|have|think|feel|find) ))? (?:(?:are|is) (?!\p{L}+ing\b))?(\p{Ll}.+)$/iu;

/** Where a group of words that belong together ends, how cleanly, by the words on both sides of the seam. */
function seam(before: string | undefined, after: string | undefined): number {
  // What ends too early reads worse than what begins too late.
  if (after === undefined) return 2;
  if (before === undefined || /[,;:]$/.test(before)) return 1.5;
  if (joins.test(before) || joins.test(after)) return 1;
  return groupStart.test(after) ? 0 : -1.5;
}

/** Whether the group of words that some words end in turns around what follows: "they don't dare", then "to ask". */
function isDenied(before: readonly string[]): boolean {
  const apart = before.findLastIndex((word) => joins.test(word) || /[,;:]$/.test(word));
  return before.slice(apart + 1).some((word) => denying.test(word));
}

/** The few words in a row that say most. */
function mostTelling(words: readonly string[]): { text: string; score: number; start: number; end: number } {
  let best = { text: "", score: -9, start: 0, end: 0 };
  for (let start = 0; start < Math.max(1, words.length - 2); start++)
    for (
      let length = Math.min(problemWords, words.length - start);
      length >= Math.min(3, words.length);
      length--
    ) {
      const some = words.slice(start, start + length);
      if (edge.test(some.at(-1) ?? "")) continue;
      const text = bare(some.join(" "));
      const score =
        tellingWords(text).length * 0.7 -
        (tellingWords(text).length < 2 ? 1 : 0) +
        (text.match(badWords)?.length ?? 0) * 2 -
        (when.test(text) ? 4 : 0) +
        seam(words[start - 1], words[start]) +
        seam(words[start + length - 1], words[start + length]) -
        (isDenied(words.slice(0, start)) ? 3 : 0);
      if (score > best.score) best = { text, score, start, end: start + length };
    }
  return best;
}
