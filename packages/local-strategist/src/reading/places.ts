// cspell:ignore earer lose Sonoma utside
import { certaintyOf, isOftenPlace, isWithin, placeKey, shownPlace } from "./gazetteer.ts";
import { type Group, grouped, hide, isListed, type Mention } from "./stances.ts";

export { isRegion } from "./gazetteer.ts";

/** Who or what is of a place: "European", "the German market". */
const ofPlaces: Readonly<Record<string, string>> = {
  european: "Europe",
  asian: "Asia",
  african: "Africa",
  american: "United States",
  british: "United Kingdom",
  english: "United Kingdom",
  german: "Germany",
  french: "France",
  spanish: "Spain",
  dutch: "Netherlands",
  swiss: "Switzerland",
  swedish: "Sweden",
  danish: "Denmark",
  norwegian: "Norway",
  finnish: "Finland",
  irish: "Ireland",
  scottish: "Scotland",
  portuguese: "Portugal",
  italian: "Italy",
  austrian: "Austria",
  belgian: "Belgium",
  polish: "Poland",
  czech: "Czech Republic",
  greek: "Greece",
  turkish: "Turkey",
  japanese: "Japan",
  chinese: "China",
  korean: "South Korea",
  australian: "Australia",
  brazilian: "Brazil",
  mexican: "Mexico",
  canadian: "Canada",
  indian: "India",
  texan: "Texas",
  californian: "California",
  scandinavian: "Scandinavia",
  nordic: "Nordics",
};
const ofPlace = new RegExp(
  String.raw`\b(?:${Object.keys(ofPlaces).join("|")})(?=\b(?! (?:speak|language|version|text|words?|republic|food|cuisine)))`,
  "gi",
);
/** Languages are asked for by the same words. */
const ofLanguage =
  /\b(?:in|speak|read|understand|write) (?:english|german|french|spanish|dutch|italian|portuguese|japanese|swedish|danish|polish)\b|\b(?:british|american|my|plain|simple) english\b|\btranslat\w+\b|\benglish (?:from here|from now|please|only|version|will do|then)\b/i;

/** Words that stand with a capital letter in any sentence and are no names. */
const noNames =
  /^(?:I|I'm|AI|Q[1-4]|H[12]|KPIs?|ROI|PDF|CRM|SaaS|Gold|Silver|Bronze|Platinum|Morgan|Marquee|English|OK|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Fall|Winter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|New Year|Shows?|Events?|Which|What|Where|Anything|Health|Fintech|Finance|Food|Fashion|Only|Not|No|And|Or|But|Also|Add|Then|Now|Just|Give|Find|Any|Forget|Drop|Skip|Lose|Remove|Scratch|Cut|Leave|Avoid|Without|Except|Excluding|Minus|Nothing|Outside|In|Near|At|From|Around|Before|After|Until|Between|Two|Three|We|The|Half|Please|Maybe|Must|Let|How|Same|Either|Neither|Make|Keep|Show|Actually|Sorry|Hi|Hello|Hey|Instead|Rather)$/;

/** A place that a text names: as it is searched for, and as it is written. */
interface Place {
  place: string;
  written: string;
}
type PlaceMention = Mention<Place>;

interface Word {
  text: string;
  at: number;
  end: number;
}

/** The longest names of places have so many words. */
const longestName = 4;

/** The words of a text without the "'s" at their ends. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['’](?!s\b)\p{L}+|\.\p{L}\b\.?)*/gu)].map(
    ({ index, 0: word }) => ({ text: word, at: index, end: index + word.length }),
  );
}

/** Between the words of one name. */
const withinName = /^(?: |-|\. )$/;
const isCapital = (word: string | undefined): boolean => word !== undefined && /^\p{Lu}/u.test(word);
/** Where a sentence begins, any word has a capital. */
const beginsSentence = (text: string, at: number): boolean =>
  /(?:^|[.!?:;]\s*|\n\s*)["“(]?$/u.test(text.slice(0, at));
const ends =
  /^\s*(?:$|[,.;:!?/+&|)\n-]|\b(?:or|and|nor|only|too|also|please|pls|instead|in|from|for|with|under|between|next|this|is|would|but)\b)/iu;
const begins = /(?:^|[,.;:!?/+&|(\n-])\s*$/u;
const into = /\b(?:in|near|around|to|from|outside|outside of) (?:the )?$/iu;

/** All places that a text names, wherever they stand and however they are written. */
function mentionsIn(text: string, known: readonly string[]): PlaceMention[] {
  const spokenOf = new Set(known.map(placeKey));
  const words = wordsOf(text);
  const sure: PlaceMention[] = [];
  const perhaps: PlaceMention[] = [];
  const placeOf = (from: Word, to: Word): PlaceMention => {
    // "The US" is its whole name.
    const article = /^(?:u\.?s\.?a?\.?|states)$/i.test(text.slice(from.at, to.end))
      ? /\bthe $/i.exec(text.slice(0, from.at))
      : null;
    const at = article?.index ?? from.at;
    return {
      value: { place: shownPlace(text.slice(from.at, to.end)), written: text.slice(at, to.end) },
      at,
      end: to.end,
    };
  };
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longestName, words.length - at); length > 0; length--) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const run = words.slice(at, at + length);
      if (run.some((word, each) => each > 0 && !withinName.test(text.slice(run[each - 1]?.end, word.at))))
        continue;
      const written = text.slice(first.at, last.end);
      // "At" and "on" may be written with a capital in a name, but no name of a place begins or ends with them.
      if (length === 1 && noNames.test(written)) continue;
      let certainty = certaintyOf(
        written.replaceAll(".", (dot) => (/\p{Lu}\.\p{Lu}/u.test(written) ? "" : dot)),
      );
      if (certainty === "no") continue;
      const [previous, next] = [words[at - 1], words[at + length]];
      if (isPartOfName(text, previous, first, last, next)) break;
      if (certainty === "perhaps" && (spokenOf.has(placeKey(written)) || isPlaced(text, first, last)))
        certainty = "place";
      (certainty === "place" ? sure : perhaps).push(placeOf(first, last));
      at += length - 1;
      break;
    }
  }
  const named = [...sure, ...codesOf(text, sure), ...unknownIn(text, sure)];
  const all = [...named, ...besides(text, named)].toSorted((one, other) => one.at - other.at);
  // "Nice or Cannes": what stands in a list with a place is one.
  for (const mention of perhaps) {
    const standsApart =
      begins.test(text.slice(0, mention.at)) ||
      /\b(?:or|and|nor|not|only|just) $/iu.test(text.slice(0, mention.at));
    const isNamed = standsApart && ends.test(text.slice(mention.end));
    if (isNamed && all.some((each) => isListed(text, each, mention))) all.push(mention);
  }
  return merged(text, all);
}

/** "Berlin Cloud Days", "Bank of America": a place within a longer name. */
function isPartOfName(
  text: string,
  previous: Word | undefined,
  first: Word,
  last: Word,
  next: Word | undefined,
): boolean {
  if (!isCapital(first.text) || text === text.toUpperCase()) return false;
  const follows = next && text.slice(last.end, next.at) === " " && isCapital(next.text);
  if (follows && !noNames.test(next.text) && certaintyOf(next.text) === "no" && next.text.length > 1)
    return true;
  const leads = previous && text.slice(previous.end, first.at) === " " && isCapital(previous.text);
  return (
    leads === true &&
    !noNames.test(previous.text) &&
    !beginsSentence(text, previous.at) &&
    certaintyOf(previous.text) === "no" &&
    previous.text !== "The"
  );
}

/** "Only Nice": a message that says no more than a place. */
const aloneBefore =
  /^\W*(?:ok|okay|and|or|only|just|not|no|also|add|drop|skip|forget|remove|without|then)\s+$/iu;
const aloneAfter = /^(?: (?:only|alone|too|as well|please|pls|instead|then|either))?[.!?]*$/iu;

/** Whether a name that means something else, too, stands where a place does. */
function isPlaced(text: string, first: Word, last: Word): boolean {
  const left = text.slice(0, first.at);
  const isOften = isOftenPlace(text.slice(first.at, last.end));
  if (isOften && aloneBefore.test(left) && aloneAfter.test(text.slice(last.end))) return true;
  if (/^(?:us|states)$/i.test(text.slice(first.at, last.end))) return /\bthe $/iu.test(left);
  if (isCapital(first.text) && !beginsSentence(text, first.at))
    return into.test(left) || /\bat $/u.test(left);
  return into.test(left) && isOften && ends.test(text.slice(last.end));
}

/** States by their codes, where they stand for themselves: "in TX", "NY or NJ". */
const codes =
  "AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|IL|IA|KS|KY|MD|MA|MI|MN|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY";
function codesOf(text: string, places: readonly PlaceMention[]): PlaceMention[] {
  const standing = new RegExp(
    String.raw`(?:\b(?:in|near|around|from|or|and|not|no) |[,/+&] ?|^)(${codes})(?=$|[ ,.;?!/+&])(?! \p{Lu})`,
    "gu",
  );
  return [...text.matchAll(standing)].flatMap((found) => {
    const code = found[1] ?? "";
    const at = found.index + found[0].length - code.length;
    // "Austin, TX" is named already.
    if (places.some(({ at: from, end }) => from <= at && at < end)) return [];
    return [{ value: { place: code, written: code }, at, end: at + code.length }];
  });
}

const proper = String.raw`\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
/** Where a name with a capital is that of a place, known or not. */
const placed = new RegExp(
  String.raw`\b(?:[Ii]n|[Nn]ear|[Aa]round|[Aa]t|[Ff]rom|[Cc]lose(?:r)? to|[Nn]earer to|[Ss]ame for|[Oo]utside(?: of)?|[Tt]own of|[Cc]ity of) (?:the )?(${proper})`,
  "gu",
);
function unknownIn(text: string, places: readonly PlaceMention[]): PlaceMention[] {
  return [...text.matchAll(placed)].flatMap((found) => {
    const name = found[1] ?? "";
    const at = found.index + found[0].length - name.length;
    const end = at + name.length;
    if (places.some((each) => each.at < end && at < each.end)) return [];
    if (name.split(" ").some((word) => noNames.test(word))) return [];
    return [{ value: { place: name, written: name }, at, end }];
  });
}

/** "Napa or Sonoma": a name with a capital that a place is joined to. */
const alternative = new RegExp(String.raw`^,? (?:or|and|nor) (?:the )?(${proper})(?=[ ,.;?!]|$)`, "u");
function besides(text: string, places: readonly PlaceMention[]): PlaceMention[] {
  return places.flatMap(({ end: before }) => {
    const found = alternative.exec(text.slice(before));
    const name = found?.[1];
    if (!found || name === undefined || name.split(" ").some((word) => noNames.test(word))) return [];
    const at = before + found[0].length - name.length;
    return places.some((each) => each.at < at + name.length && at < each.end)
      ? []
      : [{ value: { place: name, written: name }, at, end: at + name.length }];
  });
}

/** "Austin, Texas" and "Paris, France" are one place each. */
function merged(text: string, mentions: readonly PlaceMention[]): PlaceMention[] {
  const all: PlaceMention[] = [];
  for (const mention of mentions.toSorted((one, other) => one.at - other.at)) {
    const last = all.at(-1);
    if (last && mention.at < last.end) continue;
    const isOf =
      last &&
      /^(?:, ?| )$/.test(text.slice(last.end, mention.at)) &&
      isWithin(last.value.place, mention.value.written);
    if (isOf) last.end = mention.end;
    else all.push({ ...mention });
  }
  return all;
}

/** What stands before the place where the reader sits or makes things: "we make soap in", which is not where they want to go. */
const ownPlace =
  /(?:\b(?:we|i)(?:['’](?:re|m)| are| am)? (?:based|located|sitting|headquartered|an? (?:\S+ ){1,4}(?:company|firm|shop|brand|startup|agency|label|team)|(?:make|build|produce|brew|roast|bake|design|develop|manufacture|import|sell) (?:(?!(?:to|for|at|and|but|in)\b)\S+ ){0,5}?)|\b(?:my|our) (?:\S+ ){0,3}(?:company|firm|shop|brand|startup|agency|bakery|brewery|office|hq|headquarters?)(?:['’]s| is| sits)?(?: based| located)?|\bi (?:run|own|manage) (?:\S+ ){1,5}|\b(?:company|firm|shop|brand|startup|agency|bakery|brewery|label|client|team)(?: based| located)?) ?(?:in|from|out of) (?:the )?$/iu;

/**
 * The places that a text names, each with where it stands.
 * @param known Places that were spoken of, whose names mean them even where they are common words
 */
export function placeMentionsIn(text: string, known: readonly string[] = []): Mention<Place>[] {
  const named = mentionsIn(text, known).filter(
    ({ at, end }) => !ownPlace.test(text.slice(0, at)) && !/^-based\b/i.test(text.slice(end)),
  );
  if (ofLanguage.test(text)) return named;
  const adjectives = [...text.matchAll(ofPlace)]
    .map(({ index, 0: written }) => ({
      value: { place: ofPlaces[written.toLowerCase()] ?? written, written },
      at: index,
      end: index + written.length,
    }))
    .filter(({ at, end }) => !named.some((each) => each.at < end && at < each.end));
  return [...named, ...adjectives].toSorted((one, other) => one.at - other.at);
}

/** The places of a text in groups, each with what the text says of it. */
export const placesOf = (
  text: string,
  mentions: readonly Mention<Place>[] = placeMentionsIn(text),
  blind: string = hide(text, mentions),
): Group<string>[] =>
  grouped(
    text,
    mentions.map(({ value, at, end }) => ({ value: value.place, at, end })),
    blind,
  );

/** The places that a text names, and those that it refuses. */
export function placesIn(text: string): { places: string[]; without: string[] } {
  const groups = placesOf(text);
  const without = once(groups.flatMap(({ stance, values }) => (stance === "refused" ? values : [])));
  const wanted = groups.filter(({ stance }) => stance === "named" || stance === "only" || stance === "added");
  const places = once(wanted.flatMap(({ values }) => values)).filter(
    (place) => !without.some((other) => placeKey(other) === placeKey(place)),
  );
  return { places, without };
}

/** Each place once, under the first of its names. */
export const once = (places: readonly string[]): string[] =>
  places.filter((place, at) => places.findIndex((other) => placeKey(other) === placeKey(place)) === at);

/** The places that a text names as it writes them, wanted or not. */
export const placeNamesIn = (text: string): string[] =>
  placeMentionsIn(text).map(({ value }) => value.written);
