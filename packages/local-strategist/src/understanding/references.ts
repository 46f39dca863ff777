import { inDigits } from "../reading/numbers.ts";
import { placeNamesIn } from "../reading/places.ts";
import { type Order, orderIn } from "../reading/wish.ts";

/** Something that the reader may open, as a question or an answer names it. */
export interface Reference {
  kind: "event" | "package" | "host" | "deal" | "campaign" | "concept" | "inquiry";
  id: string;
  name: string;
  /** What tells it from others of the same name, such as its place. */
  detail?: string;
  eventId?: string | null;
}

const pointing =
  /\b(?:it|its|it's|that|this|there|they|them|their|theirs|these|those|ones?|both|either|the (?:first|second|third|last|other|same|former|latter|two|three)|such|so)\b/i;

const openings =
  /^(?:and|only|not|no|just|then|ok(?:ay)?|what about|how about|but|or|same|also|forget|still|nothing|any of|which of|in|for|with|half|so|now|good|fine|alright|actually|rather|make|take|give|put|bring|shorter|tell|send|leave|the|too|whatever|hold|instead|europe|us|asia|y|et|und|english|ditto|identical|likewise|per|hypothetically|suppose|lower|raise|drops?|chuck|keep|punchier|longer|friendlier|looks|right|nice|great|fab|cool|hm+|nah|scratch|never|whoa|who|whose|how many|which one|christ|weird|well)\b/i;

/** "Different thing: which event of all is the largest?" */
const turnsAway =
  /\b(?:(?:different|another|other|new) (?:thing|topic|question|subject)|of all\b(?! (?:these|those|them))|back to business|by the way|btw|apart from that)\b/i;

/**
 * Whether a question goes on from what was said: it opens like a continuation, points back, or is too short to stand
 * alone.
 */
export function goesOn(text: string): boolean {
  if (turnsAway.test(text)) return false;
  const words = text.trim().split(/\s+/);
  return (
    openings.test(text.trim()) ||
    pointing.test(text) ||
    words.length <= 3 ||
    (words.length <= 8 && /\b(?:only|instead)[.! ]*$/i.test(text) && !/\?/.test(text))
  );
}

const closing = new Set(
  "ok okay great cool nice perfect fine good super alright right well lovely awesome thx ty thanks thank you cheers ta much appreciated a lot very so many for that's thats that is all it now today the moment then i need needed wanted have nothing else more no we're were are am i'm im done here bye goodbye see later have day one".split(
    " ",
  ),
);

/** "Thanks, that's all": a text that only thanks or ends the conversation, and asks nothing. */
export function closes(text: string): boolean {
  const said = text.toLowerCase().replaceAll("’", "'");
  if (
    said.includes("?") ||
    !/\b(?:thanks?|thx|ty|cheers|bye|goodbye|that'?s (?:all|it)|all done)\b/.test(said)
  )
    return false;
  return (said.match(/[\p{L}']+/gu) ?? []).every((word) => closing.has(word));
}

/** Whether a text points to one thing without saying which: "save it", "that one". */
export const pointsToOne = (text: string): boolean =>
  /\b(?:it|that one|this one|(?:that|this) (?:event|show))\b|\b(?:save|keep|bookmark|take|sponsor|join|accept|decline|counter|renew) (?:that|this)\b|\b(?:get|pay|sponsor)\b.*\bfor (?:that|this)[?.!]*$/i.test(
    text,
  ) && !/\b(?:they|them|these|those|both|all)\b/i.test(text);

export const pointsBack = (text: string): boolean => pointing.test(text);

const ordinals: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:first|former|1st|top(?= (?:one|offer|deal|bid)\b))\b(?! (?:thing|question|time|follow|list|in the calendar))(?<!\b(?:comes?|is|starts?|begins?|happens?|goes|takes place|runs? out|ends?|lapses?|expires?|closes?|falls?|due) first)/i,
    0,
  ],
  // "A second badge" is one more, and "a third of it" a part.
  [
    /(?<!\ban? (?:\p{L}+ )?)\b(?:second|2nd|latter)\b(?! (?:day|evening|night|floor|half|quarter|edition|year|time|round)\b)/iu,
    1,
  ],
  [
    /(?<!\ban? (?:\p{L}+ )?)\b(?:third|3rd)\b(?! (?:day|evening|night|floor|quarter|edition|year|time|round)\b)/iu,
    2,
  ],
  [/(?<!\ban? )\b(?:fourth|4th)\b/i, 3],
  [/(?<!\ban? )\b(?:fifth|5th)\b/i, 4],
  [/\blast one\b/i, -1],
];

/** "Number two", "#2", "the last of them": what is counted in other words than "the second one". */
export const plainOrdinals = (text: string): string =>
  text
    .replaceAll(
      /(?:\b(?:the )?(?:number|no\.|nr\.?|option|choice) ?|(?<![\w&])#)(1|2|3|4|5|one|two|three|four|five)(?![\w,.]*\d|k\b|%)\b/gi,
      (found, count: string) => {
        const at = Number.isNaN(Number(count))
          ? ["one", "two", "three", "four", "five"].indexOf(count.toLowerCase())
          : Number(count) - 1;
        return `the ${["first", "second", "third", "fourth", "fifth"][at] ?? found} one`;
      },
    )
    .replaceAll(/\bthe last of (?:them|these|those|the list|the lot)\b/gi, "the last one")
    .replaceAll(
      /\bthe (first|second|third|fourth|fifth) (?:of|among) (?:them|these|those)\b/gi,
      "the $1 one",
    );

/**
 * A text with the kind of a thing instead of the words that pick it, so that they say nothing of what is asked about it.
 * @param named The text with its names in braces
 * @param picks Whether there is more than one thing to pick from
 */
export const withPicks = (named: string, picks: boolean): string => {
  const text = named
    .replaceAll(/\bthe (?:one|deal|offer|bid) (?:from|with|by|of) \{host\}/gi, "the {host} offer")
    .replaceAll(/\bthe \{host\} one\b/gi, "the {host} deal");
  return picks
    ? text
        .replaceAll(
          /\b(save|bookmark|unsave|accept|decline|renew|cancel) the \p{L}{2,}est(?: one)?(?: of (?:them|these|those))?\b/giu,
          "$1 {event}",
        )
        .replaceAll(
          /\bthe (?:first|second|third|fourth|fifth|last|other|previous) one\b|\bthe (?:former|latter)\b/gi,
          "{event}",
        )
    : text;
};

const asksForEarlier =
  /\bthe (?:one|event|show|deal|offer) (?:(?:we|i|you) (?:had|spoke of|talked about|looked at|discussed|saw) )?(?:before(?: (?:that|this|it))?|earlier)(?=[\s.,;:?!]*$|[.,;:?!])|\bthe previous (?:one|event|show|deal|offer)\b/i;

/** How a question picks among what was shown. */
export interface Pick {
  at?: number;
  other?: boolean;
  all?: boolean;
  /** One of all is to be recommended: "which one would you take?". */
  isChoice?: true;
  /** So many from the top: "the first two". */
  top?: number;
  /** The one that the last answer put first in words: "that one", "the one you'd pick". */
  lead?: boolean;
  order?: Order;
  /** Words that tell one from the others: "the Singapore one", "the April one". */
  words?: readonly string[];
  amount?: number;
  /** "The former" and "the latter" count in the order in which somebody named the two. */
  asNamed?: boolean;
  /** "The two" and "both" are two, however many were spoken of at once. */
  isPair?: true;
  /** What was spoken of before the last: "the one before". */
  previous?: true;
  /** What does not fit its words is not meant, even if it was the only thing spoken of. */
  onlyIfSo?: boolean;
}

const shortNames: Readonly<Record<string, string>> = {
  la: "los angeles",
  sf: "san francisco",
  nyc: "new york",
};

/** "Whichever is in Denver", "whichever happens sooner": one of what was shown, told by where or when it is. */
function whicheverIn(text: string): Pick | undefined {
  const told =
    /\b(?:whichever(?: one)?|whatever one|the one (?:that|which|that's)?) ?(?:'s |is |are |was )?(?:happen(?:s|ing) |takes? place |coming |comes |on )?(.+)$/i.exec(
      text,
    )?.[1];
  if (told === undefined || !/\b(?:whichever|whatever one)\b/i.test(text)) return undefined;
  if (/\b(?:sooner|soonest|earlier|earliest|first|next)\b/i.test(told)) return { order: "soonest" };
  if (/\b(?:later|latest|last)\b/i.test(told)) return { order: "latest" };
  const order = orderIn(told.toLowerCase());
  if (order !== undefined) return { order };
  const [place] = placeNamesIn(told);
  return place === undefined
    ? { all: true }
    : { words: [shortNames[place.toLowerCase()] ?? place.toLowerCase()], onlyIfSo: true };
}

const asksForChoice =
  /\bwhich (?:one |of (?:them|these|those|the (?:two|three|four|five)) )?(?:would|should|do|'d) (?:you|we|i) (?:rather |personally |honestly )?(?:take|pick|choose|go (?:for|with)|recommend|suggest|prefer|sponsor|start with)\b|\bif (?:you|we|i) (?:had to|could only|can only|may only) (?:pick|choose|take|do|have) (?:just |only )?one\b|\bwhich (?:one )?is (?:the )?best for us\b/i;

/** What a question says about which of several things it means; undefined where it does not choose. */
export function pickIn(text: string): Pick | undefined {
  const digits = inDigits(text);
  const ordinal = ordinals.find(([words]) => words.test(text));
  const whichever = whicheverIn(text);
  if (whichever) return whichever;
  if (asksForEarlier.test(text)) return { previous: true };
  // "With the other saved ones" speaks of several.
  if (/\bthe other(?: one)?\b(?! (?:\p{L}+ ){0,2}(?:ones|\p{L}+s)\b)/iu.test(text)) return { other: true };
  const top = /\b(?:first|top|upper) ([2-5])\b(?! (?:months?|weeks?|days?|quarters?|years?|hours?))/i.exec(
    digits,
  )?.[1];
  if (top !== undefined) return { top: Number(top) };
  if (
    /\b(?:the one (?:that |which )?you(?:['’]d|['’]ve| would| just| have)?\b|your (?:pick|favou?rite|choice|recommendation)|the (?:better|best|winning|stronger) one|the winner)/i.test(
      text,
    )
  )
    return { lead: true };
  if (asksForChoice.test(text)) return { all: true, isChoice: true };
  if (
    /\b(?:the two|both|all of (?:them|these|those)|these two|those two|any of (?:them|these|those)|which of (?:them|these|those|the two))\b/i.test(
      text,
    )
  )
    return { all: true, ...(/\b(?:the two|both|these two|those two)\b/i.test(text) ? { isPair: true } : {}) };
  const one =
    /\b(?:the|that) (?!other (?:\p{L}+ )?ones\b)((?:[\p{L}\p{N}$'-]+(?:[.,]\d+)*k? ){1,3})ones?\b/iu.exec(
      digits,
    )?.[1];
  // "The one in San Francisco, which packages are left?"
  const placed =
    /\b(?:the|that) (?:one|show|event|deal|offer) (?:in|at|from) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u.exec(
      text,
    )?.[1];
  if (placed !== undefined) return { words: [shortNames[placed.toLowerCase()] ?? placed.toLowerCase()] };
  const order = orderIn(text.toLowerCase());
  if (
    order !== undefined &&
    /\b(?:the|that|take|of (?:these|those|them))\b/i.test(text) &&
    !/\banywhere\b|\byou have\b|\bof all\b|\bat all\b|\blist\b/i.test(text)
  )
    return { order };
  if (ordinal) return { at: ordinal[1], ...(/\b(?:former|latter)\b/i.test(text) ? { asNamed: true } : {}) };
  if (one !== undefined) {
    const amount = /\$?(\d[\d,]*(?:\.\d+)?) ?(k)?/i.exec(one);
    if (amount?.[1]) return { amount: Number(amount[1].replaceAll(",", "")) * (amount[2] ? 1_000 : 1) };
    return {
      words: one
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word.length > 2 && word !== "same" && word !== "right"),
    };
  }
  return undefined;
}
