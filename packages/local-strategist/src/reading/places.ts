import { isKnownPlace } from "@marquee/contracts/events/guessed-time-zone";

const areas =
  "europe|asia|apac|emea|africa|north america|the us|u\\.?s\\.?a|the states|united states|uk|united kingdom|britain|england|scotland|scandinavia|nordics|dach|benelux|bay area|west coast|east coast|midwest";
const regionWords = new RegExp(String.raw`\b(?:${areas})\b`, "gi");

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
  /\b(?:in|speak|read|understand|write) (?:english|german|french|spanish|dutch|italian|portuguese|japanese|swedish|danish|polish)\b|\benglish (?:from here|from now|please|only|version|will do)\b/i;

/** Words that stand with a capital letter and are no places. */
const noPlaces =
  /^(?:I|I'm|AI|Q[1-4]|KPIs?|ROI|PDF|CRM|SaaS|Gold|Silver|Bronze|Platinum|Morgan|Marquee|English|OK|Europe only|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|New Year|Show|Which|What|Where|Anything|Health|Fintech|Only|Not|And|Then|Just|Give|Find|Any|Forget|Two|Three|We|The|In|Half)$/i;

const proper = String.raw`\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2}`;
const placed = new RegExp(
  String.raw`\b(?:in|near|around|at|from|outside) (?:the )?(${proper})(?:,? (?:or|and) (${proper}))?`,
  "gu",
);
const refused = new RegExp(
  String.raw`\b(?:not|Not|except|Except|without|Without|but not|forget|Forget|forget about|Forget about|anywhere but|excluding|drop|Drop|no) (?:in )?(${proper})`,
  "gu",
);
/** A place that is written small is one only where a place would stand, and if there is a city or country of the name. */
const small =
  /\b(?:in|near|around|at|from|outside|to|or|and|but|for) ([a-z]{4,}(?: [a-z]{3,})?)(?=\b)|^([a-z]{4,})(?: or ([a-z]{4,}))?(?=\b)/g;

const isPlace = (word: string | undefined): word is string =>
  word !== undefined && word !== "" && !noPlaces.test(word) && !/^(?:Not|No|Only|And|Just) /.test(word);

/** The places that a text names, and those that it refuses. */
export function placesIn(text: string): { places: string[]; without: string[] } {
  const without = [...text.matchAll(refused)].map(([, word]) => word).filter(isPlace);
  const regions = [...text.matchAll(regionWords)].map(([word]) => word);
  const adjectives = ofLanguage.test(text)
    ? []
    : [...text.matchAll(ofPlace)].flatMap(([, word = ""]) => ofPlaces[word.toLowerCase()] ?? []);
  const named = [...text.matchAll(placed)].flatMap(([, one, other]) => [one, other]).filter(isPlace);
  // "Not Amsterdam." and "And in Dallas?" stand alone; "Dallas?" and "same brief but Oslo?" do too.
  const alone = new RegExp(
    String.raw`^(?:(?:[Aa]nd|[Ww]hat about|[Hh]ow about|[Oo]r|[Tt]hen|[Ss]ame(?: \p{Ll}+)? but) )?(${proper})[?.!]*$`,
    "u",
  ).exec(text.trim())?.[1];
  // "March '27, Germany, what's on?"
  const apart = [...text.matchAll(new RegExp(String.raw`(?:^|, )(${proper})(?=,|\?|$)`, "gu"))]
    .map(([, word]) => word)
    .filter((word) => word !== undefined && isKnownPlace(word));
  const written = [...text.matchAll(small)].flatMap(([, after = "", first = "", second = ""]) =>
    [after, after.split(" ")[0] ?? "", first, second].filter(
      (word) => word.length > 3 && !words.has(word) && isKnownPlace(word),
    ),
  );
  const all = [
    ...regions,
    ...adjectives,
    ...named,
    ...(isPlace(alone) ? [alone] : []),
    ...apart.filter(isPlace),
    ...written,
  ];
  return { places: [...new Set(all)].filter((place) => !without.includes(place)), without };
}

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
