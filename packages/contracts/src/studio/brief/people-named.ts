import { namesPeople } from "./brief-counts.ts";
import { emptyWords } from "./brief-text.ts";

/** A phrase for people, and how surely it names whom the brief is for. */
export interface Phrase {
  text: string;
  score: number;
}

/** "School librarians' convention", "the plant managers' breakfast": whose meeting it is says who is there. */
export function meetingIn(sentence: string): Phrase[] {
  return [
    ...sentence.matchAll(
      /(?<!\p{L})((?:\p{Ll}[\p{L}-]+ )?)(\p{Ll}{3,}s)['’] (?:(?:annual|monthly|yearly|spring|summer|autumn|fall|winter|regional|national|state) )?(?:convention|conference|congress|meeting|breakfast|lunch|dinner|rally|meetup|assembly|fair|summit|day|ball|conclave)\b/gu,
    ),
  ].flatMap(([, before = "", who = ""]) =>
    namesPeople(who)
      ? [{ text: emptyWords.has(before.trim()) ? who : `${before}${who}`, score: meetingScore }]
      : [],
  );
}
/** Surer than for whom the product is: "a reading app for kids" at a librarians' convention. */
const meetingScore = 5;

/** "It is for owners of a yacht": what the brief itself calls its audience, or "for the seafarer". */
export function labeledIn(sentence: string): Phrase[] {
  const [, label = ""] = /^It is for (?:the |an? )?([^.,;:(]{3,70})/u.exec(sentence) ?? [];
  const one = [
    ...sentence.matchAll(/\bfor (?:the|an?) ((?:\p{Ll}+ )?)(\p{Ll}{4,})(?=[,.:;]| (?:who|whose|and)\b)/gu),
  ].flatMap(([, before = "", noun = ""]) =>
    namesPeople(`${noun}s`) ? [{ text: `${before}${noun}s`, score: 3 }] : [],
  );
  return [...(label === "" ? [] : [{ text: labelOf(label), score: 7 }]), ...one];
}

/** Enough of what a brief calls its audience, ended where its words end. */
const labelOf = (label: string): string =>
  label
    .replace(/ (?:who|that) (?:believe|think|assume|fear|say|feel|find)s?\b.*$/iu, "")
    .trim()
    .split(/\s+/)
    .slice(0, labelWords)
    .join(" ")
    .replace(/(?: (?:in|of|and|or|to|the|a|an|at|on|for|with|from|who|that|are|is))+$/iu, "");
const labelWords = 12;
