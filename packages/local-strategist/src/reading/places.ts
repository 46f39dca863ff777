import { isKnownPlace } from "@marquee/contracts/events/guessed-time-zone";

const areas =
  "europe|asia|apac|emea|africa|north america|the us|u\\.?s\\.?a|the states|united states|uk|united kingdom|britain|england|scotland|scandinavia|nordics|dach|benelux|bay area|west coast|east coast|midwest";
const regionWords = new RegExp(String.raw`\b(?:${areas})\b`, "gi");

const region = new RegExp(`^(?:the )?(?:${areas})$`, "i");
/** Whether a name is that of a region: "the Bay Area". */
export const isRegion = (name: string): boolean => region.test(name);

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
  portuguese: "Portugal",
  italian: "Italy",
  austrian: "Austria",
  belgian: "Belgium",
  polish: "Poland",
  japanese: "Japan",
  canadian: "Canada",
  indian: "India",
  texan: "Texas",
  californian: "California",
  scandinavian: "Scandinavia",
  nordic: "Nordics",
};
const ofPlace = new RegExp(
  String.raw`\b(${Object.keys(ofPlaces).join("|")})(?=\b(?! (?:speak|language|version|text|words?)))`,
  "gi",
);
/** Languages are asked for by the same words. */
const ofLanguage =
  /\b(?:in|speak|read|understand|write) (?:english|german|french|spanish|dutch|italian|portuguese|japanese|swedish|danish|polish)\b|\benglish (?:from here|from now|please|only|version|will do|then)\b/i;

/** Words that stand with a capital letter and are no places. */
const noPlaces =
  /^(?:I|I'm|AI|Q[1-4]|KPIs?|ROI|PDF|CRM|SaaS|Gold|Silver|Bronze|Platinum|Morgan|Marquee|English|OK|Europe only|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|New Year|Show|Which|What|Where|Anything|Health|Fintech|Only|Not|And|Then|Just|Give|Find|Any|Forget|Two|Three|We|The|In|Half)$/i;

const proper = String.raw`\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`;
const placed = new RegExp(
  String.raw`\b(?:in|near|around|at|from|close to|closer to|nearer to|same for|outside(?: of)?) (?:the )?(${proper})(?:,? (?:or|and|nor) (?:the )?(${proper}))?`,
  "gu",
);
const refusals =
  "outside(?: of)?|not|never|nor|no|nothing|none|except(?:ing)?(?: for)?|excluding|exclude|minus|without|anywhere but|everywhere but|all but|but not|other than|apart from|aside from|besides|forget(?: about)?|drop|skip|ditch|avoid|rule out|leave out|lose|cut(?: out)?|remove|take out|hide|omit|strike|get rid of";
const refused = new RegExp(
  String.raw`\b(?:${refusals}|${refusals.replaceAll(/(^|\|)([a-z])/g, (_, bar: string, first: string) => `${bar}${first.toUpperCase()}`)}) (?:(?:in|for|of) )?(${proper})(?:,? (?:or|and|nor) (${proper}))?`,
  "gu",
);
/** What stands before a place that does not suit: "outside of the", "minus anything in". */
const refusing = new RegExp(
  String.raw`\b(?:${refusals})(?: (?:anything|anywhere|everything|everywhere|something|whatever|all(?: of them| events| shows)?|those|ones|the ones?|events?|shows?))?(?: that(?:'s| is| are))?(?:(?: is|'s))?(?: (?:in|from|near|at|of|for))?(?: the)? ?$`,
  "i",
);
/** A place that is written small is one only where a place would stand, and if there is a city or country of the name. */
const small =
  /\b(?:in|near|around|at|from|outside|to|or|and|but|for) ([a-z]{4,}(?: [a-z]{3,})?)(?=\b)|^([a-z]{4,})(?: or ([a-z]{4,}))?(?=\b)/g;

const isPlace = (word: string | undefined): word is string =>
  word !== undefined &&
  word !== "" &&
  !noPlaces.test(word) &&
  !/^(?:Not|No|Only|And|Just|Forget|Drop|Skip|Except|Without|Nothing|Minus|Avoid|Excluding) /.test(word);

const afterRegion = new RegExp(
  String.raw`(?<=\b(?:[Aa]rea|[Cc]oast|Europe|Asia|Africa|Nordics|Scandinavia|Benelux|UK|US),? (?:or|and) (?:the )?)(${proper})`,
  "gu",
);

/** A place and where its name stands in a text. */
interface Mention {
  place: string;
  at: number;
  end: number;
}

/** The places that a text names, and those that it refuses. */
export function placesIn(text: string): { places: string[]; without: string[] } {
  const mentions = mentionsIn(text).toSorted((one, other) => one.at - other.at || other.end - one.end);
  const places: string[] = [];
  const without: string[] = [];
  let last: { end: number; isRefused: boolean } | undefined;
  for (const [each, { place, at, end }] of mentions.entries()) {
    // "US" in "the US" is the same place.
    if (mentions.slice(0, each).some((one) => one.at <= at && end <= one.end && one.end - one.at > end - at))
      continue;
    // "Not in Paris or Lyon" refuses both.
    const goesOn = last && /^,? ?(?:(?:or|and|nor) )?(?:in )?(?:the )?$/.test(text.slice(last.end, at));
    const isRefused = refusing.test(text.slice(0, at)) || (goesOn === true && last?.isRefused === true);
    (isRefused ? without : places).push(place);
    last = { end, isRefused };
  }
  return {
    places: once(places).filter((place) => !without.some((other) => keyOf(other) === keyOf(place))),
    without: once(without),
  };
}

/** One country under its several names. */
const keyOf = (place: string): string => {
  const plain = place.toLowerCase().replaceAll(".", "").replace(/^the /, "");
  return /^(?:us|usa|states|united states|america)$/.test(plain)
    ? "us"
    : /^(?:uk|united kingdom|britain)$/.test(plain)
      ? "uk"
      : plain;
};
const once = (places: readonly string[]): string[] =>
  places.filter((place, at) => places.findIndex((other) => keyOf(other) === keyOf(place)) === at);

function mentionsIn(text: string): Mention[] {
  const found = (pattern: RegExp, placeOf = (word: string): string | undefined => word): Mention[] =>
    [...text.matchAll(pattern)].flatMap((match) =>
      (match.length > 1 ? match.slice(1) : [match[0]]).flatMap((word) => {
        const place = word === undefined || word === "" ? undefined : placeOf(word);
        if (word === undefined || place === undefined) return [];
        const at = match.index + match[0].indexOf(word);
        return [{ place, at, end: at + word.length }];
      }),
    );
  const ifPlace = (word: string) => (isPlace(word) ? word : undefined);
  // "Not Amsterdam." and "And in Dallas?" stand alone; "Dallas?" and "same brief but Oslo?" do too.
  const alone = new RegExp(
    String.raw`^(?:(?:[Aa]nd|[Ww]hat about|[Hh]ow about|[Oo]r|[Tt]hen|[Ss]ame(?: \p{Ll}+)? but) )?(${proper})[?.!]*$`,
    "gu",
  );
  // "March '27, Germany, what's on?"
  const apart = new RegExp(String.raw`(?:^|, )(${proper})(?=,|\?|$)`, "gu");
  return [
    ...found(regionWords),
    // Small, it is a pronoun.
    ...found(/\bUS\b(?!\$)/g),
    ...(ofLanguage.test(text) ? [] : found(ofPlace, (word) => ofPlaces[word.toLowerCase()])),
    ...found(placed, ifPlace),
    ...found(refused, ifPlace),
    ...found(alone, ifPlace),
    ...found(apart, (word) => (isPlace(word) && isKnownPlace(word) ? word : undefined)),
    // "The Bay Area or LA"
    ...found(afterRegion, ifPlace),
    ...found(small, smallPlace),
    // "Berlin, Amsterdam or Copenhagen for a client": each one after the first.
    ...found(/\b(?:town|city)(?: of|,)? (\p{Lu}[\p{L}'-]+)/gu, ifPlace),
    ...found(further, (word) => (isPlace(word) && isKnownPlace(word) ? word : undefined)),
  ];
}

/** What follows a comma or "or" with a capital. */
const further = new RegExp(String.raw`(?:, |,? (?:or|and|nor) )(?:the )?(${proper})(?=[ ,.?!]|$)`, "gu");

/** A place that is written small, or the first word of it. */
const smallPlace = (written: string): string | undefined =>
  [written, written.split(" ")[0] ?? ""].find(
    (word) => word.length > 3 && !words.has(word) && isKnownPlace(word),
  );

/** Cities and countries that are common words. */
const words = new Set(
  "reading mobile nice split most bath orange march sale same male mine lead ball van long best tours wells deal spring hall marathon independence normal enterprise commerce buy time date page both order price brand host sport home general lens chance central union liberty concord victoria florence".split(
    " ",
  ),
);

/** The places that a text names, wanted or not. */
export function placeNamesIn(text: string): string[] {
  const { places, without } = placesIn(text);
  return [...places, ...without];
}
