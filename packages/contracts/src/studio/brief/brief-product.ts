// cspell:ignore Hardwick
// cspell:ignore habibi Haferling pharmac satur wednes
// cspell:ignore organi ment tion ance Seyi Hashimoto introduc promot rais
import { beginning } from "../../text/characters.ts";
import { namesPeople } from "./brief-counts.ts";
import { nameIn, withoutSender } from "./brief-names.ts";
import { isTown, isVenue } from "./brief-place.ts";
import type { BriefReading } from "./brief-reading.ts";
import { bare, emptyWords, sentencesOf } from "./brief-text.ts";

/** What "our" is also said of. */
const notProduct =
  /^(?:new |own |first |next |whole |main |local |small |little |big )*(?:father|mother|son|daughter|wife|husband|brother|sister|uncle|aunt|cousin|grandmother|grandfather|dad|mom|mum|boss|friends?|principle|condition|rule|wish|dream|duty|list|guy|guys|client|clients|booth|stand|table|team|board|boss|ceo|cfo|cmo|founder|stalls?|flagship|showroom|factory|reps?|region|association|vans?|trailer|tent|slot|pitch|permit|plot|desk|hall|room|floor|warehouse|site|headquarters|publisher|engineers?|installers?|chef|volunteers?|readers|listeners|viewers|students|patients|parents|kids|neighborhood|county|state|country|sponsor|problem|issue|idea|plan|hope|experience|data|numbers|survey|share|director|landlord|lawyers?|agent|fiscal|budget|goals?|targets?|audience|brand|company|customers?|clients?|members?|partners?|sales|marketing|people|city|town|community|stores?|shops?|office|hosts?|staff|agency|event|launch|campaign|guests|users|story|message|name|logo|target|space|place|time|legal|donors|fans|neighbors|industry|category|market|region|competitors?|founders?|employees|reps?|own|best|biggest|annual|side|website|social|channels?|patrons|home(?= town| page| city|[,.]|$))\b/i;
const stops =
  /^(?:to|at|in|on|for|from|with|by|of|that|which|who|whose|is|are|was|were|has|have|had|so|and|or|but|because|where|when|while|exists?|inside|outside|home|during|before|after|without|as|into|near|about|wants?|needs?|works?|should|must|can|will|would|around|through|under|over|than|like|via|per|lets?|makes?|helps?|stays?|gives?|comes?|goes|against|among|between|across|up|out|down|off|directly|there|here|this|next|it|they|we|you|people|actually|locks?|not|never|all|today|tomorrow|until|costs?|saves?|takes?|replaces?|using|me|him|us|came|began)$/i;
/** What the first words of a brief often say beside the product. */
const occasions =
  /\s+(?:launch(?: party| event)?|tasting|demo|sampling|release|campaign|event|pop-?up|activation|roadshow|tour|booth|dinner|presence|promotion|promo|trial|takeover|workshop|wants|exhibit|fundraising|fundraiser|ride-and-drive|premiere|opening|showcase|stunt|festival)$/i;
const verbs = String.raw`(?:introduc(?:e|ing)|launch(?:ing)?|present(?:ing)?|promot(?:e|ing)|(?<=\b(?:we|i|to|will|shop|and|are|is) )sell(?:ing)?|show(?:ing)? off|unveil(?:ing)?|debut(?:ing)?|publish(?:ing)?|giv(?:e|ing) (?:out|away))`;
/** What the surest source counts, and how much less the least sure one. */
const surest = 6;
const leastSure = 4.6;
/** For whom money is raised or people are won: nothing else of such a brief is offered. */
const causes: readonly RegExp[] = [
  /\b(?:rais(?:e|ing)|collect(?:ing)?) (?:money|funds|donations|awareness|support|interest) (?:for|of) (?:a |an |the |our )?(.+)/i,
  /\b(?:recruit(?:ing)?|hir(?:e|ing)|attract(?:ing)?)\b[^.!?]{0,60}? (?:for|to join|to work (?:at|for)) (?:a |an |the |our )(.+)/i,
];
const ofClient = /\bclient is (?:a |an |the )?(.+)/i;
const sources: readonly RegExp[] = [
  /\b(?:product|offering|what we sell) (?:is|are) (?:a |an |the |our )?(.+)/i,
  /\b(?:product|what we sell|what it is|offer|brand)\s?: (?:a |an |the |our )?(.+)/i,
  // A name with its explanation: "Nimbus, a cordless hedge trimmer".
  /(?:^|\b(?:for|of|called|named|to|launch|introducing|introduce|is|are|client|brand)) \p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)?, (?:a|an|our|the) (.+)/u,
  /\b(?:launch|roll-?out|introduction|release|debut|reveal|promotion|premiere) of (?:our |the |a |an |my )?(?:new )?(.+)/i,
  new RegExp(String.raw`\b${verbs} (?:(?:our|a|an|the|my) )?(?:new |brand-new )?(.+)`, "i"),
  // "proposals regarding its new part-time certificate"
  /\b(?:regarding|concerning|about|for|promote|on|of) (?:our|its|their|his|her|my) (?:brand-)?new (.+)/i,
  // "Our evening school teaches sign language", "the association lends walking frames"
  /\b(?:our|the|my) (?:\p{L}+ )?(?:school|association|club|charity|foundation|museum|theater|library|practice|clinic|agency|shop|store|garage|cooperative|union|office|society|group|band|choir|farm|bakery|studio|workshop|mother|father|wife|husband|uncle|aunt|brother|sister)\b[^.,;:!?]{0,30}? (?:teaches|lends|sells|makes|repairs|mends|offers|trains|rents|builds|prints|brews|grows|bakes|publishes|translates|restores|delivers|runs|produces|breeds|hires out) (?:a |an |the |out )?(.+)/iu,
  ofClient,
  /^it(?:'s| is)(?: all)? (?:for|about) (?:a |an |our |the )(?!booth|dinner|event|party|launch|day|week)(.+)/i,
  // "We bottle a fish sauce", "we rent out baby strollers"
  /^(?:(?:so|okay|hi|hello|hey|and|now|y'all|folks|well|look)[,]? )*(?:we|i) (?!(?:are|were|have|had|need|want|wanted|would|will|can|could|must|should|may|go|go into|come|write|think|believe|hope|know|get|got|like|love|hate|also|don't|never|was|do not|leave|try|met|meet|saw|see|invite|expect|plan|ask|seek|look|heard|hear|open|start|call|visit|join|give|take|help|reach|talk|work|live|sit|stand|stay|move|see|ask|ship|close|speak|count|foresee)\b)\p{L}+(?: and (?:\p{L}+))?(?: out| up| after| off| down)? (?:a |an |the |our |some )?(?=\p{Ll})(?!them\b|it\b|him\b|her\b)(.+)/iu,
  // "We have scalp oil for ladies", "that is how the hive scale came about"
  /\b(?:we|i)(?: have|'ve| have got|'ve got) (?!(?:an?|the|to|no|not|been|made|got|had|some|only|all|also|two|three|four|five|six|\d+|permission|room|space|time|money|people)\b)(?=(?!\p{L}+(?:ed|ing)\b)(?:\p{L}[\p{L}-]+ ){1,2}(?:for|that|which|with) )(.+)/iu,
  /\bhow (?:the|our|this|my) (?=[^.,;]{3,40} (?:came about|was born|came to be|began|started|happened)\b)(.+)/iu,
  /^(?:we|i)(?:'re| are|'m| am) (?:giving|offering|starting|opening|bringing) (?:a |an |the |our |some )(.+)/iu,
  /\bwe (?:show|do|demo|demonstrate) (?:a |an |the |our )?(?!not\b|want\b)(.+)/i,
  /\b(?:we've|we have|we've got|i've|i have|i've got|there's|there is) (?:a |an |the |this |now a )(?!lot\b|few\b|couple\b|chance\b|fight\b|hall|booth|stand|room|permit|slot|corner|spot|place|team|staff|contract|table|problem|budget)(.+)/i,
  /\b(?:we|they) (?:made|wrote|built|designed|developed|invented|cut|sew|forge|print) (?:a |an |the |some )?(.+)/i,
  /\bour (?:house|company|firm|brand|studio|workshop|family|team|factory|lab|farm|charity|association|co-?op|cooperative|bakery|brewery|foundation|start-?up|master|publisher)\b[^.]{0,12}? (?:places|trains|rents(?: out)?|makes?|builds?|sells?|produces?|brews?|designs?|offers?|publishes|lends?|forges|cuts) (?:a |an |the )?(.+)/i,
  /\bours is (?:a |an |the )(.+)/i,
  // "Hi, it's Bola from the podcast"
  /^(?:(?:hi|hello|hey|yo)[,!]? )?(?:it's|it is|this is|i'm|i am) \p{Lu}\p{Ll}+(?: again| here)? (?:from|with|of|at|behind) (?:the|our) (.+)/u,
  // "It's a ceiling hoist for bathrooms"
  /^(?:so )?it(?:'s| is) (?:just |basically |actually )?(?:a |an )(?!\p{L}+ (?:place|night|day|evening|shame|pity|lot|bit|must|fact)\b|place|night|day|evening|shame|pity|lot|bit|must|fact|holy|tradition)(.+)/iu,
  // "We're a phone line for farmers", "we are family guesthouses of Hokkaido"
  /^(?:(?:so|okay|dear \p{L}+|and|now),? )?(?:we're|we are) (?:an? )?(?!(?:the|in|on|at|not|just|very|all|so|only|two|three|four|five|six|seven|eight|nine|ten|\d+|looking|trying|going|allowed|happy|sorry|a (?:small|family|young|little) (?:company|team|business|firm))\b|\p{L}+(?:ing|ed)\b)(.+)/iu,
  /\b(?:proposals?|concepts?|ideas?|campaign|launch|event|something|anything|activations?|action|promotion|experience|stand|brief) for (?:a |an |the |our |my )(?:new )?(.+)/i,
  /^(?:the )?(?:what|product|machine|service) (?:is|are) (?:a |an |the )?(.+)/i,
  /\b(?:pharmacies|stores|shops|clinics|branches|library|libraries|museum|gym|bank|union|hotel|school|farm|pharmacy|clinic|shop|store)\b[^.]{0,30}? (?:offers?|sells?|has|have|launch(?:es)?|introduces?) (?:now )?(?:a |an |the )(.+)/i,
  /\b(?:we|i)(?:'re| are| also)? (?:sell|make|build|offer|produce|run|craft|brew|bake|grow|design|developed|made|rent|repair|provide|distribute|import|lend|forge|cook|print|mend|teach|train|translate|clean|restore|arrange|organize|plan(?! (?:to|on|for|a|an|the)\b)|breed)\s+(?:a |an |the |some )?(.+)/i,
];
/** How it may be named besides, less surely than by "our". */
const furtherSources: readonly RegExp[] = [
  /\b(?:we|i) (?:run|own|operate|manage|started|opened|roast|publish|import|install) (?:a |an |the )?(.+)/i,
  // "We are three persons in Leipzig and produce Haferling", "we are manufacturing a shampoo bar"
  /\b(?:we|i)(?:'re| are|'m| am)?\b[^.!?;:]{0,40}?\b(?:and |are |'re |am |'m )(?:make|makes|sell|produce|manufacture|offer|brew|bake|grow|import|distribute|rent|publish|design|build|making|selling|producing|manufacturing|offering|brewing|baking|growing|importing|distributing|renting|publishing|designing|building|developing|launching|introducing|running) (?:a |an |the |our |some )?(?:new )?(.+)/i,
  /\b(?:we|i)(?:'ve| have) (?:now |just |finally )?(?:made|built|developed|invented|designed|put up|set up|opened|launched|started|written|brought out|come up with) (?:a |an |the |our |some )?(?:new )?(.+)/i,
  /\b(?:that's|this is) why (?:we|i) (?:made|built|developed|invented|designed|started|wrote|opened) (.+)/i,
  // "The brake sensor team wants something"
  /\bthe (.+?) (?:team|department|people|folks|division|unit) (?:wants?|needs?|asks?|would like)\b/i,
  // "Our client is a housing cooperative", "we are asked to launch"
  /\b(?:sender|applicant|organizer) is (?:a |an |the )(.+)/i,
  /\b(?:request|brief|proposal|pitch|campaign|ideas?|something|presentation|launch) (?:is |are |is all )?(?:about|on|around) (?:a |an |the |our |my )(.+)/i,
  /\b(?:makers?|producers?|manufacturers?|providers?|publishers?|importers?) of (.+)/i,
  /\b(?:promote|advertise|introduce|get the word out about|awareness (?:for|of)|try out|taste|try|test) (?:my |the |a |an )(.+)/i,
  /\b(?:client|company|startup|\p{Lu}[\p{L}\d]+) (?:sells|makes|builds|offers|is launching|launches|brews|bakes|runs|operates|provides|produces|rents|publishes|organi[sz]es|is introducing) (?:now )?(?:a |an |the |out )?(.+)/u,
  /\b(?:take home|sign up for|switch to|subscribe to|apply for|hear about|know about) (?:a |an |our |the )(.+)/i,
  /\bmy (?:new )?(.+)/i,
  /(?:^|[,(] ?)(?:brand|brand name|called|named|under the name)(?: is|:)? (\p{Lu}.+)/u,
  // "An umbrella repair shop": what a seller's own name says that it sells
  /\b(?:of|from|run|own|have|is|are|at) (?:(?:a|an|the|our|my|small|family) )*((?:\p{Ll}[\p{L}-]+ ){1,3})(?:shop|store|company|firm|maker|manufacturer|startup|service|business)\b/u,
];

const tells = /^(?:tastes?|smells?|looks?|feels?|sounds?|reads?|fits?|sits?|lasts?|works?)$/i;
const isVerb = (word: string): boolean =>
  /[^sui'’]s$/i.test(word) &&
  !/^(?:sales|sports|goods|savings|news|glass|business|fitness|wellness|christmas|ladies|kids|[\p{L}-]+(?:ous|ics|less|ness))$/iu.test(
    word,
  );

/** What a verb goes on with, and a plural does not: "Northwind Bill shows which service costs most". */
const asks = /^(?:which|how|what|who|whom|whose|where|when|why|whether|it|you|us|them|people|your|their)$/i;

const leadsOn = /^(?:for|by|with|in|at|from|to|on|under|into|out)$/i;
/** "Removal of wasps' nests", "an app of dog boarding": such a word says too little without what follows. */
const act = /^(?:app|\p{L}+(?:val|tion|ment|ance|ery|ing)|repair|rental|hire|care)$/iu;
const isOfAct = (kept: readonly string[], all: readonly string[], at: number): boolean =>
  kept.length === 1 &&
  act.test(kept[0] ?? "") &&
  /^of$/i.test(all[at] ?? "") &&
  /^\p{Ll}/u.test(all[at + 1] ?? "");

/** "Repair for Life", "House of Tea": a small word between two with capitals is part of a name. */
const isInName = (kept: readonly string[], all: readonly string[], at: number): boolean =>
  /^(?:for|of|and|in|to|on|with)$/.test(all[at] ?? "") &&
  /^\p{Lu}\p{Ll}/u.test(kept.at(-1) ?? "") &&
  kept.length < 3 &&
  /^\p{Lu}\p{Ll}/u.test(all[at + 1] ?? "") &&
  !isTown((all[at + 1] ?? "").replace(/\P{L}+$/u, ""));

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
      raw === "=" ||
      (kept.length > 0 && stops.test(clean) && !isOfAct(kept, all, at) && !isInName(kept, all, at)) ||
      (/^[\d$]/.test(clean) && !(/^\d{1,3}$/.test(clean) && /^\p{Lu}/u.test(kept.at(-1) ?? ""))) ||
      /^['‘"]/.test(raw)
    )
      break;
    // "Our robot picks parcels": a word on -s before another noun is the verb.
    if (
      kept.length > 0 &&
      isVerb(clean) &&
      !/^(?:trousers|glasses|jeans|shoes|boots|gloves|panels|t[iy]res|vests|cards|drops|pads|tapes|bars|kits|guards|fittings|classes|courses|tickets|lessons|insurances?|savings|goods)$/i.test(
        clean,
      ) &&
      at + 1 < all.length &&
      !/[,.;:!?)]$/.test(raw) &&
      /^\p{L}/u.test(all[at + 1] ?? "") &&
      (!stops.test(all[at + 1] ?? "") || asks.test(all[at + 1] ?? ""))
    )
      break;
    if (tells.test(clean) && kept.length > 0) break;
    // "A cabin reserved for women", "families moved to the city"
    if (
      kept.length > 0 &&
      /\p{L}{3}ed$|^(?:made|grown|woven|sewn|drawn|brewed)$/iu.test(clean) &&
      leadsOn.test(all[at + 1] ?? "")
    )
      break;
    kept.push(clean);
    if (/[,.;:!?)]$/.test(raw) || kept.length >= 6) break;
  }
  return bare(kept.join(" "))
    .replace(/^(?:a|an|the|our|new|my|some|your|brand-new)\s+/i, "")
    .replace(/^(?:small|little|private|simple|tiny)\s+(?=\p{Ll}{3})/u, "")
    .replace(/(?<=\p{L})\s+(?:brand|team|company|startup|people|folks|business)$/iu, "")
    .replace(/^(?:bakery|company|shop|store|brand|firm|studio|farm|clinic|club|team)['’]s\s+/i, "")
    .replace(occasions, "")
    .replace(/\s+(?:ok|okay|please|thanks|lah|mate|again|now)$/i, "")
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
export function productIn(prompt: string): BriefReading["product"] {
  const naming = nameIn(withoutSender(prompt));
  const best = likeliestIn(prompt);
  if (naming === undefined)
    return best ? { text: beginning(inSmallLetters(best.noun), 80), words: best.noun } : undefined;
  const said =
    /^\p{L}+s (?:into|the|a|an|up|out|in|on|to|from|when|how|what|you|your|it|them|with|without|for|at|by|as|all|every|no|only)\b/iu.test(
      naming.said,
    )
      ? ""
      : nounPhrase(naming.said.replace(/^(?:a|an|the|our) /i, ""));
  const { name } = naming;
  const isOther = (noun: string): boolean =>
    isNoun(noun) && !noun.toLowerCase().includes(name.toLowerCase()) && !isOfPeople(noun);
  const kind = isOther(said)
    ? said
    : best && best.score >= surelyNamed && isOther(best.noun) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(best.noun)
      ? best.noun.replace(/^\p{Lu}(?=\p{L}*(?: \p{Ll}|$))/u, (letter) => letter.toLowerCase())
      : undefined;
  // "Hardwick work trousers": a name that goes on with what it names.
  if (best?.noun.startsWith(`${name} `)) return { text: beginning(best.noun, 80), words: best.noun };
  return { text: name, words: name, ...(kind === undefined ? {} : { kind: beginning(kind, 80) }) };
}

/** From such a score on, what stands beside a name says what it is. */
const surelyNamed = 4;

/** The noun phrase that is most likely the product. */
function likeliestIn(prompt: string): Candidate | undefined {
  const sentences = sentencesOf(withoutSender(prompt));
  const [opening = "", next = ""] = sentences;
  // "Bore da.": a few words that nothing comes back to greet, whatever the language.
  const greets = opening.split(/\s+/).length <= 4 && introduces.test(next) && !comesBack(opening, prompt);
  const candidates: Candidate[] = [];
  const add = (noun: string, score: number): void => {
    if (isNoun(noun)) candidates.push({ noun, score: score + likelihood(noun, prompt) });
  };
  for (const pattern of causes)
    for (const sentence of sentences) {
      const [, cause = ""] = pattern.exec(sentence) ?? [];
      if (cause !== "" && !notProduct.test(cause)) add(nounPhrase(cause), surest);
    }
  const patterns = [...sources, /\bour\s+(.+)/gi, ...furtherSources];
  for (const [rank, pattern] of patterns.entries())
    for (const [at, sentence] of sentences.entries()) {
      const rests = pattern.global
        ? [...sentence.matchAll(/(?<!\b(?:by|in|at|from|to|outside|near|under|against|on) )\bour\s+/gi)].map(
            (match) => sentence.slice(match.index + match[0].length),
          )
        : [pattern.exec(sentence)?.[1] ?? ""];
      for (const rest of rests)
        if (rest !== "" && !notProduct.test(rest) && !(pattern === ofClient && isSomebody(rest)))
          add(nounPhrase(rest), surest - (rank * leastSure) / patterns.length - at * 0.1);
    }
  const first = bare(opening);
  for (const { noun, score } of titlesIn(sentences, greets)) add(noun, score);
  for (const noun of possessed(prompt)) add(noun, possessedScore);
  const [, purpose] =
    /^(?:[\p{L}-]+\s){0,3}(?:fundraising|tasting|night|evening|booth|launch|pop-?up|campaign|event|something|dinner|party|stunt|tour|demo) (?:for|of|about) (?:a |an |the |new |my )*(.+)/iu.exec(
      first,
    ) ?? [];
  for (const [at, text] of [purpose ?? "", greets ? "" : first, ...sentences.slice(1, 3)].entries())
    add(nounPhrase(text), 1.5 - at * 0.4);
  return candidates.sort((a, b) => b.score - a.score)[0];
}

/** A heading in capitals as it stands within a sentence. */
const inSmallLetters = (noun: string): string =>
  /^\p{Lu}{4,}(?:[ -]\p{Lu}{4,})+$/u.test(noun) ? noun.toLowerCase() : noun;

/** How a sentence begins that says who writes and what they have. */
const introduces = /^(?:so |and |now )?(?:we|our|i|i'm|we're|we've|i've|my|it's|this is)\b/i;

/** Whether a text comes back to a word of its opening. */
const comesBack = (opening: string, text: string): boolean =>
  (opening.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some(
    (word) => text.toLowerCase().split(word.replace(/(?:ies|y|es|s)$/, "")).length > 2,
  );

/** A brief that begins with what it is about, as a title: "Compression stockings for cabin crew." */
const entitled =
  /^(?:an? |the |our )?((?:[\p{L}\d][\p{L}\d'’-]*)(?: [\p{L}\d][\p{L}\d'’–-]*){0,4}?)(?=(?: (?:for|that|which|with|cut|made|from|by|about|brand|in)\b|[,.(:;]| [–—-] ))/u;
/** Words of a sentence with a verb or a person in it, which is no title. */
const tellsOf =
  /\b(?:we|i|you|they|he|she|it|is|are|was|were|has|have|had|can|will|want|wants|need|needs|please|dear|hello|hi|this|that|there|my|help|think|thank|thanks|make|do|let|get|give|sorry|so|ok|okay|well|right|hey|proposal|brief|idea|ideas|request|concept|campaign|launch|event|party|dinner|booth|something|no|not|never|who|what|why|how)\b/iu;
/** Who makes or offers a thing is named before it as well. */
const makers =
  /\b(?:charity|distillery|brewery|winery|bakery|group|practice|hospital|clinic|museum|city|pharmac(?:y|ies)|shops|stores|branches)$/i;
const entitledScore = 4.4;
const greetingScore = 2.4;
/** Of a later sentence that is no whole one: "We are a perfumery. A solid perfume stick, for nurses who may not…" */
const fragmentScore = 4.2;
const possessedScore = 3;

/** What the opening is entitled with, or a sentence after it that has no verb of its own. */
function titlesIn(sentences: readonly string[], greets: boolean): Candidate[] {
  const titles = sentences.slice(0, 4).flatMap((sentence, at) => {
    const [, headline = ""] = entitled.exec(sentence) ?? [];
    if (
      !isTitle(headline, sentence.slice(sentence.indexOf(headline) + headline.length)) ||
      !isNoun(nounPhrase(headline)) ||
      isTownAlone.test(sentence)
    )
      return [];
    // "Atrium of a mall, Soweto. School shoes, second hand": what it begins with may be where it is.
    const isPlace = isVenue(headline.split(" ").at(-1) ?? "") && / (?:of|in|at|near) /.test(headline);
    if (at === 0)
      return [{ noun: nounPhrase(headline), score: greets || isPlace ? greetingScore : entitledScore }];
    const isFragment = headline.includes(" ") && !hasVerb(sentence) && !isSetting(headline);
    return isFragment ? [{ noun: nounPhrase(headline), score: fragmentScore - at * 0.4 }] : [];
  });
  return titles.toSorted((a, b) => b.score - a.score).slice(0, 1);
}

/** "Kochi, Kerala." */
const isTownAlone = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[.:]*$/u;
/** A verb that is not part of what "that" or "who" says of a noun. */
const hasVerb = (sentence: string): boolean =>
  finite.test(
    (sentence.split(/[:;(]/)[0] ?? "").replaceAll(
      /\b(?:that|which|who|whose|where|when|because|since|so)\b.*$/giu,
      "",
    ),
  );
const finite =
  /\b(?:is|are|was|were|has|have|had|can|can't|will|won't|would|should|must|may|might|does|do|don't|did|gets?|comes?|goes|takes?|says?|thinks?|wants?|needs?|works?|stands?|gives?|lets?|keeps?|makes?|i|we|they|you|it|he|she|i'm|it's|we're|they're|please|let|pays|knows?|likes?|loves?|\p{L}+n't)\b/iu;
/** Where, when and for how many something is: no product, though it stands alone as one does. */
const isSetting = (text: string): boolean =>
  isOfPeople(text.split(" ")[0] ?? "") ||
  isVenue(text.split(" ").at(-1) ?? "") ||
  /ed$| (?:the|a|an|our|their|its) /iu.test(text) ||
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|hundred|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|days?|nights?|mornings?|evenings?|afternoons?|weekends?|weeks?|months?|hours?|no|nothing|nobody|not|never|less|more)\b|\b(?:shift|lunch|breakfast|dinner|break|session|budget|money|funds|stock|permission|audience|attendance|conference|congress|fair|booth|room|office|target|goal|aim|wish|staff|hosts?|same|open)$/iu.test(
    text,
  );

/** "A brake pad fails. Ours changes color": what "ours" stands for was named with "a" before. */
function possessed(prompt: string): string[] {
  const [before, ...after] = prompt.split(/(?<=[.!?,;:–—] )(?=(?:Ours|Mine|ours|mine) (?!is an? ))/u);
  return after.length === 0 || before === undefined
    ? []
    : [...before.matchAll(/\b(?:a|an) (?=(\p{L}.*))/giu)]
        .map(([, rest = ""]) => nounPhrase(rest))
        // After "a", a word on -s is what the thing does.
        .map((noun) => noun.replace(/(?<= )(\p{L}+[^s\W]s)$/u, (word) => (isVerb(word) ? "" : word)).trim())
        .filter(
          (noun) =>
            timesOf(noun, prompt) > 1 &&
            !/['’]s?$|^(?:day|week|month|year|night|lot|bit|third|quarter|half|few|couple)\b/i.test(noun),
        );
}
/** Whether a text that a sentence begins with names a thing, and not who offers it or what happens with it. */
function isTitle(text: string, rest: string): boolean {
  const noun = nounPhrase(text);
  return (
    noun !== "" &&
    text.includes(noun) &&
    !tellsOf.test(text) &&
    !occasions.test(` ${text}`) &&
    !isOfPeople(noun) &&
    !isSeller.test(noun) &&
    !makers.test(noun) &&
    // "Northwind Bill shows which service costs most"
    !noun
      .split(" ")
      .slice(2, /^ (?:which|that|what|how)\b/.test(rest) ? undefined : -1)
      .some(isVerb)
  );
}

const occasion =
  /\b(?:fair|event|meeting|conference|convention|congress|salon|festival|opening|list|evening|night|day|week|season|winter|summer|spring|autumn|waiting list|crowd|budget|idea|ideas|campaign|house|master|artisan|hand|food|story|number|hall|market|square|board|problem|proposal|concept|thing|things|something|one|way|part|time)$/i;

/** How often a text speaks of the last word of a noun phrase. */
function timesOf(noun: string, prompt: string): number {
  const last = noun.split(/\s+/).at(-1) ?? noun;
  const stem = last.replace(/(?:ies|y|es|s)$/i, "").replaceAll(/[^\p{L}\d]/gu, "");
  return stem.length < 3 ? 1 : (prompt.match(new RegExp(String.raw`(?<!\p{L})${stem}`, "giu"))?.length ?? 1);
}

/** What speaks for a noun phrase, and against it, wherever it stands. */
function likelihood(noun: string, prompt: string): number {
  return (
    Math.min(2, timesOf(noun, prompt) - 1) * 0.9 -
    (/^\p{L}+ly\b|\bonly\b|^(?:in|on|at|any|all|some|every|their|his|her|its|job|retired)\b|\b(?:do|does|their|his|bin|get)\b/iu.test(
      noun,
    )
      ? 3
      : 0) -
    (noun.split(/\s+/).length > 4 ? 1.5 : 0) -
    (isOfPeople(noun) ? 5 : 0) -
    (occasion.test(noun) || /\b(?:pop-?up|tasting|sampling|roadshow|takeover)\b/i.test(noun) ? 3 : 0) -
    (isSeller.test(noun) ? 2 : 0)
  );
}

/** "The client is a saddler" names no product, if anything else does. */
const isSomebody = (text: string): boolean => namesPeople(`${nounPhrase(text).split(" ").at(-1) ?? ""}s`);

/** Who offers something is not what is offered. */
const isSeller =
  /\b(?:office|department|union|bank|agency|council|association|company|startup|brand|firm|institute|university|college|foundation|charity|ministry|authority|(?:store|hotel|supermarket|grocery|restaurant|coffee|retail|drugstore|fitness|gym|cinema) chain|franchise|perfumery|saddlery|creamery|tannery|foundry|nursery|bakery|brewery|distillery|winery|cooperative|co-op|society|committee|team|shop|store)$/i;
const isOfPeople = (noun: string): boolean =>
  // Gutter guards are no guards.
  (!/(?<!\p{L})(?!(?:security|prison|museum|night|border|school|bank|life|crossing)\b)\p{L}+ guards?$/iu.test(
    noun,
  ) &&
    namesPeople(noun.split(/\s+/).at(-1) ?? "")) ||
  /^(?:\p{L}+ ){0,2}(?:guys?|reps?|lads?|ladies|gents|mates?|spark|vet|host|hosts|men|women)\b/iu.test(noun);

const noNoun =
  /^(?:(?:venue|place|site|location|schedule|date|time|occasion|audience|user group|need|required|funds|outcome|mandatory|excluded|where|when|who|why)$|client|online only|online|creative brief|agency|proof point|requests?|lot|tender|call|brief|invitation|younger|older|them|him|her|us|me|terms|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|by|in|on|at|for|from|with|under|over|after|before|during|about|between|without|because|since|when|if|as|to|of|and|but|or|so|then|now|today|yesterday|here|there|right|thank|thanks|good|greetings|habibi|my people|re|fwd|third|last|next|every|all|some|most|many|few|both|look|look,|you|they|he|she|no|nothing|never|without|we|i|it|they|this|that|make|show|reach|win|something|help|get|give|tell|let|raise|recruit|hire|attract|one|please|hi|hello|ok|okay|sorry|dear|two|three|four|five|six|weekend|private|small|how|what|plan|create|want|need|looking|build|bring|invite|\d.*)\b/i;

function isNoun(noun: string): boolean {
  return (
    noun.length > 2 &&
    !isTown(noun) &&
    !noNoun.test(noun) &&
    noun.split(/\s+/).some((word) => !emptyWords.has(word.toLowerCase()))
  );
}
