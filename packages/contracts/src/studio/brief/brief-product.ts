// cspell:ignore introduc promot rais
import { beginning } from "../../text/characters.ts";
import { namesPeople } from "./brief-counts.ts";
import type { Found } from "./brief-reading.ts";
import { bare, emptyWords, sentencesOf } from "./brief-text.ts";

/** What "our" is also said of. */
const notProduct =
  /^(?:new |own |first |next |whole |main |local )*(?:booth|stand|table|team|board|boss|ceo|cfo|cmo|founder|stalls?|flagship|showroom|factory|reps?|region|association|vans?|trailer|tent|slot|pitch|permit|plot|desk|hall|room|floor|warehouse|site|headquarters|publisher|engineers?|installers?|chef|volunteers?|readers|listeners|viewers|students|patients|parents|kids|neighborhood|county|state|country|sponsor|problem|issue|idea|plan|hope|experience|data|numbers|survey|share|director|landlord|lawyers?|agent|fiscal|budget|goals?|targets?|audience|brand|company|customers?|clients?|members?|partners?|sales|marketing|people|city|town|community|stores?|shops?|office|hosts?|staff|agency|event|launch|campaign|guests|users|story|message|name|logo|target|space|place|time|legal|donors|fans|neighbors|industry|category|market|region|competitors?|founders?|employees|reps?|own|best|biggest|annual|side|website|social|channels?|patrons|home)\b/i;
const stops =
  /^(?:to|at|in|on|for|from|with|by|of|that|which|who|whose|is|are|was|were|has|have|had|so|and|or|but|because|where|when|while|exists?|inside|outside|home|during|before|after|without|as|into|near|about|wants?|needs?|works?|should|must|can|will|would|around|through|under|over|than|like|via|per|lets?|makes?|helps?|stays?|gives?|comes?|goes|against|among|between|across|up|out|down|off|directly|there|here|this|next|it|they|we|you|people|actually|locks?|not|never|all|today|tomorrow|until|costs?|saves?|takes?|replaces?|using)$/i;
/** What the first words of a brief often say beside the product. */
const occasions =
  /\s+(?:launch(?: party| event)?|tasting|demo|sampling|release|campaign|event|pop-?up|activation|roadshow|tour|booth|dinner|presence|promotion|promo|trial|takeover|workshop|wants|exhibit)$/i;
const verbs = String.raw`(?:introduc(?:e|ing)|launch(?:ing)?|present(?:ing)?|promot(?:e|ing)|sell(?:ing)?|show(?:ing)? off|unveil(?:ing)?|debut(?:ing)?|publish(?:ing)?|giv(?:e|ing) (?:out|away))`;
/** How many of the sources name a product more surely than "our" does. */
const strong = 15;
/** For whom money is raised or people are won: nothing else of such a brief is offered. */
const causes: readonly RegExp[] = [
  /\b(?:rais(?:e|ing)|collect(?:ing)?) (?:money|funds|donations|awareness|support|interest) (?:for|of) (?:a |an |the |our )?(.+)/i,
  /\b(?:recruit(?:ing)?|hir(?:e|ing)|attract(?:ing)?)\b[^.!?]{0,60}? (?:for|to join|to work (?:at|for)) (?:a |an |the |our )(.+)/i,
];
const sources: readonly RegExp[] = [
  /\b(?:product|offering|what we sell) (?:is|are) (?:a |an |the |our )?(.+)/i,
  /\b(?:product|what we sell|what it is|offer|brand)\s?: (?:a |an |the |our )?(.+)/i,
  // A name with its explanation: "Nimbus, a cordless hedge trimmer".
  /(?:^|\b(?:for|of|called|named|to|launch|introducing|introduce|is|are)) \p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?, (?:a|an|our|the) (.+)/u,
  /\b(?:launch|roll-?out|introduction|release|debut|reveal|promotion|premiere) of (?:our |the |a |an |my )?(?:new )?(.+)/i,
  new RegExp(String.raw`\b${verbs} (?:(?:our|a|an|the|my) )?(?:new |brand-new )?(.+)`, "i"),
  /^it(?:'s| is)(?: all)? (?:for|about) (?:a |an |our |the )(?!booth|dinner|event|party|launch|day|week)(.+)/i,
  /\bwe (?:show|do|demo|demonstrate) (?:a |an |the |our )?(?!not\b|want\b)(.+)/i,
  /\b(?:we've|we have|we've got) (?:a |an )(.+)/i,
  /\b(?:we|they) (?:made|wrote|built|designed|developed|invented|cut|sew|forge|print) (?:a |an |the |some )?(.+)/i,
  /\bour (?:house|company|firm|brand|studio|workshop|family|team|factory|lab|farm|charity|start-?up|master|publisher)\b[^.]{0,12}? (?:makes?|builds?|sells?|produces?|brews?|designs?|offers?|publishes|lends?|forges|cuts) (?:a |an |the )?(.+)/i,
  /\bours is (?:a |an |the )(.+)/i,
  /\b(?:proposal|concept|idea|campaign|launch|event) for (?:a |an |the |our )(.+)/i,
  /^(?:the )?(?:what|product|machine|service) (?:is|are) (?:a |an |the )?(.+)/i,
  /\b(?:pharmacies|stores|shops|clinics|branches|library|libraries|museum|gym|bank|union|hotel|school|farm|pharmacy|clinic|shop|store)\b[^.]{0,30}? (?:offers?|sells?|has|have|launch(?:es)?|introduces?) (?:now )?(?:a |an |the )(.+)/i,
  /\b(?:we|i)(?:'re| are| also)? (?:sell|make|build|offer|produce|run|craft|brew|bake|grow|design|developed|made|rent|repair|provide|distribute|import|lend|forge|cook|print|mend|teach|train|translate|clean|restore|arrange|organize|plan(?! (?:to|on|for|a|an|the)\b)|breed)\s+(?:a |an |the |some )?(.+)/i,
  /\b(?:we|i) (?:run|own|operate|manage|started|opened|roast|publish|import|install) (?:a |an |the )?(.+)/i,
  /\b(?:makers?|producers?|manufacturers?|providers?|publishers?|importers?) of (.+)/i,
  /\b(?:promote|advertise|introduce|get the word out about|awareness (?:for|of)|try out|taste|try|test) (?:my |the |a |an )(.+)/i,
  /\b(?:client|company|startup|\p{Lu}[\p{L}\d]+) (?:sells|makes|builds|offers|is launching|launches|brews|bakes) (?:a |an |the )?(.+)/u,
  /\b(?:take home|sign up for|switch to|subscribe to|apply for|hear about|know about) (?:a |an |our |the )(.+)/i,
  /\bmy (?:new )?(.+)/i,
  /\b(?:we're|we are|i'm|i am) (?:a|an) (.+)/i,
];

const tells = /^(?:tastes?|smells?|looks?|feels?|sounds?|reads?|fits?|sits?|lasts?|works?)$/i;
const isVerb = (word: string): boolean =>
  /[^su'’]s$/i.test(word) &&
  !/^(?:sales|sports|goods|savings|news|glass|business|fitness|wellness|christmas|ladies|kids|[\p{L}-]+(?:ous|ics|less|ness))$/iu.test(
    word,
  );

/** What a verb goes on with, and a plural does not: "Northwind Bill shows which service costs most". */
const asks = /^(?:which|how|what|who|whom|whose|where|when|why|whether|it|you|us|them|people|your|their)$/i;

/** The noun phrase that a text begins with. */
function nounPhrase(text: string): string {
  const kept: string[] = [];
  const all = text.split(/\s+/);
  for (const [at, raw] of all.entries()) {
    const word = raw.replace(/^["'“‘(]+/, "");
    const clean = word.replace(/[,.;:!?)"”]+$/, "").replace(/(?<=s)'$/, "'");
    if (
      clean === "" ||
      raw.startsWith("(") ||
      (kept.length > 0 && stops.test(clean)) ||
      /^[\d$]/.test(clean) ||
      /^['‘"]/.test(raw)
    )
      break;
    // "Our robot picks parcels": a word on -s before another noun is the verb.
    if (
      kept.length > 0 &&
      isVerb(clean) &&
      at + 1 < all.length &&
      !/[,.;:!?)]$/.test(raw) &&
      /^\p{L}/u.test(all[at + 1] ?? "") &&
      (!stops.test(all[at + 1] ?? "") || asks.test(all[at + 1] ?? ""))
    )
      break;
    if (tells.test(clean) && kept.length > 0) break;
    kept.push(clean);
    if (/[,.;:!?)]$/.test(raw) || kept.length >= 6) break;
  }
  return bare(kept.join(" "))
    .replace(/^(?:a|an|the|our|new|my|some|your|brand-new)\s+/i, "")
    .replace(/^(?:bakery|company|shop|store|brand|firm|studio|farm|clinic|club|team)['’]s\s+/i, "")
    .replace(occasions, "")
    .replace(/^new\s+/i, "");
}

/** A noun phrase that may be the product, and how surely. */
interface Candidate {
  noun: string;
  score: number;
}

/**
 * The product of a brief, by its own noun; undefined if it names none. What "our" or "we make" says counts for most,
 * then how often the brief comes back to it; people, occasions and whoever offers it count against.
 */
export function productIn(prompt: string): Found | undefined {
  const sentences = sentencesOf(prompt);
  const candidates: Candidate[] = [];
  const add = (noun: string, score: number): void => {
    if (isNoun(noun)) candidates.push({ noun, score: score + likelihood(noun, prompt) });
  };
  for (const pattern of causes)
    for (const sentence of sentences) {
      const [, cause = ""] = pattern.exec(sentence) ?? [];
      if (cause !== "" && !notProduct.test(cause)) add(nounPhrase(cause), 6);
    }
  const patterns = [...sources.slice(0, strong), /\bour\s+(.+)/gi, ...sources.slice(strong)];
  for (const [rank, pattern] of patterns.entries())
    for (const [at, sentence] of sentences.entries()) {
      const rests = pattern.global
        ? [...sentence.matchAll(/\bour\s+/gi)].map((match) => sentence.slice(match.index + match[0].length))
        : [pattern.exec(sentence)?.[1] ?? ""];
      for (const rest of rests)
        if (rest !== "" && !notProduct.test(rest)) add(nounPhrase(rest), 6 - rank * 0.2 - at * 0.1);
    }
  const first = bare(sentences[0] ?? "");
  const [, purpose] =
    /^(?:[\p{L}-]+\s){0,3}(?:fundraising|tasting|night|evening|booth|launch|pop-?up|campaign|event|something|dinner|party|stunt|tour|demo) (?:for|of|about) (?:a |an |the |new |my )*(.+)/iu.exec(
      first,
    ) ?? [];
  for (const [at, text] of [purpose ?? "", first, ...sentences.slice(1, 3)].entries())
    add(nounPhrase(text), 1.5 - at * 0.4);
  const [best] = candidates.sort((a, b) => b.score - a.score);
  return best ? { text: beginning(best.noun, 80), words: best.noun } : undefined;
}

const occasion =
  /\b(?:fair|event|meeting|conference|convention|congress|salon|festival|opening|list|evening|night|day|week|season|winter|summer|spring|autumn|waiting list|crowd|budget|idea|ideas|campaign|house|master|artisan|hand|food|story|number|hall|market|square|board|problem|proposal|concept|thing|things|something|one|way|part|time)$/i;

/** What speaks for a noun phrase, and against it, wherever it stands. */
function likelihood(noun: string, prompt: string): number {
  const last = noun.split(/\s+/).at(-1) ?? noun;
  const stem = last.replace(/(?:ies|y|es|s)$/i, "").replaceAll(/[^\p{L}\d]/gu, "");
  const times =
    stem.length < 3 ? 1 : (prompt.match(new RegExp(String.raw`(?<!\p{L})${stem}`, "giu"))?.length ?? 1);
  return (
    Math.min(2, times - 1) * 0.9 -
    (/^(?:in|on|at|any|all|some|every|their|his|her|its|job|retired)\b|\b(?:do|does|their|his|bin|get)\b/i.test(
      noun,
    )
      ? 3
      : 0) -
    (noun.split(/\s+/).length > 4 ? 1.5 : 0) -
    (isOfPeople(noun) ? 2.5 : 0) -
    (occasion.test(noun) ? 3 : 0) -
    (isSeller.test(noun) ? 2 : 0)
  );
}

/** Who offers something is not what is offered. */
const isSeller =
  /\b(?:office|department|union|bank|agency|council|association|company|startup|brand|firm|institute|university|college|foundation|charity|ministry|authority|chain|franchise|cooperative|co-op|society|committee|team|shop|store)$/i;
const isOfPeople = (noun: string): boolean => namesPeople(noun.split(/\s+/).at(-1) ?? "");

const noNoun =
  /^(?:no|nothing|never|without|we|i|it|they|this|that|make|show|reach|win|something|help|get|give|tell|let|raise|recruit|hire|attract|one|please|hi|hello|ok|okay|sorry|dear|two|three|four|five|six|weekend|private|small|how|what|plan|create|want|need|looking|build|bring|invite|\d.*)\b/i;

function isNoun(noun: string): boolean {
  return (
    noun.length > 2 &&
    !noNoun.test(noun) &&
    noun.split(/\s+/).some((word) => !emptyWords.has(word.toLowerCase()))
  );
}
