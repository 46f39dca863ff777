// cspell:ignore anz balearics baltics bangalore bcn brasil campana cannes catalunya czechia dazur deli dhabi diss fars
// cspell:ignore frisco ghent ibiza kiev lapland latam losinj majorca mallorca mena minas minh nola norte northland philly
// cspell:ignore saigon turkiye tuscany tyrol vegas
import { cityZones } from "@marquee/contracts/events/city-zones";
import { placeName } from "@marquee/contracts/events/place-name";
import { onFirstUse } from "@marquee/contracts/on-first-use";

/** Parts of the world that are larger or other than a country. */
const regions = new Set(
  (
    "europe;asia;apac;emea;africa;north america;south america;latin america;central america;middle east;european union;" +
    "united states;united kingdom;great britain;britain;england;scotland;wales;northern ireland;scandinavia;nordics;dach;" +
    "benelux;baltics;balkans;caribbean;oceania;southeast asia;south east asia;east asia;south asia;central asia;" +
    "eastern europe;western europe;central europe;northern europe;southern europe;north africa;west africa;east africa;" +
    "southern africa;bay area;silicon valley;west coast;east coast;midwest;new england;pacific northwest;deep south"
  ).split(";"),
);

/** Names that are used for others; what is searched for is the other one. */
const aliases: Readonly<Record<string, string>> = {
  us: "the US",
  usa: "the USA",
  "united states of america": "the United States",
  states: "the States",
  america: "America",
  eu: "European Union",
  uk: "the UK",
  uae: "United Arab Emirates",
  emirates: "United Arab Emirates",
  latam: "Latin America",
  mideast: "Middle East",
  "mid east": "Middle East",
  sea: "Southeast Asia",
  cali: "California",
  vegas: "Las Vegas",
  nyc: "New York",
  "new york city": "New York",
  "big apple": "New York",
  philly: "Philadelphia",
  sf: "San Francisco",
  "san fran": "San Francisco",
  frisco: "San Francisco",
  la: "Los Angeles",
  dc: "Washington",
  "washington dc": "Washington",
  nola: "New Orleans",
  czechia: "Czech Republic",
  korea: "South Korea",
  turkiye: "Turkey",
  holland: "Netherlands",
  brasil: "Brazil",
  rio: "Rio de Janeiro",
  hk: "Hong Kong",
  bcn: "Barcelona",
};

/** Places that people name and that the list of cities lacks. */
const more =
  "bangalore;tuscany;cannes;ibiza;mallorca;majorca;saigon;ho chi minh city;bavaria;catalonia;kiev;the hague;hague;ghent;" +
  "andalusia;brittany;provence;normandy;lapland;crete;canary islands;lake district;cornwall;calcutta;madras;brooklyn;" +
  "basque country;flanders;saxony;cote dazur;french riviera;riviera;gcc;south tyrol;tyrol;abu dhabi";

/** Names of up to three letters that are places in a sentence; the others of that length are codes. */
const short = new Set("usa uae nyc goa ulm fez rio".split(" "));
/** Codes that are places only where they are written in capitals: "us" is a pronoun, "la" an article. */
const inCapitals = new Set("us uk eu la sf dc hk sea bcn gcc anz".split(" "));
const anyCase = new Set("uk eu sf bcn".split(" "));

/** What else their names mean is meant more often; found by comparing the list of cities with an English dictionary. */
const alsoWords = new Set(
  (
    "guide ceres laguna buffalo riverside needles bishop aurora midland temple alpine homestead flint mesa tombstone " +
    "pueblo boulder independence bend canton superior charlotte hickory mobile auburn enterprise providence vernal price " +
    "hays homer bethel barrow eagle ambler circle galena salmon meridian laurel concord billings butte wheeling lead " +
    "lander alliance teller campana dolores rodeo progress batman stoke reading bath wick sari tame orange singleton " +
    "young scone sale emerald derby nice angers tours nevers marathon brooks jasper gander cartwright alert resolute hail " +
    "same gore mascara manta colon moron tamale saki split panda mango oral ruse cork manga pilar harper tongue pita lira " +
    "moss puke gamba male linden highland rivers plateau delta chin northern oriental coast central eastern " +
    "western falcon pest littoral midlands southern pool maritime quiche bong southland northland mono cabanas bender " +
    "gulf reunion lakes unity litoral most best deal march spring springs hall van long lens chance union liberty " +
    "victoria florence wells mine ball normal commerce buy time date page both order brand host sport home general " +
    "hope media lincoln jackson madison tyler mason logan eugene marion carson wayne troy abel clinton morgan " +
    "jordan chester douglas preston burton dover grace rose martin king san santa para fars banes minas nelson balsas " +
    "para sierra bar bay man kent essex bury battle hove rugby sandy ware diss beer deli acre " +
    "grande norte center sur roman ada mary anna elisa marina laura clara paula elena diana helena monte luna " +
    "sun beach park garden valley lake mountain view hill south north east west"
  ).split(" "),
);
/** They are read as places after "in" even if small. */
const oftenPlaces = new Set(
  "la dc hk nice bath cork split derby tours reading buffalo charlotte boulder jordan orange".split(" "),
);

interface Known {
  isArea: boolean;
  /** The region and the country that it is in. */
  around: ReadonlySet<string>;
}

const known = onFirstUse(() => {
  const all = new Map<string, Known>();
  const add = (name: string, isArea: boolean, around: readonly string[]) => {
    const before = all.get(name);
    all.set(name, {
      isArea: isArea || before?.isArea === true,
      around: new Set([...(before?.around ?? []), ...around]),
    });
  };
  for (const line of cityZones.trim().split("\n")) {
    const [names = "", ...parts] = line.split("|");
    const country = names.split(";");
    for (const name of country) add(name, true, []);
    for (const part of parts) {
      const [, own = "", , cities = ""] = /^(.*)@(.*):(.*)$/.exec(part) ?? [];
      const region = own === "" ? [] : own.split(";");
      for (const name of region) add(name, true, country);
      for (const city of cities.split(",")) add(city.split("=")[0] ?? "", false, [...region, ...country]);
    }
  }
  for (const name of [...regions, ...Object.keys(aliases)]) add(name, true, []);
  for (const name of more.split(";")) add(name, false, []);
  return all;
});

/** How sure it is that a name is a place: by itself, only where a place is spoken of, or not at all. */
export type Certainty = "place" | "perhaps" | "no";

/** Whether a name as it is written, such as "new york" or "US", is that of a place. */
export function certaintyOf(written: string): Certainty {
  const name = placeName(written);
  if (!known().has(name)) return "no";
  const isCapital = written === written.toUpperCase();
  if (inCapitals.has(name) && (isCapital || anyCase.has(name))) return "place";
  if (inCapitals.has(name) || name === "states") return name === "sea" ? "no" : "perhaps";
  if (name.length <= 3) return short.has(name) ? "place" : "no";
  return alsoWords.has(name) || /^cent(?:er|re)$/.test(name) ? "perhaps" : "place";
}

/** Whether a name that means something else, too, is often a place after "in". */
export const isOftenPlace = (written: string): boolean => oftenPlaces.has(placeName(written));

/** Whether a name is that of a region larger than a country, such as "the Bay Area". */
export const isRegion = (name: string): boolean => {
  const plain = placeName(name).replace(/^the /, "");
  return regions.has(plain) || plain === "us" || plain === "uk" || plain === "states" || plain === "u s";
};

/** Whether the first of two names is a city or region in the second, such as Austin in Texas. */
export const isWithin = (name: string, other: string): boolean =>
  known().get(placeName(name))?.around.has(placeName(other).replace(/^the /, "")) === true;

const smallWords = new Set("de do da del of and the am an der la los las".split(" "));
const withCapital = (word: string, at: number): string =>
  at > 0 && smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);

/** A place as it is shown and searched for: "vegas" is Las Vegas, "new york" New York. */
export function shownPlace(written: string): string {
  const name = placeName(written).replace(/^the /, "");
  const alias = aliases[name];
  if (alias !== undefined) return alias;
  if (/\p{Lu}/u.test(written)) return written;
  if (/^(?:apac|emea|dach|gcc|anz)$/.test(name)) return name.toUpperCase();
  return written.split(" ").map(withCapital).join(" ");
}

/** One place under its several names, to compare by. */
export function placeKey(place: string): string {
  const name = placeName(place).replace(/^the /, "");
  if (/^(?:u ?s|usa|states|united states|america)$/.test(name)) return "united states";
  if (/^(?:uk|u k|united kingdom|britain|great britain|england)$/.test(name)) return "united kingdom";
  if (name === "nordics") return "scandinavia";
  return placeName(shownPlace(name)).replace(/^the /, "");
}
