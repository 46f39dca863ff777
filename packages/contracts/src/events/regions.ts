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
  scandinavia: "nordics",
  "the nordics": "nordics",
  "the bay area": "bay area",
  "the midwest": "midwest",
  "the west coast": "west coast",
  "the east coast": "east coast",
};

/** Regions by the countries, states and cities that are in them; an area of the world by its time zones. */
const regions: Record<string, { cities?: readonly string[]; areas?: readonly string[]; zones?: RegExp }> = {
  europe: { zones: /^(?:Europe|Atlantic\/(?:Reykjavik|Azores|Madeira|Canary))/ },
  asia: { zones: /^Asia\// },
  apac: { zones: /^(?:Asia|Australia|Pacific)\// },
  africa: { zones: /^Africa\// },
  "north america": { areas: ["united states", "canada", "mexico"] },
  emea: { zones: /^(?:Europe|Africa|Asia\/(?:Dubai|Riyadh|Qatar|Kuwait|Jerusalem|Beirut|Amman|Bahrain))/ },
  dach: { areas: ["germany", "austria", "switzerland"] },
  benelux: { areas: ["belgium", "netherlands", "luxembourg"] },
  nordics: { areas: ["sweden", "norway", "denmark", "finland", "iceland"] },
  "bay area": { cities: ["san francisco", "oakland", "san jose", "palo alto", "berkeley"] },
  "west coast": { areas: ["california", "oregon", "washington"] },
  "east coast": {
    areas: [
      "maine",
      "new hampshire",
      "massachusetts",
      "rhode island",
      "connecticut",
      "new york",
      "new jersey",
      "pennsylvania",
      "delaware",
      "maryland",
      "district of columbia",
      "virginia",
      "north carolina",
      "south carolina",
      "georgia",
      "florida",
    ],
  },
  midwest: {
    areas: [
      "illinois",
      "indiana",
      "iowa",
      "kansas",
      "michigan",
      "minnesota",
      "missouri",
      "nebraska",
      "ohio",
      "wisconsin",
    ],
  },
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
      region.zones?.test(timeZone) === true ||
      cities.some((city) => region.cities?.includes(city)) ||
      areas.some((area) => region.areas?.includes(area))
    );
  return [...(state === undefined ? cities : []), ...areas].some((part) =>
    ` ${part} `.includes(` ${wanted} `),
  );
}

/** The comparable parts of a location: "Austin, TX" is also in Texas and in the United States. */
function partsOf(location: string): { cities: string[]; areas: string[] } {
  const parts = location.split(",").map(placeName).filter(Boolean);
  const areas = (parts.length === 1 ? parts : parts.slice(1)).flatMap((part) => {
    const state = states[part] ?? (stateNames.has(part) ? part : undefined);
    return state === undefined ? [synonyms[part] ?? part] : [state, "united states"];
  });
  return { cities: parts, areas };
}
