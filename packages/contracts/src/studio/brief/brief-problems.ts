// cspell:ignore annoy argu asham bann blunt burn chew clumsy collaps complain confus crack damag disappoint dissatisf distract embarrass exhaust forg freez frighten frustrat gag guess ignor injur irritat leak lonel mess nag nois overlook overwhelm penalt pollut regret spoil squeak stink strugg suffer surpris tangl tast wast worr wrinkl
import { beginning } from "../../text/characters.ts";
import type { Found } from "./brief-reading.ts";
import { bare, sentencesOf, tellingWords } from "./brief-text.ts";

/** Words in which something bad is told, as the beginnings of words. */
const badWords =
  /\b(?:aches?|aching|afraid|ambush\w*|bang\w*|cheap clones?|debt|5 degrees|cold|climb|ignor\w*|cramp\w*|kill time|blame\w*|alone|angry|annoy\w*|anxious|argu\w+|asham\w+|avoid\w*|awkward|bad(?:ly)?|bland|blunt|bor(?:ed|ing)|bother\w*|break(?:s|ing)?|broken|bulky|bump\w*|burn\w*|burst\w*|carsick|chew\w*|clumsy|cold feet|collaps\w*|complain\w*|complicated|confus\w*|crack\w*|crash\w*|crowded|cry(?:ing)?|damag\w*|dead|delay\w*|dies?|difficult|dirty|disappoint\w*|distract\w*|doubt\w*|dread\w*|dry|dull|embarrass\w*|empty|endless|exhaust\w*|expensive|expired?|clos(?:et|ed)\b|dissatisf\w*|fail\w*|fall(?:s|ing)? (?:apart|off|out|over|asleep)|fake|fear\w*|fees?|fiddly|fight\w*|flat|flood\w*|forg[eo]t\w*|freez\w*|frighten\w*|frustrat\w*|gags?|g[ai]ve up|gone|greasy|guess\w*|hard to|hassle|hates?|heavy|hidden|hurt\w*|ill|injur\w*|irritat\w*|itch\w*|jammed|landfill|late|leak\w*|limp|lonel\w*|los[et]\w*|losing|lost|loud|meltdowns?|mess\w*|mildew|miss(?:es|ed|ing)\b|mistake\w*|moldy?|nag\w*|nervous|nois[ey]\w*|outdated|outrage|overdraft|overlook\w*|overwhelm\w*|pain\w*|panic\w*|penalt\w+|pinch\w*|pollut\w*|pushy|queue\w*|quit|rash|recall\w*|regret\w*|reject\w*|ripped|rot\w*|rust\w*|scar(?:ed|y)|scraps?|scratch\w*|shame|shrink\w*|sick|skeptical|skip\w*|sleepless|slip\w*|slow\w*|smell\w*|soggy|sore|spill\w*|spoil\w*|squeak\w*|stale|sting\w*|stink\w*|stolen|stop(?:ped|s)|strangers?|stress\w*|strugg\w*|stuck|stuff made with|suffer\w*|surpris\w*|suspicious|sweat\w*|tangl\w*|tast(?:es|ed) like|tear\w*|throw\w* (?:away|out)|tir(?:ed|ing)|too (?:late|long|far|heavy|small|big|expensive|much|many|loud|sweet|salty|complicated|embarrassed|old|young|shy)|torn|tough|trash|trouble|ugly|unopened|unsafe|unsure|untidy|unused|useless|wait\w*|wast\w*|wet|wilt\w*|worn|worr\w*|wrinkl\w*|wrong)\b/gi;

/** How a sentence shows that it says how things are today, each with what it counts. */
const complaints: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:sick of|tired of|hates?|fed up|bored of|dread|worr(?:y|ies|ied)|fears?|the fear|distrusts?|afraid|frustrat\w+|embarrassed|ashamed|overwhelmed|complain\w*)\b/i,
    3,
  ],
  [
    /\b(?:don't|doesn't|can't|cannot|never|won't|nobody|no one|rarely|hardly|barely|few|no longer|not)\b/i,
    1.5,
  ],
  [
    /\b(?:right now|currently|these days|so far|today|still|always|instead|otherwise|only|just|last (?:year|winter|summer|season)|every (?:time|year|winter|day|other)|used to|meanwhile|until now|a (?:third|half|quarter) of|half (?:of )?the(?:m|ir)?|most of them|one in \w+|\d+ in \d+)\b/i,
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
  [/[$€£]\s?\d[\d,.]*k?\b(?!\s*fees?)|\b\d+(?:k| grand)\b/i, 3],
  [
    /\b(?:trouble|problem|issue|complaint) is (?:always )?(?:the same|this|simple|old)$|\bsays? [\d.,]+$|\b(?:nobody|no one) wants another\b|construction site/i,
    6,
  ],
  [/^(?:no|nothing|without|don't|show|bring|have|let|give|build|make|keep|put|use|find|get)\b/i, 4],
  [/^(?:we|i|our|my)\b(?!.*\b(?:lose|losing|lost|struggle|can't|nobody)\b)/i, 2],
  [
    /\b\d{1,2}(?::\d\d)? ?(?:-|–|to|till|until) ?\d{1,2}|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)s?,/i,
    2,
  ],
];
/** A rule for what is to come is no complaint, whatever it speaks of. */
const isRule =
  /\b(?:not welcome|welcome either|allowed|permitted|prohibit\w*|forbidden|forbids|bann?ed|by law|tax reasons|insurer|insurance\)|safety rule|offensive|insulting|tasteless|inappropriate|disrespectful|illegal|unlawful|leave (?:that|it|this|them) out|may not|shall not|must not|isn't happening|emergency exit|no-?go|not wanted|rather die|we can't|can't block)\b|^(?:and |but |please )*(?:don't|do not|never|nobody (?:is|may|gets))\b/i;
const leastScore = 1.2;

/** Where a sentence can be cut into what it says of one thing and of another. */
const cuts =
  /[;()]\s*|(?<!\b(?:same|this|simple|trouble|problem|issue|complaint|reason)):\s+|\s[–—=-]\s|,\s+(?=(?:and |but |so |because |they |it |who |where |that is |that's )|most |people |nobody |half |either )|\s+and then\s+|\s+(?:and|but)\s+(?=(?:they|it|somebody|nobody|people|he|she|the|their|your)\s)|(?<=\w)[.!?]+(?=\s|$)/;

/** What is bad today, in a few of the brief's own words, the plainest complaint first. */
export function problemsIn(prompt: string, mustNots: readonly Found[]): Found[] {
  const clauses = sentencesOf(prompt).flatMap((sentence, at) =>
    sentence
      .split(cuts)
      .map((clause) => ({ clause: bare(clause), first: at === 0 }))
      .filter(
        ({ clause }) =>
          clause !== "" &&
          tellingWords(clause).length > 1 &&
          !isRule.test(clause) &&
          !mustNots.some(({ words }) => clause === words || words.includes(clause)),
      ),
  );
  const scored = clauses
    .map(({ clause, first }, at) => ({ clause, at, score: scoreOf(clause) - (first ? 0.5 : 0) }))
    .filter(({ score }) => score >= leastScore)
    .sort((a, b) => b.score - a.score || a.at - b.at)
    .slice(0, 3)
    .map(({ clause }) => ({ text: core(clause), words: beginning(clause, 300) }));
  // A complaint's heart may be what must not be: "nothing that feels like a sales pitch".
  return scored.filter(
    ({ text }) =>
      tellingWords(text).length > 0 &&
      !mustNots.some(({ words }) => words.toLowerCase().includes(text.toLowerCase())),
  );
}

function scoreOf(clause: string): number {
  const bad = new Set((clause.match(badWords) ?? []).map((word) => word.toLowerCase())).size;
  return (
    Math.min(2, bad) * 2.5 +
    complaints.reduce((sum, [pattern, points]) => sum + (pattern.test(clause) ? points : 0), 0) -
    // "The bakers we'd like to reach throw away a third": what is bad outweighs how it is brought up.
    noComplaint.reduce((sum, [pattern, points]) => sum + (pattern.test(clause) ? points : 0), 0) *
      (bad > 0 ? 0.4 : 1)
  );
}

const leads =
  /^.*?\b(?:because|sick of|tired of|fed up with|bored of|so that|told (?:that )?|tell us (?:that )?|that's why|the issue(?: is)?|the fear is (?:that )?|see it as|find(?:s)?|feel(?:s)? (?=\w)|think(?:s)? (?:that )?(?:it means )?|believe(?:s)? (?:that )?|worr(?:y|ies) about|fears? (?:that )?|hates? (?:the )?|instead of)\b\s*/i;

/** Enough to say what is wrong, and few enough to be quoted in a sentence. */
const problemWords = 7;
const edge =
  /^(?:a|an|the|and|or|of|to|in|on|at|for|with|is|are|that|who|their|but|by|from|as|so|it|they|be)$/i;

/** The heart of a complaint: the few words in a row that say most, and stay the brief's own. */
function core(clause: string): string {
  const heart = clause.replace(leads, "");
  const chosen = tellingWords(heart).length >= 2 ? heart : clause;
  const words = chosen.split(/\s+/);
  if (words.length <= problemWords) return bare(chosen);
  let best = { text: "", score: -1 };
  for (let start = 0; start < words.length - 2; start++) {
    const some = words.slice(start, start + problemWords);
    while (some.length > 3 && edge.test(some.at(-1) ?? "")) some.pop();
    const text = bare(some.join(" "));
    const score =
      tellingWords(text).length +
      (text.match(badWords)?.length ?? 0) * 2 +
      (start === 0 || /[,;]$/.test(words[start - 1] ?? "") ? 1.5 : 0) +
      (start + some.length === words.length ? 1 : 0) -
      (edge.test(some[0] ?? "") && start > 0 ? 0.6 : 0);
    if (score > best.score) best = { text, score };
  }
  return best.text;
}
