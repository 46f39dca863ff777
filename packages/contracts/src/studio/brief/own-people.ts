// cspell:ignore advis
import { numberText } from "../../text/formats.ts";
import { namesPeople } from "./brief-counts.ts";
import type { BriefReading } from "./brief-reading.ts";
import { numberOf, numberPattern, sentencesOf, tellingWords } from "./brief-text.ts";

/** More people of their own nobody brings. */
const ownMost = 60;
/** Who is only ever somebody's own. */
const hands =
  /\b(?:staff|staffers|crew|promoters|ambassadors?|reps?|hosts?|hostess(?:es)?|helpers?|colleagues?|volunteers?)$/iu;
/** Who works for somebody, beside all that ends as words for people do. */
const worker =
  /\b(?:devs?|vets?|techs?|pros|specialists?|experts?|chefs?|nurses?|doctors?|mechanics?|technicians?|physicians?|dieticians?|guides?|coach(?:es)?|tailors?|advis[eo]rs?|consultants?|chaplain|instructors?|engineers?|installers?|cashiers?|agronomists?)$/iu;
/** Who comes, is reached or is owned as a customer: "we have 900 members". */
const others =
  /\b(?:visitors?|guests?|customers?|clients?|members?|users?|patients?|students?|pupils?|subscribers?|followers?|fans?|readers?|listeners?|viewers?|buyers?|shoppers?|attendees|delegates?|participants?|passers-by|families|children|kids|parents|households|residents?|tenants?|owners?|passengers?|commuters?|employees|runners?|riders?|growers?|farmers?|donors?|adopters?|starters?|locals|founders?|competitors?|speakers?|trainees|applicants?|recruits?|hours?|dollars|offers?|corners?|numbers?|posters?|stickers?|flyers?|covers?|helmets?|trailers?|scooters?|loaders?|trimmers?|boosters?|tickets?)$/iu;

const count = String.raw`(?:(?:only|just|about|the|our|my|other|own) )*(?<![\w$€£.,:/-])(${numberPattern})`;
/** "Four of our own sales people", "10 product specialists", "2 of our staff", "two of us". */
const person = new RegExp(
  String.raw`${count}(?: of (our|us|my)\b(?: own)?)?(?: ((?:(?!(?:and|or|from|of|on|in|at|to|for|who|with|are|is|will|come|help|there|here|along|too|also|all|do|so|must|can|could|should|ready|only|then|as|by|but|if|per|each|speaks?|has|have|shows?|takes?|makes?|that|this|next|per)\b)[\p{L}'’-]+ ){0,2}(?!(?:and|or|from|of|on|in|at|to|for|who|with|are|is|will|come|help|there|here|along|too|also|all|do|so|must|can|could|should|ready|only|then|as|by|but|if|per|each|speaks?|has|have|shows?|takes?|makes?|that|this|next|per)\b)[\p{L}'’-]+))?(?=$|[\s.,;:!?)+&])`,
  "giu",
);
/** What says after them that they are the brand's own. */
const ownAfter =
  /^(?:,? (?:all )?(?:from (?:us|our (?:side|team|company|own))|of ours|on (?:our )?staff|on our side|in our team|who (?:can|will|could) (?:be|come|help|staff|work|stand|serve)|come along|comes along|(?:are|will be|is) (?:there|provided|present|on site|available|sent|with us)|will (?:come|help|staff|work|be)|(?:speak|help|staff|assist|work)s?\b))/iu;
/** What says before them that they are: "we bring", "the city provides", "with", up to a list of such. */
const ownBefore =
  /\b(?:(?:we|i)(?:'ve| have| can| will|'ll|'d)?(?: also| only| all| just)? ?(?:have|got|bring|provide|send|supply|second|offer|contribute|take|own|employ)?|(?:the|our) \p{L}+ (?:provides?|seconds?|sends?|brings?|supplies|lends?|gives? us|contributes?)|there are|staffed by|with|it's) (?:our |my |a |an |only |just )*$/iu;
/** "We bring 6 trucks and 10 specialists": what else is brought. */
const listBefore = new RegExp(
  String.raw`(?:(?:${numberPattern}) [\p{L} -]{2,30}?(?:,| and|,? \+| &) )+$`,
  "iu",
);
/** Something that joins one own person of a list with the next. */
const joint = /^(?:\s|,|\+|&|and|plus|a|an|one|our|my)*$/iu;

const isPerson = (word: string): boolean =>
  !/^(?:teams?|companies|businesses|crowd|couples?|finders?|groups?)$/iu.test(word) &&
  (hands.test(word) ||
    worker.test(word) ||
    others.test(word) ||
    namesPeople(word) ||
    namesPeople(`${word}s`));

interface Person {
  at: number;
  end: number;
  value: number;
  noun: string;
  words: string;
  sure: boolean;
}

/** The people of the brand whom a sentence counts. */
function ownIn(sentence: string): Person[] {
  const all = [...sentence.matchAll(person)].flatMap((match): Person[] => {
    const [matched, number = "", whose, nouns = ""] = match;
    const value = numberOf(number);
    const isUs = /^us$/iu.test(whose ?? "");
    // "Three port engineers will": the noun ends with its first word for people.
    const all = nouns.split(" ");
    const head = all.findLastIndex((word) => isPerson(word));
    // "One staff residence"
    if (head >= 0 && head < all.length - 1 && !/s$/iu.test(all[head] ?? "")) return [];
    const noun = head < 0 ? "" : all.slice(0, head + 1).join(" ");
    const words = matched.slice(0, matched.length - nouns.length) + noun;
    const after = sentence.slice(match.index + words.length);
    const plain = noun.replace(/['’]s?$/u, "");
    if (value < 1 || value > ownMost || (noun === "" && !isUs) || others.test(plain)) return [];
    // "One of our technicians shows it" says nothing of how many there are.
    if (value === 1 && whose !== undefined) return [];
    if (
      /^(?:people|persons?|women|men|adults)$/iu.test(plain) &&
      whose === undefined &&
      !ownAfter.test(after)
    )
      return [];
    if (
      /^ ?(?:-|–|%|a day|per |years?|minutes?|hours?|new\b)|^ (?:signed|sign|registered|joined|enrolled|recruited|(?:i|we) \p{L}+ed)\b/iu.test(
        after,
      )
    )
      return [];
    const before = sentence.slice(0, match.index);
    // "We need 25 new members", "if 12 volunteers signed up"
    if (
      /\b(?:need|want|wants|recruit|hire|goal|target|if|reach|win|find|get|looking for|like)\b[^.,;:]{0,20}$/iu.test(
        before,
      )
    )
      return [];
    const sure =
      whose !== undefined ||
      /\bour (?:only |own )?$/iu.test(before) ||
      /^(?:our|my) /iu.test(words) ||
      hands.test(plain) ||
      ownAfter.test(after) ||
      (ownBefore.test(before.replace(listBefore, "")) && (worker.test(plain) || !/\bwith $/iu.test(before)));
    return [
      {
        at: match.index,
        end: match.index + words.length,
        value,
        noun: isUs ? "people" : plain,
        words: words.trim(),
        sure,
      },
    ];
  });
  // "5 staff + 1 dermatologist": what is joined with one's own is one's own, whichever comes first.
  for (let again = 0; again < all.length; again++)
    for (const [index, one] of all.entries()) {
      const next = all[index + 1];
      if (!next || one.sure === next.sure) continue;
      if (joint.test(sentence.slice(one.end, next.at))) one.sure = next.sure = true;
    }
  return all.filter(({ sure }) => sure);
}

/** "We have our chaplain, two nurses": one that is named without a number beside those who are counted. */
const single = /\b(?:our|an?) (?:\p{Ll}+ )?(\p{Ll}+)(?=,? (?:and|,|\+|come|comes)|,)/giu;

/** How many people of its own a brief brings, and who they are: "four of our own sales people". */
export function ownPeopleIn(prompt: string): BriefReading["staff"] {
  const found = sentencesOf(prompt).flatMap((sentence) => {
    const own = ownIn(sentence);
    if (own.length === 0) return [];
    const alone = [...sentence.matchAll(single)].filter(
      ({ 1: noun = "", index }) =>
        (worker.test(noun) || hands.test(noun)) &&
        !/s$|^staff$|^crew$/iu.test(noun) &&
        !others.test(noun) &&
        own.some(({ at, end }) =>
          index > end
            ? joint.test(sentence.slice(end, index))
            : joint.test(sentence.slice(index, at).replace(/^(?:our|an?) (?:\p{Ll}+ )?\p{Ll}+/iu, "")),
        ),
    );
    return [...own, ...alone.map(([words, noun = ""]) => ({ value: 1, noun, words }))];
  });
  const unique = found.filter(
    (one, at) => found.findIndex(({ value, noun }) => value === one.value && noun === one.noun) === at,
  );
  const total = unique.reduce((sum, { value }) => sum + value, 0);
  if (total < 1 || total > ownMost) return undefined;
  return {
    text: unique
      .map(({ value, noun }) => `${numberText(value)} ${noun}`)
      .join(", ")
      .slice(0, textMost),
    words: unique
      .map(({ words }) => words)
      .join(", ")
      .slice(0, wordsMost),
    count: total,
  };
}
const textMost = 200;
const wordsMost = 300;

/** "Five of our agronomists are there", "we provide 2 vets": who comes along, and nothing that is asked for. */
export function saysOnlyWhoComes(words: string, staff: BriefReading["staff"]): boolean {
  const own = (staff?.words.split(", ") ?? []).filter((one) => words.includes(one));
  const rest = own.reduce((text, one) => text.replace(one, " "), words);
  return (
    own.length > 0 &&
    !/\b(?:must|need|needs|required|has to|have to|staffed|should)\b/iu.test(rest) &&
    tellingWords(rest.replaceAll(comes, " ")).length < 2
  );
}
const comes =
  /\b(?:bring|brings|provide|provides|provided|send|sends|second|seconds|come|comes|along|help|helps|there|site|team|staff|available|present|available|speak|speaks)\b/giu;
