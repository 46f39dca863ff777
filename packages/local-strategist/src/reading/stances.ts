// cspell:ignore aren doesn needn
/** Something that a text names, and where. */
export interface Mention<T> {
  value: T;
  at: number;
  end: number;
}

/**
 * What a text says of what it names: that it is wanted ("named"), that nothing else is ("only"), that it is wanted besides
 * what was ("added"), that it is neither needed nor refused any longer ("released"), that it is not wanted ("refused"), that something else
 * takes its place ("replaced"), or nothing ("aside").
 */
export type Stance = "named" | "only" | "added" | "released" | "refused" | "replaced" | "aside";

/** Things of one kind that a text names in one breath, such as "Paris, Lyon or Nice". */
export interface Group<T> {
  values: readonly T[];
  stance: Stance;
  /** No word joins them, so that one may stand against the other: "not Berlin, Hamburg". */
  isLoose: boolean;
  at: number;
  end: number;
}

/** What stands for a thing that is named, so that no cue is looked for beyond it. */
const hidden = "¤";

/** A text with what it names hidden; all else stays where it is. */
export const hide = (text: string, spans: readonly { at: number; end: number }[]): string =>
  spans.reduce(
    (rest, { at, end }) => `${rest.slice(0, at)}${hidden.repeat(end - at)}${rest.slice(end)}`,
    text,
  );

const sign = String.raw`(?:[,/+&|]|-|–|(?<=\s)\.)`;
const conjunction = "(?:and|or|nor|n|and\\/or|plus|as well as|along with)";
const preposition = "(?:in|at|near|around|for|about|from|during|anything in)";
const joint = new RegExp(
  String.raw`^\s*(?:(?:${sign}\s*(?:${conjunction}\s+)?|${conjunction}\s+)(?:also\s+)?(?:${preposition}\s+)?)?(?:the\s+)?$`,
  "i",
);

/** Words between a cue and what it is about: "drop *everything that is in the* US". */
const fillers =
  "(?:a|an|any|anything|anywhere|everything|everywhere|something|whatever|all|of|them|those|these|the|ones?|events?|shows?|conferences?|stuff|things?|places?|cities|city|countries|country|states?|months?|that['’]?s|that|which|what|is|are|be|being|in|at|on|from|near|for|about|with|to|into|around|during|go|going|travel|come|do|make|take place|happen(?:s|ing)?|taking place|held|located|based|want|need|needs|see|interested|keen|interest|into|happy|us|me|my|our|it|part|bit|word|idea|big|large|small|more|other|further|pure|both|either|whole|entire|please|also|even|those from|place|back)";
const before = (cues: string, between = fillers) =>
  new RegExp(String.raw`(?:^|[^\p{L}])(?:${cues})(?:\s+${between})*\s*$`, "iu");

/** What negates no thing, but an amount, a time or a doubt. */
const noNegation =
  /\b(?:no|not|nothing|none|never|n['’]t|without)\s+(?:any\s+)?(?:more|less|fewer|later|earlier|sooner|bigger|smaller|larger|cheaper|dearer|pricier|above|over|under|below|beyond|before|after|until|just|only|necessarily|matter|problem|issue|worries|sure|bad|because|yet)\b|\b(?:why|if|or) not\b|\bcan['’]?t wait\b|\bnot a problem\b|\b(?:don['’]?t|do not) (?:mind|care)\b|\bnothing but\b/giu;

const negation =
  "not|no|never|nor|neither|none|nothing|cannot|(?:ca|do|does|wo|is|are|should|need|could|would)n['’]?t|without|w\\/o|except(?:ing)?(?: for)?|excluding|exclude|minus|sans|outside(?: of)?|other than|apart from|aside from|besides|anything but|(?:any|every)where(?: \\p{L}+){0,2} but|all but|but not|no longer";
const removal =
  "drop|skip|remove|delete|cut(?: out)?|lose|ditch|scratch|strike|omit|hide|forget(?: about)?|leave out|leaving out|rule out|take out|kick out|throw out|cross out|kick|eliminate|get rid of|exclude|excluding|avoid|ignore|take off|dismiss|ban";
/** Where a cue that takes out is itself taken back: "you don't have to leave out". */
const takenBack = new RegExp(
  String.raw`(?:don['’]?t|do not|doesn['’]?t|needn['’]?t|no need|no longer|not necessary|stop|never mind|no reason)(?:\s+(?:you|have|need|needs|want|to|longer|must))*\s+(?:${removal}|leaving out|excluding|avoiding|dropping|skipping|leaving|not)(?:ing)?(?:\s+${fillers})*\s*$`,
  "iu",
);
/** "It doesn't have to be in". */
const needless = new RegExp(
  String.raw`(?:do|does|need)(?:n['’]?t| not) (?:have to|need to|necessarily|be)(?:\s+${fillers})*\s*$`,
  "iu",
);
const doubled = new RegExp(
  String.raw`(?:${negation}|${removal})(?:\s+${fillers})*\s+(?:outside(?: of)?|not|that\s+(?:isn['’]?t|aren['’]?t)|which\s+(?:isn['’]?t|aren['’]?t)|isn['’]?t|aren['’]?t|except(?: for)?|but|other than|besides)(?:\s+${fillers})*\s*$`,
  "iu",
);
const refusedBefore = before(`${negation}|${removal}`);
const asideBefore = /\bnot (?:just|only|necessarily)(?:\s+(?:in|at|the|for|about))*\s*$/iu;
const replacedBefore =
  /\b(?:instead of|rather than|in place of|in lieu of|replac(?:e|ing)|swap|switch|exchange|change|trade)(?:\s+(?:in|from|out|the|my|our))*\s*$/iu;
const allBut = /^,?\s*but\s+(?:the\s+)?$/iu;
const ofAll = /\b(?:all|any|anywhere|every|everywhere|everything|whole|entire)\b/iu;
const onlyBefore = before(
  "only|just|solely|exclusively|nothing but|none but|limit(?: it| this| that| them)? to|restrict(?: it| this| that| them)? to|narrow(?: it| this| that)?(?: down)? to|down to|stick(?:ing)? to|stay(?:ing)? (?:in|with)|focus(?:ing)? on|keep (?:only|just)|widen(?: it| that| this)? to|(?:any|every)where",
);
const addedBefore = before(
  "also|add|adding|include|including|plus|additionally|in addition(?: to)?|besides that|throw in|as well as|along with|together with|on top|extend(?: it| that)? (?:to|by)|bring back|allow|re-?admit|put back|bring|\\+",
  // "We also consider": a verb may follow what adds.
  `(?:${fillers}|consider|look|looking|search|try|like|accept|think|show|find|check|visit|get)`,
);
const addedAtStart =
  /^\W*(?:(?:and|ok|okay|oh|hm+|well|maybe|actually)[,.]?\s+)*(?:or|plus|\+|also|as well as)\s+(?:maybe\s+)?(?:in\s+)?(?:the\s+)?$/iu;

const subject = "(?:\\s+(?:part|ones?|events?|shows?|bit|months?|people|stuff|itself))?";
/** What it means that something "is not", "doesn't" or "we don't". */
const isNot =
  "(?:(?:(?:ca|do|does|wo|would|could|is|are)\\s?n['’]?t|can not|cannot|do not|does not|will not|is not|are not|is no longer|no longer)\\s+(?:really\\s+|be\\s+|an?\\s+)*(?:need(?:ed)?|want(?:ed)?|work(?:ing)?|do|make|go|fit|suit(?:ed|able)?|travel|come|attend|either|anymore|any ?more|happen|possible|relevant|required|necessary|available|option|interest(?:ed|ing)?|included?|on)|(?:ca|wo)n['’]?t)\\b";
const refusedAfter = new RegExp(
  String.raw`^${subject},?\s*(?:(?:(?:we|i|they|you)\s+)?(?:really\s+)?(?:${isNot}|(?<=(?:we|i)\s+)(?:skip|drop|leave out|remove|cut|lose|exclude)\b|can do without|could do without|(?:(?:we|i|they|you)['’](?:ll|d)\s+(?:rather\s+)?|(?:can|could|should|may|might|will|would rather) (?:now )?)(?:skip|drop|leave|forget|remove|ignore|cut|lose|do without)\b)|(?:is|are|was|['’]s)\s+(?:now\s+)?(?:out\b|off\b|gone\b|not (?:an option|needed|possible|wanted|good|suitable|on|for us|interesting|included)\b|no good\b|no option\b|a no\b|dead\b|too\b|full\b|sold\b|over\b|unneeded\b|impossible\b|excluded\b)|can (?:go|be (?:dropped|removed|left out|taken off))\b|off(?:\s+(?:the|my|our|again|that|please)\b|\s*[.!]*$)|out(?:\s+(?:please|again|of)\b|\s*[.!]*$)|no thanks|no good\b|no more\b|(?:no|nope|not|neither|excluded|removed|out)(?=\s*(?:[.,;!?]|$)|\s+(?:please|then)\b)|(?:has|have) (?:to go|fallen through))`,
  "iu",
);
const addedAfter = new RegExp(
  String.raw`^${subject},?\s*(?:(?:(?:is|are|['’]s|would|could|can|will|might|may|sounds?)(?:\s+(?:also|still|now|then|be|just|again|perfectly|totally|absolutely|both|all))*\s+)?(?:fine|ok|okay|alright|all right|possible|acceptable|an option|allowed|works?|come back|return|join|back(?: in| on)?|added|included)\b|both (?:fine|ok|okay|work|good)|[^.,;!?${hidden}]{0,30}\b(?:too|also|as well|in addition)\b|as (?:an?|another|the) (?:alternative|option|second choice|addition)\b)`,
  "iu",
);
const onlyAfter =
  /^(?:\s+(?:part|ones?|events?|shows?|people))?,?\s*(?:only|alone|exclusively|and nothing else|and nowhere else|or nothing|or bust)\b/iu;

/** Whether what stands between two things of one kind names them in one breath. */
export const isJoined = (between: string): boolean => joint.test(between) && between.trim() !== "-";

/** Whether two things stand in a list, joined by a sign or a word. */
export function isListed(
  text: string,
  one: { at: number; end: number },
  other: { at: number; end: number },
): boolean {
  const between = one.end <= other.at ? text.slice(one.end, other.at) : text.slice(other.end, one.at);
  return (one.end <= other.at || other.end <= one.at) && between.trim() !== "" && isJoined(between);
}

/**
 * The things of one kind that a text names, in groups, each with what the text says of it.
 * @param blind The text with all things of whatever kind hidden, so that a cue is not carried over from one to the other
 */
export function grouped<T>(text: string, mentions: readonly Mention<T>[], blind: string): Group<T>[] {
  const sorted = mentions.toSorted((one, other) => one.at - other.at);
  const runs: Mention<T>[][] = [];
  for (const mention of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && isJoined(text.slice(last.end, mention.at))) run.push(mention);
    else runs.push([mention]);
  }
  return runs.flatMap((run) => {
    const [at, end] = [run[0]?.at ?? 0, run.at(-1)?.end ?? 0];
    const stance = stanceOf(blind.slice(0, at), blind.slice(end), text.slice(0, at));
    const last = run.at(-1);
    const isLoose = run
      .slice(1)
      .every((mention, each) => /^[,\s]*$/.test(text.slice(run[each]?.end, mention.at)));
    // "Forget AI, cloud instead" refuses the first one only.
    if (stance === "refused" && last && run.length > 1 && /^\s+instead\b(?! of\b)/i.test(text.slice(end)))
      return [
        { values: run.slice(0, -1).map(({ value }) => value), stance, isLoose, at, end: last.at },
        { values: [last.value], stance: "named" as const, isLoose, at: last.at, end },
      ];
    return [{ values: run.map(({ value }) => value), stance, isLoose, at, end }];
  });
}

/** A sentence ends, or another begins within it. */
const stops = /[.;!?\n](?=\s|$)|\b(?:but|however)\b/giu;

/** What a text says of a word in it, where nothing else of it is known. */
export const stanceAround = (text: string, { at, end }: { at: number; end: number }): Stance =>
  stanceOf(text.slice(0, at), text.slice(end), text.slice(0, at));

function stanceOf(allLeft: string, allRight: string, said: string): Stance {
  const cut = [...allLeft.matchAll(stops)].at(-1);
  const sentence = cut ? allLeft.slice(cut.index + cut[0].length) : allLeft;
  // What comes before in the sentence ends where another thing is named.
  const left = allLeft
    .slice(Math.max(0, allLeft.length - farthest))
    .replaceAll(noNegation, (found) => hidden.repeat(found.length));
  const right =
    allRight.slice(0, farthest).split(/[.;!?\n](?=\s|$)|,\s(?!too|also|as well)|\bbut\b/iu)[0] ?? "";
  const here = left.slice(Math.max(0, left.lastIndexOf(hidden) + 1));
  if (asideBefore.test(said)) return "aside";
  if (takenBack.test(said)) return "released";
  if (needless.test(said)) return "released";
  if (doubled.test(said)) return "only";
  if (replacedBefore.test(here)) return "replaced";
  if (allBut.test(here) || /\bbut\s+(?:the\s+)?$/iu.test(here)) {
    const from = Math.max(0, said.length - farthest);
    return ofAll.test(
      said
        .slice(from)
        .split(/[.;!?]/u)
        .at(-1) ?? "",
    )
      ? "refused"
      : "named";
  }
  if (/\bjust not(?:\s+(?:in|the))*\s*$/iu.test(here)) return "refused";
  if (refusedBefore.test(here) || notAfter.test(right)) return "refused";
  if (refusedAfter.test(right)) return "refused";
  if (/\btake\b[^,]*$/iu.test(sentence) && /^\s*(?:off|out|away)\b/iu.test(right)) return "refused";
  // "And June." adds, "and in June?" asks for it.
  const isAndAlone = /^\W*and\s+(?:the\s+)?$/iu.test(allLeft) && /^\s*[.!]*\s*$/u.test(allRight);
  if (onlyAfter.test(right) || onlyBefore.test(here)) return "only";
  if (addedAfter.test(right) || addedBefore.test(here) || addedAtStart.test(allLeft) || isAndAlone)
    return "added";
  if (/\btake\b[^,]*$/iu.test(sentence) && /^\s*(?:with|along|in)\b/iu.test(right)) return "added";
  return "named";
}

/** "Berlin, not please". */
const notAfter = /^,?\s*(?:not please|no thank)/iu;
/** So many characters around what is named are looked at. */
const farthest = 120;
