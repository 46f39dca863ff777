// cspell:ignore cancell organi
import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import type { SponsorshipTier } from "@marquee/contracts/enums";
import { foldLetters } from "@marquee/contracts/text/search-text";
import { months } from "../period.ts";
import { numbersIn } from "../reading/numbers.ts";
import { placeMentionsIn } from "../reading/places.ts";
import { takesOut, tierIn } from "../reading/wish.ts";

/** What a text says of a thing that it points to, without its name. */
export interface Description {
  /** Where in the text it stands. */
  at: number;
  end: number;
  /** What it is called: "offer" and "result" are those of a deal; undefined for "one" and for what a word leaves open. */
  kind: "event" | "deal" | undefined;
  /** What it is called where that says more than that it is one: "result". */
  noun: string | undefined;
  /** One's own: "our event in Chicago". */
  isOwn: boolean;
  /** "The New York ones" may be several. */
  isMany: boolean;
  /** It is all that the message says: the answer to "which one?". */
  isBare: boolean;
  /** It says no article: "in Barcelona", where one of what was spoken of is. */
  isLoose: boolean;
  places: readonly string[];
  /** As 1 to 12. */
  months: readonly number[];
  tier: SponsorshipTier | undefined;
  statuses: readonly DealStatus[];
  amountUsd: number | undefined;
  /** Another word that tells it from others: "the expo people". */
  word: string | undefined;
}

interface Attribute {
  at: number;
  end: number;
  place?: string;
  month?: number;
  amountUsd?: number;
  statuses?: readonly DealStatus[];
}

/** What stands for an attribute while the words around it are read. */
const mark = "\u0001";
const marked = (text: string, { at, end }: { at: number; end: number }) =>
  `${text.slice(0, at)}${mark.repeat(end - at)}${text.slice(end)}`;

const short = months.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const monthName = new RegExp(String.raw`\b(?:${short})\b`, "gi");
/** "May" and "march" are words as well. */
const isMonth = (written: string): boolean => !/^(?:may|march|mar|dec|jan|sep)$/.test(written);

/** What is said of where a deal stands, as one word before what it is. */
const statusWords: readonly (readonly [RegExp, readonly DealStatus[]])[] = [
  [/\b(?:unsigned|pending)\b/gi, ["pending"]],
  [/\b(?:unanswered|undecided)\b/gi, ["negotiating"]],
  [/\b(?:signed|active)\b/gi, ["active", "completed"]],
  [/\b(?:completed|finished)\b/gi, ["completed"]],
  [/\b(?:cancell?ed|declined|lost|dead)\b/gi, ["cancelled"]],
];

const isOrAre = String.raw`(?:(?:that|which|who) ?)?(?:['’]s |is |are |was |were )?(?:still |already |just |not yet )*`;
/** The same after it: "the one we still have to sign". */
const statusClauses: readonly (readonly [string, readonly DealStatus[]])[] = [
  [
    String.raw`(?:(?:that|which) )?(?:(?:we|i|you|they)(?:['’]ve)? )?(?:still )?(?:(?:have|need|has|got|must) (?:to )?(?:be )?(?:sign(?:ed)?)|haven['’]t signed|(?:is|are)(?:n['’]t| not) signed|lacks? (?:\p{L}+ )?signatures?|(?:that )?(?:waits?|waiting) for (?:\p{L}+ )?signatures?)(?: yet)?`,
    ["pending"],
  ],
  [
    String.raw`${isOrAre}(?:open|being negotiated|negotiating|under negotiation|unanswered|undecided|waiting for (?:us|me|an answer))`,
    ["negotiating"],
  ],
  [
    String.raw`(?:(?:that|which) )?(?:(?:we|i|you)(?:['’]ve| have)? (?:already |just )?|${isOrAre})signed`,
    ["active", "completed"],
  ],
  [String.raw`${isOrAre}(?:completed|finished|over|done)`, ["completed"]],
  [
    String.raw`${isOrAre}(?:cancell?ed|declined|called off|lost)|that (?:fell through|was called off)`,
    ["cancelled"],
  ],
];

const dealNouns = String.raw`deals?|offers?|bids?|proposals?|contracts?|agreements?|sponsorships?|results?|negotiations?|talks|counter(?:-?offer)?|roi|leads|returns?|numbers|revenue`;
const eventNouns = String.raw`events?|shows?|conferences?|conf|expos?|summits?|fairs?|festivals?|forums?`;
const plainNouns = String.raw`ones?|thing|people|folks|guys|team|organi[sz]ers?|host`;
const noun = String.raw`(?<noun>${dealNouns}|${eventNouns}|${plainNouns})`;
const article = String.raw`(?<article>the|that|this|those|these|our|my)`;
const ending = String.raw`(?![\p{L}\p{N}])`;

const shapes: readonly RegExp[] = [
  // "The Denver result", "our two Boston offers".
  new RegExp(
    String.raw`\b${article} (?:(?:other|last|whole|same|two|three) )?\$?(?:${mark}+)(?: ${mark}+)?(?: \p{Ll}+)? ${noun}${ending}`,
    "iu",
  ),
  // "Our event in Chicago", "the deal we have for Austin".
  new RegExp(
    String.raw`\b${article} (?:\p{Ll}+ )?${noun},? (?:(?:that|which) )?(?:(?:['’]s|is|are|was|we (?:had|have|did|bought|signed|sponsor(?:ed)?)|(?:takes?|taking) place|happening|over|out|up|down) ){0,2}(?:in|at|for|from|with|over in|of|to|on|near) (?:the |early |late |mid )?\$?${mark}+`,
    "iu",
  ),
  // "Back to Zurich", "as for the Zurich".
  new RegExp(String.raw`\b(?:back to|as for|about) (?<article>the )${mark}+${ending}(?! \p{Ll})`, "iu"),
];
const which = new RegExp(
  String.raw`\b(?:which|who) (?:one )?(?:of (?:them|these|those|the two) )?(?:is|takes place|happens) (?:the one )?(?:in|at) ${mark}+`,
  "iu",
);
const loose = new RegExp(String.raw`\b(?:in|at) ${mark}+`, "iu");
/** How a choice begins. */
const opening = String.raw`ok|okay|yes|no|nope|sorry|oh|well|hm+|right|i mean(?:t)?|we mean(?:t)?|i['’]d say|make (?:it|that)|it['’]?s|let['’]?s (?:do|take|say|go (?:with|for))|(?:i['’]ll|we['’]ll) (?:take|go (?:with|for))|go (?:with|for)|take|rather`;
const filler = String.raw`(?:${opening}|the|that|one|ones|in|at|for|from|with)`;
const bare = new RegExp(
  String.raw`^(?:${filler}[,.!]? )*\$?${mark}+(?: ${noun})?(?:,? (?:please|pls|it is|(?:that|it)(?:['’]s| is) (?:the one|it|right)|then|thanks|obviously|of course))*[.! ]*$`,
  "iu",
);

const attributesIn = (text: string): Attribute[] => {
  const places = placeMentionsIn(text).map(({ value, at, end }) => ({
    at,
    end,
    // "Spanish" with a capital could be a name.
    place: placeMentionsIn(`the ${value.written.toLowerCase()} one`)[0]?.value.place ?? value.place,
  }));
  const times = [...text.matchAll(monthName)]
    .filter(({ 0: written }) => isMonth(written))
    .map(({ index, 0: written }) => ({
      at: index,
      end: index + written.length,
      month: months.findIndex((name) => name.startsWith(written.toLowerCase())) + 1,
    }));
  const amounts = numbersIn(text)
    .filter(({ value, isMoney, isShort }) => isMoney || isShort || value >= leastAmount)
    .map(({ at, end, value }) => ({ at, end, amountUsd: value }));
  const stands = statusWords.flatMap(([words, statuses]) =>
    [...text.matchAll(words)].map(({ index, 0: word }) => ({
      at: index,
      end: index + word.length,
      statuses,
    })),
  );
  const all: Attribute[] = [...places, ...times, ...amounts, ...stands];
  return all.filter((one, at) =>
    all.slice(0, at).every((other) => one.end <= other.at || other.end <= one.at),
  );
};

/** A smaller number counts something else. */
const leastAmount = 400;

/** What may also be meant by a text that looks for something new. */
const seeks =
  /\b(?:any|anything|something|somewhere|another|else|events|shows|conferences|find|show me|list|search|looking for)\b/i;

const kindOf = (word: string | undefined): Description["kind"] =>
  word === undefined
    ? undefined
    : new RegExp(`^(?:${dealNouns})$`, "i").test(word)
      ? "deal"
      : new RegExp(`^(?:${eventNouns})$`, "i").test(word)
        ? "event"
        : undefined;

/**
 * The things that a text may point to by what it says of them, the likeliest first: by place, month, amount or status, or
 * by another word that only one of what was spoken of has.
 * @param isAnswer Whether the reader was asked which one is meant: then a place or a month says it all
 */
export function describedIn(text: string, isAnswer: boolean): Description[] {
  const told = toldIn(text, isAnswer);
  return [...(told ? [told] : []), ...byWordIn(text)].filter(
    // "Not the Miami one" is about the others.
    ({ at }) => !takesOut.test(foldLetters(text.slice(0, at))) || /^(?:no|nope)[,.!]? /i.test(text),
  );
}

function toldIn(text: string, isAnswer: boolean): Description | undefined {
  const attributes = attributesIn(text);
  const hidden = attributes.reduce(marked, text);
  const clause = clauseIn(text);
  const choice = isAnswer ? bare.exec(hidden.trim()) : null;
  const found =
    choice ??
    shapes.map((shape) => shape.exec(hidden)).find((one) => one !== null) ??
    which.exec(hidden) ??
    (seeks.test(text) ? null : loose.exec(hidden));
  const span = found ? { at: found.index, end: found.index + found[0].length } : clause;
  if (!span) return undefined;
  const { at, end } = span;
  const own = attributes.filter((each) => each.at >= at && each.end <= end);
  const noun = found?.groups?.["noun"] ?? clause?.noun;
  const isOwn = /^(?:our|my)$/i.test(found?.groups?.["article"] ?? "");
  // "Our March results" are those of a month, of whichever deals.
  if (own.length > 0 && own.every(({ month }) => month !== undefined) && ofPeriods.test(noun ?? ""))
    return undefined;
  // "My completed deals" are a list of one's own, and no choice among things.
  if (isOwn && isPlural(noun) && own.every(({ statuses }) => statuses !== undefined)) return undefined;
  return {
    ...nothing,
    at,
    end,
    kind: kindOf(noun),
    noun: kindOf(noun) === "deal" ? noun : undefined,
    isOwn,
    isMany: isPlural(noun),
    isBare: choice !== null || clause?.isBare === true,
    isLoose: found !== null && found !== undefined && !choice && found.groups?.["article"] === undefined,
    places: own.flatMap(({ place }) => place ?? []),
    months: own.flatMap(({ month }) => month ?? []),
    tier: tierIn(text.slice(at, end)),
    statuses: clause?.statuses ?? own.flatMap(({ statuses }) => statuses ?? []),
    amountUsd: own.find(({ amountUsd }) => amountUsd !== undefined)?.amountUsd,
  };
}

const nothing = {
  kind: undefined,
  noun: undefined,
  isOwn: false,
  isMany: false,
  isBare: false,
  isLoose: false,
  places: [],
  months: [],
  tier: undefined,
  statuses: [],
  amountUsd: undefined,
  word: undefined,
} as const;

const ofPeriods = /^(?:results?|roi|leads|returns?|numbers|revenue)$/i;

const isPlural = (noun: string | undefined): boolean =>
  /s$/i.test(noun ?? "") && !/^(?:folks|guys|results|talks|leads|numbers|returns)$/i.test(noun ?? "");

/** "The expo people", "that developer offer", "the one from Lumen": a word alone or before what it is. */
const byWord = [
  /\b(?:the|that|those|this|their|our|at|with|from|to) (?:\p{L}+ )??(?<word>\p{L}{4,})(?= (?:people|folks|guys|crew|team|lot|host|hosts|organi[sz]ers?|offer|deal|bid|proposal|contract|event|show|thing|one)\b|[?.,!;:]|$)/giu,
  /\b(?:the|that) (?:one|deal|offer|bid) (?:from|with|by|of|at|for) (?:the )?(?<word>\p{L}{4,})/giu,
];
/** "Sydney, that's the one.", "go with the harbor one": a choice, in a few words that say nothing else. */
const chosenWord = new RegExp(
  String.raw`^(?:(?:${opening})\b[,.!]? )*(?:the |that )?(?:one (?:in|at|with|from) )?(?<word>\p{L}{4,}(?: \p{L}{4,})?)(?:,? (?:please|pls|one|ones|it is|(?:that|it)(?:['’]s| is) (?:the one|it|right)|then|i mean(?:t)?|of course|thanks|obviously|for sure|is the one|was what i meant))*[.! ]*$`,
  "giu",
);

const byWordIn = (text: string): Description[] =>
  [...byWord, chosenWord].flatMap((shape) =>
    [...text.matchAll(shape)].flatMap(({ index, 0: all, groups }) => {
      const word = groups?.["word"];
      if (word === undefined) return [];
      const at = index + all.lastIndexOf(word);
      return [{ ...nothing, at, end: at + word.length, word: foldLetters(word) }];
    }),
  );

/** "The one that we still have to sign", "whichever we signed". */
function clauseIn(text: string) {
  for (const [clause, statuses] of statusClauses) {
    const found = new RegExp(
      String.raw`\b(?:(?:the|that|our|my) (?<noun>${dealNouns}|one)|(?<noun2>whichever(?: one)?|whatever)) (?:${clause})${ending}`,
      "iu",
    ).exec(text);
    if (found)
      return {
        at: found.index,
        end: found.index + found[0].length,
        noun: found.groups?.["noun"],
        statuses,
        isBare: found.index < 12 && text.length - found[0].length - found.index < 3,
      };
  }
  return undefined;
}
