// cspell:ignore advis
import { counted, namesPeople } from "@marquee/contracts/studio/brief/brief-counts";

/** The people whom a brand sends itself. */
export interface OwnStaff {
  count: number;
  /** What they are called, in the plural: "advisers", "people". */
  noun: string;
  /** Of a mixed team those who know the trade: of "5 staff + 1 dermatologist" the one dermatologist. */
  expert?: { count: number; noun: string };
  /** Whether nobody can be hired in their place for the hours of an event. */
  areExperts: boolean;
}

const experts =
  /\b(?:advis[eo]rs?|consultants?|therapists?|dermatologists?|audiologists?|doctors?|physicians?|nurses?|midwives|tailors?|seamstress(?:es)?|mechanics?|installers?|engineers?|agronomists?|coach(?:es)?|specialists?|lawyers?|dentists?|opticians?|fitters?|technicians?|teachers?|trainers?|chefs?|cooks?|barbers?|stylists?|electricians?|plumbers?|craftsmen|craftspeople|jewelers?|watchmakers?|pharmacists?|counselors?|planners?|brokers?|optometrists?|physiotherapists?|luthiers?|cobblers?|mentors?|tutors?|instructors?|guides?)\b/iu;
const helpers =
  /\b(?:people|staff|staffers|hosts?|volunteers?|colleagues?|employees|sellers|salespeople|sales people|reps|representatives|promoters?|ambassadors?|devs?|developers|members of (?:the |our )?(?:team|staff)|team members|helpers|students|interns|friends|crew|founders|baristas?|bartenders?)\b/iu;
/** "We have four of our own sales people there", "6 engineers from us", "the city provides four mobility coaches" */
const ownBefore =
  /(?:\b(?:we|i|they|us)(?:'ll|'ve|'re| can| will| could| are|'d)? (?:only |also |just )?(?:have|bring|send|got|provide|supply|come with|employ|are|put)\b|\b(?:provides?|sends?|brings?|with (?:only|just|our|my)|plus|staff|personnel|team|crew|own|and|\+|,|:)|^)[^.!?;\d]{0,24}$/iu;
const ownAfter =
  /\b(?:of (?:our|us|my|ours)|from (?:us|our side)|of our own|on (?:staff|site|duty)|(?:will be|are|is|can be|who can be|would be) (?:out )?there|to help|at hand|with me|available|in the team)\b/iu;
const groups = /^(?:\p{L}+ )?(?:guests|visitors|customers|clients|attendees)\b/iu;

/**
 * Those whom a brief says that the brand brings: "3 advisors", "5 staff + 1 dermatologist", "eight volunteers"; undefined
 * where it doesn't say.
 * @param size How many people are expected: so many are no staff
 */
export function ownStaffIn(prompt: string, size = Infinity): OwnStaff | undefined {
  const found = counted(prompt.replaceAll("’", "'")).flatMap(({ value, before, noun, after, sentence }) => {
    const near = noun.split(/\s+/).slice(0, 5).join(" ");
    const [called] = experts.exec(near) ?? helpers.exec(near) ?? [];
    const at = called === undefined ? -1 : near.indexOf(called);
    const isOf = /^of (?:us|our|ours|my)\b/i.test(near);
    if (
      (called === undefined && !isOf) ||
      /^(?:to|or|and) /i.test(near) ||
      value > staffMost ||
      value >= size ||
      groups.test(near)
    )
      return [];
    const told = `${near} ${after.slice(0, nearCharacters)}`;
    const isOwn = ownAfter.test(told) || isOf || (ownBefore.test(before) && at >= 0 && at < nounCharacters);
    const isWanted =
      /\b(?:goal|target|want|hire|hiring|recruit|need|looking for|find|win|per|at least|among|audience|reach|convince|expected|invited?|for|get|new)\b[^.!?;]{0,18}$/iu.test(
        before,
      ) ||
      /\b(?:to (?:sign|apply|join|try|taste|come|register)|per|an hour|passers|expected|sign|applications?|expect)\b/iu.test(
        told,
      );
    if (
      !isOwn ||
      isWanted ||
      /\b(?:guests|visitors|audience) (?:are|of)\b/i.test(sentence.slice(0, nearCharacters))
    )
      return [];
    return [{ count: Math.round(value), called, areExperts: experts.test(near) }];
  });
  const [first] = found;
  if (!first) return undefined;
  const count = found.reduce((sum, one) => sum + one.count, 0);
  // Of "5 staff + 1 dermatologist" the expert serves, and the others help.
  const areExperts = found.some((one) => one.areExperts);
  const single = found.length === 1 ? pluralOf(first.called) : "people";
  const skilled = found.length > 1 ? found.filter((one) => one.areExperts) : [];
  const [expert] = skilled.length < found.length ? skilled : [];
  return {
    count: Math.min(staffMost, count),
    noun: single,
    areExperts,
    ...(expert
      ? { expert: { count: expert.count, noun: expert.called?.toLowerCase() ?? "specialist" } }
      : {}),
  };
}

const staffMost = 60;
const nearCharacters = 40;
const nounCharacters = 24;

function pluralOf(called: string | undefined): string {
  if (called === undefined) return "people";
  const word = called.toLowerCase().replace("advisor", "adviser");
  if (/^(?:staff|crew|people|sales ?people|craftspeople|craftsmen|employees)$/.test(word))
    return word === "staff" || word === "crew" ? "people" : word;
  if (word.startsWith("members of")) return "people";
  return /s$|people$|men$/.test(word) || !namesPeople(`${word}s`) ? word : `${word}s`;
}
