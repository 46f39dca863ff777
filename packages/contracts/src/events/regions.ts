// cspell:ignore baltics rica burkina faso latam
import { placeName } from "./place-name.ts";

/** What decides whether an event is at a place. */
interface Located {
  /** As its host wrote it, such as "Moscone Center, San Francisco, CA". */
  location: string;
  /** The IANA name of its time zone. */
  timeZone: string;
}

const states: Record<string, string> = Object.fromEntries(
  (
    "al alabama;ak alaska;az arizona;ar arkansas;ca california;co colorado;ct connecticut;de delaware;fl florida;" +
    "ga georgia;hi hawaii;id idaho;il illinois;in indiana;ia iowa;ks kansas;ky kentucky;la louisiana;me maine;" +
    "md maryland;ma massachusetts;mi michigan;mn minnesota;ms mississippi;mo missouri;mt montana;ne nebraska;" +
    "nv nevada;nh new hampshire;nj new jersey;nm new mexico;ny new york;nc north carolina;nd north dakota;oh ohio;" +
    "ok oklahoma;or oregon;pa pennsylvania;ri rhode island;sc south carolina;sd south dakota;tn tennessee;tx texas;" +
    "ut utah;vt vermont;va virginia;wa washington;wv west virginia;wi wisconsin;wy wyoming;dc district of columbia"
  )
    .split(";")
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);

/** Other words for a country or a region. */
const synonyms: Record<string, string> = {
  uk: "united kingdom",
  britain: "united kingdom",
  "great britain": "united kingdom",
  england: "united kingdom",
  us: "united states",
  usa: "united states",
  america: "united states",
  "the us": "united states",
  "the usa": "united states",
  "the states": "united states",
  "the united states": "united states",
  "the uk": "united kingdom",
  holland: "netherlands",
  "the netherlands": "netherlands",
  "washington state": "washington",
  nyc: "new york",
  "new york city": "new york",
  sf: "san francisco",
  la: "los angeles",
  uae: "united arab emirates",
  emirates: "united arab emirates",
  "the emirates": "united arab emirates",
  korea: "south korea",
  czechia: "czech republic",
  eu: "european union",
  "the eu": "european union",
  "the european union": "european union",
  "the middle east": "middle east",
  "the gulf": "gulf",
  "gulf states": "gulf",
  latam: "latin america",
  "the south": "deep south",
  "the deep south": "deep south",
  "the baltics": "baltics",
  "the caribbean": "caribbean",
  "south east asia": "southeast asia",
  scandinavia: "nordics",
  "the nordics": "nordics",
  "the bay area": "bay area",
  "the midwest": "midwest",
  "the west coast": "west coast",
  "the east coast": "east coast",
};

/** The members of the European Union. */
const european =
  "austria;belgium;bulgaria;croatia;cyprus;czech republic;denmark;estonia;finland;france;germany;greece;hungary;ireland;italy;latvia;lithuania;luxembourg;malta;netherlands;poland;portugal;romania;slovakia;slovenia;spain;sweden";
const gulf = "united arab emirates;saudi arabia;qatar;kuwait;bahrain;oman";
const southAmerican =
  "brazil;argentina;chile;colombia;peru;uruguay;paraguay;bolivia;ecuador;venezuela;guyana;suriname";
const centralAmerican = "mexico;guatemala;honduras;el salvador;nicaragua;costa rica;panama;belize";
const caribbean =
  "dominican republic;jamaica;cuba;haiti;bahamas;barbados;trinidad and tobago;puerto rico;aruba;curacao;saint lucia";

/** Regions by the countries, states and cities that are in them; an area of the world by its time zones. */
const regions: Record<string, { cities?: string; areas?: string; zones?: RegExp }> = {
  europe: { zones: /^(?:Europe|Atlantic\/(?:Reykjavik|Azores|Madeira|Canary))/ },
  asia: { zones: /^Asia\// },
  apac: { zones: /^(?:Asia|Australia|Pacific)\// },
  africa: { zones: /^Africa\// },
  "north america": { areas: "united states;canada;mexico" },
  emea: { zones: /^(?:Europe|Africa|Asia\/(?:Dubai|Riyadh|Qatar|Kuwait|Jerusalem|Beirut|Amman|Bahrain))/ },
  dach: { areas: "germany;austria;switzerland" },
  benelux: { areas: "belgium;netherlands;luxembourg" },
  nordics: { areas: "sweden;norway;denmark;finland;iceland" },
  "bay area": { cities: "san francisco;oakland;san jose;palo alto;berkeley" },
  "west coast": { areas: "california;oregon;washington" },
  "east coast": {
    areas:
      "maine;new hampshire;massachusetts;rhode island;connecticut;new york;new jersey;pennsylvania;delaware;maryland;district of columbia;virginia;north carolina;south carolina;georgia;florida",
  },
  midwest: {
    areas: "illinois;indiana;iowa;kansas;michigan;minnesota;missouri;nebraska;ohio;wisconsin",
  },
  "european union": { areas: european },
  gulf: { areas: gulf },
  "middle east": { areas: `${gulf};israel;jordan;lebanon;iraq;iran;egypt;turkey;syria;yemen` },
  "south america": { areas: southAmerican },
  "central america": { areas: centralAmerican },
  caribbean: { areas: caribbean },
  "latin america": { areas: `${southAmerican};${centralAmerican};${caribbean}` },
  "southeast asia": {
    areas: "singapore;malaysia;thailand;vietnam;indonesia;philippines;cambodia;laos;myanmar;brunei",
  },
  "south asia": { areas: "india;pakistan;bangladesh;sri lanka;nepal;bhutan;maldives" },
  "central asia": { areas: "kazakhstan;uzbekistan;kyrgyzstan;tajikistan;turkmenistan" },
  "north africa": { areas: "morocco;algeria;tunisia;libya;egypt" },
  "west africa": {
    areas: "nigeria;ghana;senegal;ivory coast;benin;togo;mali;burkina faso;sierra leone;liberia;gambia",
  },
  "east africa": { areas: "kenya;tanzania;uganda;rwanda;ethiopia;somalia" },
  "southern africa": { areas: "south africa;botswana;namibia;zimbabwe;zambia;mozambique;malawi;lesotho" },
  "east asia": { areas: "china;japan;south korea;taiwan;hong kong;mongolia" },
  oceania: { areas: "australia;new zealand;fiji;papua new guinea" },
  baltics: { areas: "estonia;latvia;lithuania" },
  balkans: {
    areas:
      "albania;bosnia and herzegovina;bulgaria;croatia;greece;kosovo;montenegro;north macedonia;romania;serbia;slovenia",
  },
  iberia: { areas: "spain;portugal" },
  "southern europe": { areas: "spain;portugal;italy;greece;malta;cyprus;croatia" },
  "eastern europe": {
    areas:
      "poland;czech republic;slovakia;hungary;romania;bulgaria;ukraine;moldova;estonia;latvia;lithuania;serbia;croatia;slovenia",
  },
  "central europe": { areas: "germany;austria;switzerland;poland;czech republic;slovakia;hungary;slovenia" },
  "western europe": {
    areas: "france;belgium;netherlands;luxembourg;germany;austria;switzerland;ireland;united kingdom",
  },
  "northern europe": {
    areas: "sweden;norway;denmark;finland;iceland;estonia;latvia;lithuania;united kingdom;ireland",
  },
  "new england": { areas: "maine;new hampshire;vermont;massachusetts;rhode island;connecticut" },
  "pacific northwest": { areas: "washington;oregon;idaho" },
  "deep south": {
    areas:
      "texas;oklahoma;arkansas;louisiana;mississippi;alabama;georgia;florida;south carolina;north carolina;tennessee;kentucky;virginia",
  },
  southwest: { areas: "arizona;new mexico;nevada;utah;texas" },
};

const stateNames = /* @__PURE__ */ new Set(Object.values(states));

/** Whether an event is in a city, a state, a country or a region such as "Texas", "UK" or "Europe". */
export function isInPlace({ location, timeZone }: Located, place: string): boolean {
  const named = placeName(place);
  // "IN" and "OR" are states, "in" and "or" are not.
  const state = /^[A-Z]{2}$/.test(place.trim()) ? states[named] : undefined;
  const wanted = state ?? synonyms[named] ?? named;
  if (wanted === "") return false;
  const { cities, areas } = partsOf(location);
  const region = regions[wanted];
  if (region)
    return (
      region.zones?.test(timeZone) === true || isAmong(cities, region.cities) || isAmong(areas, region.areas)
    );
  return [...(state === undefined ? cities : []), ...areas].some((part) =>
    ` ${part} `.includes(` ${wanted} `),
  );
}

/** Whether one of some names is in a list of them. */
const isAmong = (names: readonly string[], list = ""): boolean =>
  names.some((name) => `;${list};`.includes(`;${name};`));

/** The comparable parts of a location: "Austin, TX" is also in Texas and in the United States. */
function partsOf(location: string): { cities: string[]; areas: string[] } {
  const parts = location.split(",").map(placeName).filter(Boolean);
  const areas = (parts.length === 1 ? parts : parts.slice(1)).flatMap((part) => {
    const state = states[part] ?? (stateNames.has(part) ? part : undefined);
    return state === undefined ? [synonyms[part] ?? part] : [state, "united states"];
  });
  return { cities: parts, areas };
}
