// cspell:ignore pax
import { type NumberInText, numbersIn } from "./numbers.ts";

/** What a text allows: whole USD for a package, and people who come. */
export interface Limits {
  maxUsd?: number;
  minUsd?: number;
  least?: number;
  most?: number;
}

type Kind = "money" | "people";
type Side = "least" | "most";

const people =
  /\b(?:people|ppl|attendees?|attendance|visitors?|guests?|participants?|persons?|souls|folks?|humans|pax|heads?|headcount|delegates|come|coming|attend|show up|turn up|turnout|seats|room for|size|crowds?|audience|spectators?|fans|strong|gamers|ladies|women|men|parents|families|lovers|enthusiasts|owners|fans|developers|devs|coders|engineers|founders|investors|players|teachers|students|buyers|professionals|experts|viewers|registrations|capacity)\b/;
/** What stands before a number of people. */
const ofPeople =
  /\b(?:room for|attendance|size|headcount|crowds?|audience|turnout|capacity|visitors|attendees|guests|people|gather(?:s|ing)?|pull(?:s|ing)?|draw(?:s|ing)?|attract(?:s|ing)?|expect(?:s|ing)?)\b[^,.;]*$/;
const ofMoney =
  /\b(?:budget|spend(?:ing)?|afford|pay(?:ing)?|cost(?:s|ing)?|prices?|priced|packages?|wallet|money|cash|funds?|dollars?|usd|bucks|spare|quote|limit|ceiling|cap|buys?|gets?|enough|worth|cover(?:s)?|fee)\b/;

/** Comparatives: what they say turns round where they are negated, "nothing over" is at most. */
const over =
  /\b(?:over|above|more (?:than|as)|beyond|exceed(?:s|ing)?|north of|upwards? of|(?:bigger|larger|greater|higher|dearer|pricier|costlier|more expensive) (?:than|as)|past)\b/g;
const under =
  /\b(?:under|below|(?:less|fewer) (?:than|as)|south of|short of|shy of|(?:smaller|lower|cheaper) (?:than|as)|beneath)\b/g;
const leastBefore =
  /\b(?:at least|at the (?:very )?least|min(?:imum)?(?: of)?|from(?= ?(?:about |around )?(?:\$|usd )?$)|starting (?:at|from)|lower (?:limit|end|bound)|floor|least)\b/g;
const mostBefore =
  /\b(?:up to|at most|at the most|max(?:imum)?(?: of)?|(?:within|until|till|for)(?= ?(?:(?:about|around|roughly|some|only|just) )?(?:\$|usd )?$)|cap(?:ped)?(?: (?:it|us|that))?(?: (?:at|to))?|upper (?:limit|end|bound)|limit(?:ed)?|ceiling|top out|not? exceed(?:ing)?)\b/g;
/** "For 3,000 people" is no limit. */
const mostPeople =
  /\b(?:up to|at most|at the most|max(?:imum)?(?: of)?|cap(?:ped)?(?: (?:it|us|that))?(?: (?:at|to))?|upper (?:limit|end|bound)|limit(?:ed)?(?: to)?|ceiling|top out|not? exceed(?:ing)?)\b/g;
const leastAfter =
  /^(?:\+|[^,.;]{0,30}?\b(?:or more|plus|and up(?:wards)?|and above|or above|or (?:bigger|larger|over|up)|and more|upwards|at least|at the (?:very )?least|min(?:imum)?)\b)/;
const mostAfter =
  /^[^,.;]{0,30}?\b(?:or less|or fewer|or under|or below|and (?:below|under)|tops|max(?:imum)?|at most|at the most|ceiling|limit|cap|or so at most)\b/;
const negation =
  /(?:\b(?:nothing|none|no|not|never|cannot|drop|skip|exclude|excluding|without|avoid|leave out|minus|ditch|lose|rule out|forget|hide|remove|cut|omit|strike|except|neither)|n['’]t|\b(?:do|does|wo|ca|should)nt)\b[^,.;¤]*$/;

/** Who can spend it: "4k is what we can spend", "buys". */
const spendable =
  /^ ?(?:budget|left\b|all in\b|in mind\b|to spend\b|to play with\b|available\b)|\b(?:can|could|may|want to|have to|to) spend\b|^ ?(?:(?:usd|dollars?|bucks) )?(?:still |would |will |should )?(?:buys?|gets?|is enough|pays?|covers?)\b/;

interface Amount extends NumberInText {
  kind: Kind | undefined;
  /** Text of the same clause before and after it. */
  before: string;
  after: string;
}

/** A year that may be spoken of, and no amount. */
const isYear = (value: number): boolean => value > 2020 && value < 2040;
/** So many characters behind a number say that it is one of people. */
const peopleWithin = 12;
const rangeJoint =
  /^ ?(?:\+|usd|dollars?|bucks|people|attendees|guests)? ?(?:-|–|—|to|and|up to|till|until|through) ?(?:\$|usd )?$/;
/** A number counts something else: "six weeks", "2nd", "10%". */
const ofOther =
  /^(?:(?:st|nd|rd|th)\b|\p{L}|%| ?percent\b|[ -](?:years?|months?|weeks?|days?|hours?|minutes?|passes|tickets?|badges?|spots?|speakers?|slots?|talks?|booths?|posts?|leads?|meetings?|times|events?|shows?|conferences|suggestions?|results?|deals?|offers?|packages?|questions?|options?|figure)\b)/u;

/** The fewest people that an event for them has; a smaller number counts something else. */
const fewestPeople = 20;
/** The lowest price that is spoken of, in USD. */
const lowestPrice = 50;
/** From here on a number without a unit is one of people or of USD. */
const plainAmount = 500;

/** How the amounts of a text are read. */
export interface Spoken {
  /** What is spoken of are events to find, so that any amount of money is the most to spend. */
  isSearch: boolean;
  /** The limits that stood before. */
  before: Limits;
}

/**
 * The limits that a text sets on the price and on the number of people, by the words around each number.
 * @param lower The text in small letters, with its numbers in digits and its times hidden
 */
export function limitsIn(lower: string, spoken: Spoken): Limits {
  const { isSearch, before } = spoken;
  const amounts = amountsIn(lower).filter(({ after }) => !tooMuch.test(after));
  const limits: Limits = {};
  const set = (kind: Kind, side: Side, value: number) => {
    limits[partOf(kind, side)] = value;
  };
  for (let at = 0; at < amounts.length; at++) {
    const [amount, next] = [amounts[at], amounts[at + 1]];
    if (!amount) continue;
    if (next && isRange(lower, amount, next)) {
      const kind = next.kind ?? amount.kind ?? (isSearch ? "money" : undefined);
      at++;
      if (kind === undefined || next.value < lowest(kind)) continue;
      // "Women between 25 and 40" are of that age.
      if (kind === "people" && next.value < 100 && !people.test(next.after)) continue;
      // "10 to 15k": the k counts for both.
      const isScaled = !amount.isShort && next.isShort && amount.value * thousand <= next.value;
      set(kind, "least", amount.value * (isScaled ? thousand : 1));
      set(kind, "most", next.value);
      continue;
    }
    const kind = kindOf(amount, amounts, at, limits, spoken);
    if (kind === undefined || amount.value < lowest(kind)) continue;
    const told = sideOf({ ...amount, kind });
    const way = wayOf(amount);
    const side = told ?? (kind === "people" || isSearch ? sideBefore(kind, before, amount) : undefined);
    if (way !== 0) {
      // "We found another 2k, so 7k": what is added to a budget is no limit beside one.
      const part = partOf(kind, told ?? sideBefore(kind, before, amount));
      const base = before[part];
      if (base !== undefined && limits[part] === undefined)
        limits[part] = Math.max(0, base + way * amount.value);
      else if (amounts.length === 1 && side !== undefined) set(kind, side, amount.value);
      continue;
    }
    if (side !== undefined) set(kind, side, amount.value);
  }
  const figures = fourFigures.exec(lower)?.[1];
  if (figures !== undefined) limits.least ??= 10 ** (Number(figures) - 1);
  return { ...timesAsMany(lower, limits, before), ...limits };
}

/** "Four hundred is too many" */
const tooMuch =
  /^[^,.;]{0,20}\b(?:is|are|would be|['’]s) (?:way |a bit |far )?too (?:many|much|few|big|small|large|high|low|expensive)\b/;
/** "Two hundred will do" */
const willDo = /^ (?:(?:is|are|would be|will|would) )?(?:fine|ok|okay|enough|do|works?|suffices?)\b/;
const changedTo = /\b(?:make (?:it|that)|rather|up to|at (?:least|most)|max|min)\b/;
const partOf = (kind: Kind, side: Side): keyof Limits =>
  kind === "people" ? side : side === "least" ? "minUsd" : "maxUsd";
const lowest = (kind: Kind): number => (kind === "people" ? fewestPeople : lowestPrice);
const thousand = 1_000;
/** "A four-figure attendance" */
const fourFigures =
  /\b([3-7])[- ]figure (?:attendance|crowd|audience|turnout|headcount|visitors?|attendees?)/;

/** The side of a limit that no word tells: that of the limit before, else the most money or the fewest people. */
function sideBefore(kind: Kind, before: Limits, { before: left, after }: Amount): Side {
  if (kind === "people") return before.most !== undefined && before.least === undefined ? "most" : "least";
  const isChanged = /\b(?:make (?:it|that)|rather)\b/.test(left) || /^ ?instead\b/.test(after);
  return isChanged && before.minUsd !== undefined && before.maxUsd === undefined ? "least" : "most";
}

const moreBefore =
  /\b(?:another|an extra|extra|additional|(?:raise|increase|bump|lift|extend|up|go up|stretch)\b[^,.;]{0,30}\bby)(?: (?:about|around))? ?$/;
const lessBefore =
  /\b(?:lower|cut|reduce|decrease|drop|shave|go down|bring down)\b[^,.;]{0,30}\bby(?: (?:about|around))? ?$/;
/** Whether an amount comes on top of one before, or is taken off it. */
const wayOf = ({ before, after }: Amount): 1 | -1 | 0 =>
  moreBefore.test(before) || /^ more\b(?! (?:or|than))/.test(after)
    ? 1
    : lessBefore.test(before) || /^ less\b(?! than)/.test(after)
      ? -1
      : 0;

const factors: readonly (readonly [RegExp, number])[] = [
  [/\b(?:double|twice)\b/, 2],
  [/\b(?:triple|treble|three times)\b/, 3],
  [/\b(?:half|halve)\b/, 0.5],
];
const ofWhat =
  /\b(?:double|twice|triple|treble|three times|half|halve)(?: (?:as many|as much|of|the|that|our|my|this))* (?:(money|budget|spend(?:ing)?|price|limit|amount|much)|(that|size|many|people|crowd|attendance|guests|attendees|visitors|headcount))\b|\b(?:double|twice|half) as (?:(much)|(many|big|large))\b/;

/** "Half that size", "double the money": what it makes of the limits before. */
function timesAsMany(lower: string, now: Limits, before: Limits): Limits {
  const found = ofWhat.exec(lower);
  const by = found && factors.find(([words]) => words.test(found[0]))?.[1];
  if (!found || by === undefined || by === null) return {};
  const isMoney = (found[1] ?? found[3]) !== undefined;
  const part = isMoney ? "maxUsd" : before.least === undefined ? "most" : "least";
  const base = before[part];
  return base === undefined || now[part] !== undefined ? {} : { [part]: Math.round(base * by) };
}

function amountsIn(lower: string): Amount[] {
  const all = numbersIn(lower).filter(({ value, end, isMoney, isShort, at }) => {
    const isOther = !isMoney && !isShort && ofOther.test(lower.slice(end));
    return (
      !isOther &&
      !(isYear(value) && !isMoney && !isShort && !people.test(lower.slice(end, end + peopleWithin))) &&
      !/[\p{L}\d]$/u.test(lower.slice(0, at))
    );
  });
  return all.map((number, at) => {
    const [previous, next] = [all[at - 1], all[at + 1]];
    const left = lower.slice(previous?.end ?? 0, number.at);
    const right = lower.slice(number.end, next?.at ?? lower.length);
    // What stands between two numbers belongs to the first one up to where the clause ends.
    const cut = previous ? clauseEnd(left) : lastClause(left);
    const before = left.slice(cut).slice(-farthest);
    const after =
      right.slice(0, next ? clauseEnd(right) || right.length : farthest).split(/[.;!?](?:\s|$)/)[0] ?? "";
    const tail = after.slice(0, farthest);
    const isPeople = !number.isMoney && isOfPeople(before, tail);
    const isMoney = number.isMoney || (number.isShort && !isPeople);
    return { ...number, before, after: tail, kind: isMoney ? "money" : isPeople ? "people" : undefined };
  });
}

/** Whether a number counts people: by what stands right behind it, else by the last word before it that says so. */
function isOfPeople(before: string, after: string): boolean {
  const [near = ""] = after.split(/,| for | in | at | with /);
  if (people.test(near)) return true;
  const last = (pattern: RegExp) => [...before.matchAll(new RegExp(pattern, "g"))].at(-1)?.index ?? -1;
  return ofPeople.test(before) && last(people) >= last(ofMoney) && !ofMoney.test(near);
}

/** So many characters around a number are looked at. */
const farthest = 60;
const clauseEnd = (text: string): number => {
  const found = /[,;]| - | but | and |[.!?](?=\s)/.exec(text);
  return found ? found.index : 0;
};
const lastClause = (text: string): number => {
  const found = [...text.matchAll(/[;]|[.!?](?=\s)| but /g)].at(-1);
  return found ? found.index + found[0].length : 0;
};

const isRange = (text: string, one: Amount, other: Amount): boolean =>
  rangeJoint.test(text.slice(one.end, other.at)) &&
  (one.value < other.value || (other.isShort && !one.isShort)) &&
  (!/ ?and ?/.test(text.slice(one.end, other.at)) || /\bbetween\b[^.;]*$/.test(text.slice(0, one.at)));

function kindOf(
  amount: Amount,
  all: readonly Amount[],
  at: number,
  limits: Limits,
  { isSearch, before }: Spoken,
): Kind | undefined {
  if (amount.kind) return amount.kind;
  if (ofMoney.test(amount.before) || ofMoney.test(amount.after))
    return amount.value >= plainAmount || isSearch ? "money" : undefined;
  // "200 attendees minimum, 1000 maximum"
  const previous = all[at - 1];
  if (previous && sideOf(amount) !== undefined && previous.kind === "people") return "people";
  // "Make that 500" is what stands nearest to it.
  const isStated = changedTo.test(amount.before) || willDo.test(amount.after) || sideOf(amount) !== undefined;
  const [price, size] = [before.maxUsd ?? before.minUsd, before.least ?? before.most];
  if (size !== undefined && isStated) {
    const far = (other: number | undefined) => (other ? Math.abs(Math.log(amount.value / other)) : Infinity);
    return far(size) <= far(price) ? "people" : "money";
  }
  if (amount.value < plainAmount) return undefined;
  // Where the budget is told already, it is a number of people: "under 20k, gamers, 5000 at least".
  return limits.maxUsd !== undefined && limits.least === undefined && isSearch ? "people" : "money";
}

/** The side on which an amount is a limit, by the last cue before it or the first one after it. */
function sideOf({ before, after, kind }: Amount): Side | undefined {
  const last = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const [high, low, least, most] = [
    last(over),
    last(under),
    last(leastBefore),
    last(kind === "people" ? mostPeople : mostBefore),
  ];
  const isNegated = (index: number) => negation.test(before.slice(0, index));
  const compared = Math.max(high, low);
  if (leastAfter.test(after)) return "least";
  if (mostAfter.test(after)) return "most";
  // The cue that stands nearest counts: in "start over: up to 6k" it is the second one.
  if (compared >= 0 && compared > Math.max(least, most)) {
    const isOver = high > low;
    return isOver === isNegated(compared) ? "most" : "least";
  }
  if (least > most) return "least";
  if (most >= 0) return "most";
  return spendable.test(after) || /\b(?:budget|spend|afford)\b/.test(before) ? "most" : undefined;
}
