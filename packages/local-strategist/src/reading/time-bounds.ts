// cspell:ignore mustn shouldn
import { daysLater } from "../period.ts";
import type { Point } from "./time-points.ts";

/** A time that begins or ends with a point: "from June on", "before March". */
export interface Bound {
  from: string | undefined;
  to: string | undefined;
  words: string;
}

const edge = String.raw`(?:the )?(?:very )?(?:(end|close|beginning|start|middle) of )?(?:the )?$`;
const until = new RegExp(
  String.raw`\b(between now and|before|ahead of|prior to|until|til|till|by|(?:no|not|nothing|never|none) (?:any )?(?:later than|after|past|beyond)|up to|(?:at )?(?:the )?latest(?: by| in)?|(?:push|extend|stretch|prolong|move (?:the )?(?:end|deadline))\b.{0,30}\bto|end(?:ing|s)? (?:in|on|by)) ${edge}`,
);
const from = new RegExp(
  String.raw`\b(after|beyond|following|from|since|(?:starting|beginning|start|begin)(?: (?:from|in|on|with|at|as of))?|as (?:of|from)|(?:no|not|nothing|never|none|isn['’]?t|can['’]?t(?: be)?|cannot(?: be)?|won['’]?t(?: be)?|don['’]?t(?: want)?(?: anything)?|mustn['’]?t(?: be)?|shouldn['’]?t(?: be)?) (?:any )?(?:be )?(?:it )?(?:earlier than|sooner than|before|until|till)|earliest(?: in| from)?|move (?:the )?(?:start|beginning)\b.{0,12}\bto) ${edge}`,
);
const negated =
  /\b(?:no|not|nothing|never|none|don['’]?t|can['’]?t|drop|skip|leave out|without|exclude|except)\b[^,.;]{0,24}$/;
const onAfter =
  /^(?: (?:on|onwards?|forward|or later|and later|and after|and beyond|and onwards?)\b|,? (?:at|as) the (?:very )?earliest\b|\+)/;
const untilAfter =
  /^(?: (?:or|and) (?:earlier|before|sooner)\b|,? (?:at|as) the (?:very )?latest\b|,? latest\b)/;
const isOver = /^ (?:is|are|['’]s) (?:out|over|up|through|done)\b/;

/** How many days the end of a month has. */
const endDays = 10;

/**
 * The bound that a point is by the words around it; undefined if it says when, and not before or after when.
 * @param label How the point is named with its year
 */
export function boundOf(
  point: Point,
  days: { from: string; to: string },
  label: string,
  { left, right, isRefused }: { left: string; right: string; isRefused: boolean },
): Bound | undefined {
  const isDay = point.kind === "day";
  const before: Bound = { from: undefined, to: daysLater(days.from, -1), words: `before ${label}` };
  const by: Bound = { from: undefined, to: days.to, words: `by ${isDay ? "" : "the end of "}${label}` };
  const [begins, ends] = [from.exec(left), until.exec(left)];
  // Of "not before" and "before", the longer one is meant.
  if (begins && !(ends && ends.index < begins.index)) {
    const [, cue = "", where] = begins;
    const isPlain = /^(?:from|start|begin|as )/.test(cue);
    // "Nothing from May on"
    if (isPlain && (negated.test(left.slice(0, begins.index)) || isRefused)) return before;
    const isPast = /^(?:after|beyond|following)/.test(cue) && where !== "beginning" && where !== "start";
    if (isPast) return { from: daysLater(days.to, 1), to: undefined, words: `after ${label}` };
    return where === "end"
      ? { from: daysLater(days.to, 1 - endDays), to: undefined, words: `from the end of ${label}` }
      : { from: days.from, to: undefined, words: `from ${label}` };
  }
  if (ends) {
    const [, cue = "", where] = ends;
    const isWhole = where === "end" || where === "close" || isOver.test(right) || point.kind === "year end";
    const isBefore =
      /before|ahead|prior/.test(cue) ||
      // "By spring" is before it, "by March" by its end.
      (/^(?:until|til|till|by)$/.test(cue) && /season|year$/.test(point.kind));
    return (isBefore && !isWhole) || where === "beginning" || where === "start" ? before : by;
  }
  if (onAfter.test(right)) {
    if (isRefused || negated.test(left)) return before;
    return { from: days.from, to: undefined, words: `from ${label}` };
  }
  return untilAfter.test(right) ? by : undefined;
}
