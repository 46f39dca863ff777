// cspell:ignore Chula Heathrow Palo daycares embass ferr galler trailheads universit
import { beginning } from "../../text/characters.ts";
import type { BriefReading } from "./brief-reading.ts";
import { emptyWords, sentencesOf } from "./brief-text.ts";

/** Kinds of places that a campaign can be set in. */
const venue =
  "trade shows?|trade fairs?|expos?|fairs?|exhibitions?|conferences?|conventions?|summits?|congress(?:es)?|forums?|symposiums?|booths?|storefronts?|shop windows?|malls?|atriums?|shopping centers?|department stores?|supermarkets?|grocery stores?|bookshops?|bookstores?|libraries|library|community rooms?|community centers?|senior centers?|hospitals?|clinics?|break rooms?|waiting rooms?|canteens?|cafeterias?|factory|factories|\\p{L}+ plants?|warehouses?|offices?|coworking spaces?|office lobbies|lobby|lobbies|foyers?|stadiums?|arenas?|concourses?|ballparks?|gyms?|climbing gyms?|pools?|beach(?:es)?|parks?|plazas?|squares?|streets?|sidewalks?|bike corridors?|corridors?|bike lanes?|trails?|trailheads?|farmers'? markets?|markets?|market halls?|food halls?|festivals?|concerts?|rall(?:y|ies)|parades?|airports?|terminals?|train stations?|light rail stations?|subway stations?|bus stations?|metro stations?|ferr(?:y|ies)|piers?|harbors?|marinas?|truck stops?|gas stations?|rest stops?|parking lots?|parking garages?|garages?|campus(?:es)?|colleges?|universit(?:y|ies)|high schools?|schools?|assembly|auditoriums?|hotels?|hotel suites?|suites?|ballrooms?|rooftops?|restaurants?|cafés?|coffee shops?|breweries|brewery|bars?|clubs?|jazz clubs?|theaters?|museums?|galler(?:y|ies)|workshops?|studios?|private homes?|family homes?|\\p{Lu}\\p{L}+ home|churches|church|town halls?|city halls?|fire stations?|barns?|farms?|vineyards?|wineries|ranch(?:es)?|job sites?|building sites?|construction sites?|marathon|finish line|finish|starting line|race courses?|golf courses?|ski resorts?|courts?|laundromats?|barbershops?|salons?|dealerships?|showrooms?|employers?|downtown|neighborhoods?|waterfronts?|boardwalks?|docks?|zoos?|aquariums?|homecoming game|rinks?|daycares?|retirement homes?|barracks|bases?|courthouses?|embass(?:y|ies)";
const kinds = new RegExp(String.raw`(?<![\p{L}'’-])(?:${venue})(?![\p{L}-])`, "giu");
const towns =
  "New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|Jacksonville|San Jose|Fort Worth|Columbus|Charlotte|Indianapolis|San Francisco|Seattle|Denver|Washington|Oklahoma City|Nashville|El Paso|Boston|Portland|Las Vegas|Memphis|Detroit|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Mesa|Atlanta|Omaha|Colorado Springs|Raleigh|Miami|Virginia Beach|Long Beach|Oakland|Minneapolis|Tulsa|Bakersfield|Wichita|Arlington|Tampa|New Orleans|Cleveland|Honolulu|Anaheim|Lexington|Stockton|Henderson|Corpus Christi|Riverside|Newark|Saint Paul|St\\. Paul|Santa Ana|Cincinnati|Irvine|Orlando|Pittsburgh|St\\. Louis|Greensboro|Lincoln|Anchorage|Plano|Durham|Buffalo|Chandler|Chula Vista|Toledo|Madison|Gilbert|Reno|Fort Wayne|Lubbock|St\\. Petersburg|Laredo|Irving|Chesapeake|Winston-Salem|Glendale|Scottsdale|Garland|Boise|Norfolk|Spokane|Richmond|Fremont|Huntsville|Tacoma|Des Moines|Knoxville|Salt Lake City|Providence|Rochester|Savannah|Charleston|Chattanooga|Eugene|Boulder|Bozeman|Missoula|Burlington|Asheville|Santa Fe|Ann Arbor|Grand Rapids|Hartford|Newport|Brooklyn|Queens|Manhattan|Harlem|Bloomington|Birmingham|Little Rock|Baton Rouge|Mobile|Jackson|Shreveport|Duluth|Fargo|Sioux Falls|Billings|Cheyenne|Flagstaff|Tempe|Berkeley|Palo Alto|Santa Monica|Pasadena|San Juan|Vienna|Berlin|London|Paris|Munich|Hamburg|Amsterdam|Toronto|Vancouver|Montreal|Dublin|Madrid|Barcelona|Lisbon|Zurich|Stockholm|Copenhagen|Oslo|Helsinki|Sydney|Melbourne|Tokyo|Singapore";
const states =
  "Maine|Iowa|Vermont|Montana|Wyoming|Texas|Ohio|Kansas|Utah|Idaho|Oregon|Nevada|Arizona|Florida|Georgia|Alabama|Kentucky|Tennessee|Michigan|Wisconsin|Minnesota|Nebraska|Colorado|Hawaii|Alaska";
const aState = new RegExp(String.raw`\b(?:${states})\b`, "u");
const known = new RegExp(String.raw`\b(${towns})\b(?:,? (?:[A-Z]{2}|${states})(?=[\s,.;:)!?]|$))?`, "gu");
const named = String.raw`\p{Lu}[\p{L}'&-]+(?: (?:of |de |du |in )?\p{Lu}[\p{L}'&-]+){0,2}`;
const placed = new RegExp(
  String.raw`\b(?:in|near|around|across|outside|downtown|at) (?:the |downtown |central )?(${named})`,
  "gu",
);
const noTown =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter|English|German|French|Spanish|Q\d|HR|CRM|AI|VR|IT|I|We|The|Our|USD|Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/;
const refusedVenue =
  /\b(?:no|not|never|nothing at|without|instead of|distrust|hate|away from|tired of)\s+(?:\w+\s+){0,2}$/i;
const wordBefore =
  /^(?:we|have|a|an|the|our|at|in|on|to|from|of|for|with|and|or|by|near|around|across|outside|inside|along|three|two|four|five|six|ten|twelve|some|any|every|each|their|its|this|that|is|are|within|through|under|over|open|sell|launch|past|one|big|during|into|where|who|which|okay|fine|before|after|live|tasting|takeover|demo|sampling|meet|near|off|has|need|needs|want|wants|it|they|them|bring|takes?|be|was|were|us|work|works|pop-up|\d+)$/i;

const airside =
  /\b(?:airside|past security|departure (?:hall|gate)|O'Hare|LAX|JFK|Heathrow|baggage claim|TSA)\b/;

/** Whether a product's own word is also the place: "the hall of the museum" for a museum's membership. */
function isSetAt(prompt: string, venue: string): boolean {
  const last = venue.split(" ").at(-1) ?? venue;
  return new RegExp(
    String.raw`\b(?:in|at|inside|outside|of) (?:the|a|an|our) (?:\p{L}+ )?${last}\b`,
    "iu",
  ).test(prompt);
}

/** Where a brief is to happen: the town, and the kinds of places it names. */
export function placeIn(prompt: string, location = "", product = ""): BriefReading["place"] {
  const town = location.trim() || townIn(prompt);
  const venues = venuesIn(prompt).filter(
    (one) => !product.toLowerCase().includes(one.toLowerCase()) || isSetAt(prompt, one),
  );
  if (airside.test(prompt) && !venues.some((one) => /airport/i.test(one))) venues.push("airport");
  if (town === undefined && venues.length === 0) return undefined;
  const text = [venues[0], town].filter((one) => one !== undefined && one !== "").join(", ");
  return {
    text: beginning(text, 200),
    words: beginning([...(town === undefined ? [] : [town]), ...venues].join(", "), 300),
    ...(town ? { town: beginning(town, 80) } : {}),
    venues,
  };
}

function townIn(prompt: string): string | undefined {
  const [town] = [...prompt.matchAll(known)].map(([whole]) => whole.trim());
  const others = [...prompt.matchAll(placed)]
    .map(([, name = ""]) => name)
    .filter((name) => !noTown.test(name));
  const landmark = others.find((name) => town === undefined || !town.includes(name));
  if (town === undefined) return landmark ?? aState.exec(prompt)?.[0];
  return landmark &&
    !landmark.includes(town) &&
    /\bin\b/.test(prompt) &&
    prompt.includes(`${landmark} in ${town}`)
    ? `${landmark}, ${town}`
    : town;
}

function venuesIn(prompt: string): string[] {
  const found: string[] = [];
  for (const sentence of sentencesOf(prompt))
    for (const match of sentence.matchAll(kinds)) {
      const [kind] = match;
      const before = sentence.slice(0, match.index);
      if (
        /\bno-?go\b/i.test(sentence) ||
        refusedVenue.test(before) ||
        /^['’]?s? (?:owners?|managers?|buyers?|staff|people|workers?|bus\b|operators?|chains?|passes)/i.test(
          sentence.slice(match.index + kind.length),
        )
      )
        continue;
      const words = (/[^,.;:()]*$/.exec(before)?.[0] ?? "")
        .trim()
        .split(/\s+/)
        .filter((one) => one !== "")
        .slice(-3);
      let from = words.length;
      while (
        from > 0 &&
        !wordBefore.test(words[from - 1] ?? "") &&
        !emptyWords.has((words[from - 1] ?? "").toLowerCase()) &&
        !/(?<!climb)ing$|['’]s$/.test(words[from - 1] ?? "") &&
        !isVenue(words[from - 1] ?? "")
      )
        from--;
      const name = [...words.slice(from), kind].join(" ");
      if (/\?/.test(sentence) && /^(?:brewery|bar)/i.test(kind)) continue;
      if (
        !found.some(
          (one) =>
            one.toLowerCase().includes(name.toLowerCase()) || one.toLowerCase().endsWith(kind.toLowerCase()),
        )
      )
        found.push(beginning(name, 80));
    }
  return found.slice(0, 4);
}

const oneKind = new RegExp(String.raw`^(?:${venue})$`, "iu");
const isVenue = (word: string): boolean => oneKind.test(word);
