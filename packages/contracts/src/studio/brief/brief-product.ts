// cspell:ignore moin salut namaste roastery Hardwick Nordlys Wärmewerk zelador
// cspell:ignore habibi pharmac satur wednes
// cspell:ignore ment tion ance introduc rais
import { beginning } from "../../text/characters.ts";
import { literally } from "../../text/literally.ts";
import { namesPeople } from "./brief-counts.ts";
import { nameIn, withoutSender } from "./brief-names.ts";
import { isTown, isVenue } from "./brief-place.ts";
import type { BriefReading } from "./brief-reading.ts";
import { bare, emptyWords, sentencesOf } from "./brief-text.ts";
import { isVerb, nounPhrase, occasions } from "./noun-phrase.ts";
import { grownBy, soldBy, sought, soughtFirst, tellsOf } from "./product-sellers.ts";
import { causes, furtherSources, ofClient, sources, toldSources } from "./product-sources.ts";
import { quotedNameIn } from "./quoted-names.ts";

/** What "our" is also said of. */
const notProduct =
  /^(?:new |own |first |next |whole |main |local |small |little |big )*(?:aims?|sum|purpose|mission|father|mother|son|daughter|wife|husband|brother|sister|uncle|aunt|cousin|grandmother|grandfather|dad|mom|mum|boss|friends?|principle|condition|rule|wish|dream|duty|list|guy|guys|client|clients|booth|stand|table|team|board|boss|ceo|cfo|cmo|founder|stalls?|flagship|showroom|factory|reps?|region|association|vans?|trailer|tent|slot|pitch|permit|plot|desk|hall|room|floor|warehouse|site|headquarters|publisher|engineers?|installers?|chef|volunteers?|readers|listeners|viewers|students|patients|parents|kids|neighborhood|county|state|country|sponsor|problem|issue|idea|plan|hope|experience|data|numbers|survey|share|director|landlord|lawyers?|agent|fiscal|budget|goals?|targets?|audience|brand|company|customers?|clients?|members?|partners?|sales|marketing|people|city|town|community|stores?|shops?|office|hosts?|staff|agency|event|launch|campaign|guests|users|story|message|name|logo|target|space|place|time|legal|donors|fans|neighbors|industry|category|market|region|competitors?|founders?|employees|reps?|own|best|biggest|annual|side|website|social|channels?|patrons|co-?op(?= put| has| had| says| wrote| is)|home(?= town| page| city|[,.]|$))\b/i;
/** Whether what stands after "our" is none of it: "our board", but not "our board game" or "our office backup service". */
const isNoProduct = (rest: string): boolean => {
  const [matched] = notProduct.exec(rest) ?? [];
  if (matched === undefined) return false;
  const more = nounPhrase(rest).slice(matched.length).trim();
  const isThing = /^\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?$/u.test(more);
  return (
    !isThing ||
    notProduct.test(more) ||
    isOfPeople(more) ||
    isVerb(more.split(" ")[more.includes(" ") ? 0 : 1] ?? "")
  );
};
/** What the surest source counts, and how much less the least sure one. */
const surest = 6;
const leastSure = 4.6;
const surelyTold = 4.6;

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
  const naming = quotedNameIn(prompt) ?? nameIn(withoutSender(prompt)) ?? headingIn(prompt);
  const likeliest = likeliestIn(prompt);
  const best = likeliest && { ...likeliest, noun: withSubject(likeliest.noun, prompt) };
  if (naming === undefined)
    return best ? { text: beginning(inSmallLetters(best.noun), 80), words: best.noun } : undefined;
  const said =
    /^\p{L}+s (?:into|the|a|an|up|out|in|on|to|from|when|how|what|you|your|it|them|with|without|for|at|by|as|all|every|no|only)\b/iu.test(
      naming.said,
    )
      ? ""
      : nounPhrase(naming.said.replace(/^(?:out )?(?:(?:a|an|the|our) )?/i, ""));
  const { name } = naming;
  const isOther = (noun: string): boolean =>
    isNoun(noun) && !noun.toLowerCase().includes(name.toLowerCase()) && !isOfPeople(noun);
  const isKind = (noun: string): boolean =>
    isOther(noun) && !/^\p{Lu}\p{Ll}+ \p{Lu}/u.test(noun) && !isVenue(noun.split(" ").at(-1) ?? "");
  const found =
    isOther(said) && !isCompany.test(said)
      ? said
      : candidatesIn(prompt).find(({ noun, score }) => score >= surelyNamed && isKind(noun))?.noun;
  const kind = withWhatItDoes(found, naming.said)?.replace(/^\p{Lu}(?=\p{Ll}*(?: \p{Ll}|$))/u, (letter) =>
    letter.toLowerCase(),
  );
  // "Hardwick work trousers": a name that goes on with what it names.
  if (best?.noun.startsWith(`${name} `) && !isVerb(best.noun.slice(name.length + 1).split(" ")[0] ?? ""))
    return { text: beginning(best.noun, 80), words: best.noun };
  return { text: name, words: name, ...(kind === undefined ? {} : { kind: beginning(kind, 80) }) };
}

/** "An app that trains mental arithmetic" as a "mental arithmetic app": what it does says which one it is. */
function withWhatItDoes(kind: string | undefined, said: string): string | undefined {
  if (kind === undefined || !/^(?:app|game|tool|software|program|course|service)$/iu.test(kind)) return kind;
  const [, rest = ""] =
    /^\p{L}+ (?:that|which) (?:trains|teaches|plans|tracks|measures|translates|repairs|cleans|delivers|books|reads|checks|counts|explains|records) (?!(?:an?|the|your|our|their|its|you|what|how|it|them)\b)(.+)/iu.exec(
      said,
    ) ?? [];
  const object = nounPhrase(rest);
  return object === "" ||
    object !== object.toLowerCase() ||
    object.split(" ").length > 3 ||
    isOfPeople(object)
    ? kind
    : `${object} ${kind}`;
}

/** "Lathe. Reads a pull request before a human does": a name as a heading, and what it does. */
function headingIn(prompt: string): ReturnType<typeof nameIn> {
  const [, name] =
    /^\s*(\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+)?)\.? \p{Lu}\p{Ll}+s (?:a|an|the|your|its|what|when|which) /u.exec(
      prompt,
    ) ?? [];
  return name === undefined || isTown(name) || namesPeople(name) || noNoun.test(name)
    ? undefined
    : { name, said: "" };
}

/** What is taught says what a course is: "a beginners' course in Portuguese". */
function withSubject(noun: string, prompt: string): string {
  const said = literally(noun);
  const [, subject] =
    (isTaught.test(noun)
      ? new RegExp(
          String.raw`${said} ((?:in|on|about) (?:\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+){0,2}|\p{Ll}[\p{L}-]+ing\b))`,
          "u",
        ).exec(prompt)
      : isEarned.test(noun)
        ? new RegExp(
            String.raw`${said} ((?:for|as|in) (?:an? )?(?:\p{Ll}[\p{L}-]+ )?\p{Ll}[\p{L}-]+)(?=[.,;]| (?:this|next|in|at|who|and|that|starts|from)\b)`,
            "u",
          ).exec(prompt)
        : null) ?? [];
  return subject === undefined || isTown(subject.replace(/^\p{L}+ /u, "")) ? noun : `${noun} ${subject}`;
}
const isTaught = /\b(?:course|class|classes|lessons?|workshops?)$/iu;
const isEarned = /\b(?:training|degree|certificate|diploma|apprenticeship)$/iu;

/** From such a score on, what stands beside a name says what it is. */
const surelyNamed = 4;

/** The noun phrase that is most likely the product. */
const likeliestIn = (prompt: string): Candidate | undefined => candidatesIn(prompt)[0];

/** What may be the product, the likeliest first. */
function candidatesIn(prompt: string): Candidate[] {
  const sentences = sentencesOf(withoutSender(prompt).replace(doorToDoor, ""));
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
      if (cause !== "" && !isNoProduct(cause)) add(nounPhrase(cause), surest);
    }
  // Whom somebody looks for, unless it says for whom they would work.
  for (const sentence of candidates.length > 0 ? [] : sentences) {
    const [, people = ""] = sought.exec(sentence) ?? soughtFirst.exec(sentence) ?? [];
    if (namesPeople(people.split(" ").at(-1) ?? "")) candidates.push({ noun: people, score: surest });
  }
  const patterns = [...sources, /\bour\s+(.+)/gi, ...furtherSources];
  const ranked = [
    ...toldSources.map((pattern, rank) => ({ pattern, score: surelyTold - rank * 0.05 })),
    ...patterns.map((pattern, rank) => ({ pattern, score: surest - (rank * leastSure) / patterns.length })),
  ];
  for (const { pattern, score } of ranked)
    for (const [at, sentence] of sentences.entries())
      for (const rest of restsAfter(pattern, sentence))
        if (!isNoProduct(rest) && !(pattern === ofClient && isSomebody(rest)))
          add(nounPhrase(rest), score - at * 0.1 - (offers.test(rest) ? 3 : 0));
  for (const noun of [...soldBy(opening), ...grownBy(sentencesOf(prompt)[0] ?? "")]) add(noun, entitledScore);
  const first = bare(opening);
  for (const { noun, score } of titlesIn(sentences, greets)) add(noun, score);
  for (const noun of possessed(prompt)) add(noun, possessedScore);
  for (const [at, noun] of listedIn(opening).filter(isNoun).entries())
    candidates.push({ noun, score: listedScore - at * 0.1 });
  const [, purpose] =
    /^(?:[\p{L}-]+\s){0,3}(?:fundraising|tasting|night|evening|booth|launch|pop-?up|campaign|event|something|dinner|party|stunt|tour|demo) (?:for|of|about) (?:a |an |the |new |my )*(.+)/iu.exec(
      first,
    ) ?? [];
  for (const [at, text] of [purpose ?? "", greets ? "" : first, ...sentences.slice(1, 3)].entries())
    add(nounPhrase(text), 1.5 - at * 0.4);
  return candidates.sort((a, b) => b.score - a.score);
}

/** How one goes about it, before it says for what. */
const doorToDoor = /^\s*door[- ]to[- ]door\b[,:.]?(?: (?:campaign|canvass|selling|sales|tour))? ?/iu;

/** "Two brothers, one arcade game, six cabinets": the things that an opening without a verb lists. */
const listedIn = (opening: string): string[] =>
  hasVerb(opening)
    ? []
    : opening
        .split(/,\s+/)
        .slice(1)
        .map((part) => part.replace(/^(?:one|an?|our|the) /iu, ""))
        .filter(
          (part) =>
            /^(?!half |most |many |some |all )\p{Ll}/u.test(part) &&
            !isSetting(part) &&
            !isOfPeople(nounPhrase(part)) &&
            !isTown(nounPhrase(part)),
        )
        .map((part) => nounPhrase(part));
const listedScore = 1;

/** What stands after each place that a pattern finds; what is not done ("we are not giving away tickets") is not offered. */
function restsAfter(pattern: RegExp, sentence: string): string[] {
  if (pattern.global)
    return [
      ...sentence.matchAll(
        /(?<!\b(?:by|in|at|from|to|outside|near|under|against|on|is what|are what) )\bour\s+/gi,
      ),
    ]
      .map((match) => sentence.slice(match.index + match[0].length))
      .filter((rest) => rest !== "");
  const found = pattern.exec(sentence);
  const isDenied =
    found !== null &&
    /(?:\b(?:not|never|no|without)|n't)\s+(?:\p{L}+\s+)?$/iu.test(sentence.slice(0, found.index));
  return found?.[1] && !isDenied ? [found[1]] : [];
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
  /^(?:an? |the |our )?((?:[\p{L}\d][\p{L}\d'’-]*)(?: [\p{L}\d][\p{L}\d'’–-]*){0,4}?)(?=(?: (?:for|that|which|where|in which|with|cut|made|from|by|about|brand|in|vs|nobody|no one|people|hardly)\b|[,.(:;]| [("“]| [–—-] ))/u;
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
    const follows = sentence.slice(sentence.indexOf(headline) + headline.length);
    if (
      // "Denim brand.", "The zelador (the building caretaker) hears it", "the Carers' Line answers people"
      (at > 0 && follows.startsWith(" (")) ||
      /^ brand[.,;:]/u.test(follows) ||
      (/^ (?:people|nobody|no one|hardly)\b/iu.test(follows) && headline.endsWith("s")) ||
      !isTitle(headline, follows) ||
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
      /\b(?:that|which|who|whose|where|when|because|since|so|nobody|no one|people|hardly)\b.*$/giu,
      "",
    ),
  );
const finite =
  /\b(?:is|are|was|were|has|have|had|can|can't|will|won't|would|should|must|may|might|does|do|don't|did|gets?|comes?|goes|takes?|says?|thinks?|wants?|needs?|works?|stands?|gives?|lets?|keeps?|makes?|i|we|they|you|it|he|she|i'm|it's|we're|they're|please|let|pays|knows?|likes?|loves?|believes?|costs?|means?|buys?|uses?|feels?|hears?|sees?|runs?|brings?|\p{L}+n't)\b/iu;
/** Where, when and for how many something is: no product, though it stands alone as one does. */
const isSetting = (text: string): boolean =>
  isOfPeople(text.split(" ")[0] ?? "") ||
  isVenue(text.split(" ").at(-1) ?? "") ||
  isVenue(text.split(" ").slice(-2).join(" ")) ||
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
    (!makers.test(noun) || /^(?:free|mobile|pop-?up) /i.test(noun)) &&
    // "Northwind Bill shows which service costs most"
    !noun
      .split(" ")
      .slice(2, /^ (?:which|that|what|how)\b/.test(rest) ? undefined : -1)
      .some(isVerb)
  );
}

const occasion =
  /\b(?:fair|(?:trade|air|dog|horse|boat|auto|fashion) show|expo|carnival|orientation|(?:coffee|happy|rush|lunch|quiet|visiting|opening) hours?|event|meeting|conference|convention|congress|salon|festival|opening|list|evenings?|nights?|mornings?|afternoons?|days?|weeks?|season|winter|summer|spring|autumn|waiting list|crowd|budget|idea|ideas|campaign|house|master|artisan|hand|food|story|number|hall|market|dinner|lunch|breakfast|brunch|supper|picnic|reception|gala|mixer|tournament|rally|square|board|problem|proposal|concept|thing|things|something|one|way|part|time|outreach)$/i;

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
    (/^(?!(?:weekly|monthly|daily|yearly|nightly|family|early|supply|assembly|rally)\b)\p{L}+ly\b|\bonly\b|^(?:in|on|at|any|all|some|every|their|his|her|its|job|retired)\b|\b(?:do|does|their|his|bin|get)\b/iu.test(
      noun,
    )
      ? 3
      : 0) -
    (noun.split(/\s+/).length > 4 ? 1.5 : 0) -
    (isOfPeople(noun) ? 5 : 0) -
    (occasion.test(noun) || /\b(?:pop-?up|tasting|sampling|roadshow|takeover)\b/i.test(noun) ? 3 : 0) -
    (isSeller.test(noun) ? 2 : 0) -
    (isSpot.test(noun) ? 2.5 : 0)
  );
}

/** Where it is to be, which stands as a product does: "We have the concourse from Monday to Wednesday". */
const isSpot =
  /\b(?:concourse|atrium|plaza|foyer|lobby|corridor|canteen|storefront|platform|parking lot|truck stop|lawn|forecourt|courtyard|pitch|stand|booth|hall|foot space|frequency)$/i;

/** "Nordlys, a Danish lighting brand" says who offers something, and not what. */
const offers = /^(?:[\p{L}-]+ ){1,3}(?:brand|startup|start-up|label)(?![\p{L}-])/iu;

/** "The client is a saddler" names no product, if anything else does. */
const isSomebody = (text: string): boolean => namesPeople(`${nounPhrase(text).split(" ").at(-1) ?? ""}s`);

/** Who offers something is not what is offered. */
const isSeller =
  /\b(?:office|department|union|bank|agency|nonprofit|council|association|company|startup|brand|firm|institute|university|college|foundation|charity|ministry|authority|(?:store|hotel|supermarket|grocery|restaurant|coffee|retail|drugstore|fitness|gym|cinema) chain|franchise|perfumery|saddlery|creamery|tannery|foundry|nursery|bakery|brewery|distillery|winery|cooperative|co-op|society|committee|(?:community|credit|mutual|pension) (?:fund|union)|team|shop|store|studio|group|bureau|practice|roastery|hospital|food bank|shelter|theater|manager|director|owner|co|corp|inc|ltd|gmbh)$/i;
/** What somebody is that no reader needs to know of a name. */
const isCompany = /\b(?:company|firm|foundation|co|corp|inc|ltd|gmbh)$/i;
/** Whether a noun phrase is of people: "carpet cleaners" may be machines. */
export const isOfPeople = (noun: string): boolean =>
  // Gutter guards are no guards.
  (!/\b(?:(?:carpet|vacuum|pool|air|steam|floor|drain|pipe|lens) cleaners?|(?:baby|child|toddler|pet|cat|dog|bike|cargo|cup|roof|instrument) carriers?)$/iu.test(
    noun,
  ) &&
    !/(?<!\p{L})(?!(?:life|body|coast)guards?$)\p{L}{3,}guards?$/iu.test(noun) &&
    !/(?<!\p{L})(?!(?:security|prison|museum|night|border|school|bank|life|crossing)\b)\p{L}+ guards?$/iu.test(
      noun,
    ) &&
    namesPeople(noun.split(/\s+/).at(-1) ?? "")) ||
  /^(?:\p{L}+ ){0,2}(?:guys?|reps?|lads?|ladies|gents|mates?|spark|vet|host|hosts|men|women)\b/iu.test(noun);

const noNoun =
  /^(?:stand|booth|stall|public(?! (?:radio|library|transport|television|broadcaster|art|garden|pool)\b)|(?:[\p{L}-]+ )*(?:thousand|grand|euros?|dollars|pounds|francs)$|(?:venue|place|site|location|schedule|date|time|occasion|audience|user group|need|required|funds|outcome|mandatory|excluded|where|when|who|why)$|(?:mon|tues?|weds?|thurs?|fri|sat|sun)\b(?= and |,|$)|client|online only|online|creative brief|agency|proof point|requests?|lot|tender|call|brief|invitation|like|(?:younger|older)$|them|him|her|us|me|terms|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|by|in|on|at|for|from|with|under|over|after|before|during|about|between|without|because|since|when|if|as|to|of|and|but|or|so|then|now|today|yesterday|here|there|right|thank|thanks|good|greetings|habibi|my people|re|fwd|third|last|next|every|all|some|most|many|few|both|look|look,|you|they|he|she|no|nothing|never|without|we|i|it|they|this|that|make|show|reach|win|something|help|get|give|tell|young|old|rich|poor|let|raise|recruit|hire|attract|one(?!-)|please|hi|hello|ok|okay|sorry|dear|listen|omo|bonjour|¡?hola|ciao|moin|hei|salut|namaste|salaam|sat sri|two(?! (?:player|person|seat|way|wheel|part|piece|man))|three(?!-)|four(?!-)(?! (?:player|person|seat|wheel))|five|six|weekend|private|small|how|what|idea|plan|create|want|need|looking|build|bring|invite|\d.*)\b/iu;

function isNoun(noun: string): boolean {
  return (
    noun.length > 2 &&
    !isTown(noun) &&
    !noNoun.test(noun) &&
    noun.split(/\s+/).some((word) => !emptyWords.has(word.toLowerCase()))
  );
}
