// cspell:ignore cemeter Jeddah Grindelwald
// cspell:ignore utside
// cspell:ignore Eldoret laundrettes majlis satur wednes
// cspell:ignore Liège Lahti Wrocław Poznań Zaragoza Málaga Busan Dhabi Gdańsk gurdwaras inos ians Kraków Kuala Lumpur Marburg matatus Medellín Montréal Shenzhen Chula daycares dormitor embass ferr galler Heathrow monaster observator Palo pharmac riverfronts trailheads universit
import { beginning } from "../../text/characters.ts";
import { literally } from "../../text/literally.ts";
import { namesPeople } from "./brief-counts.ts";
import type { BriefReading } from "./brief-reading.ts";
import { emptyWords, numberPattern, segmentsOf, sentencesOf } from "./brief-text.ts";
import { eventAndTownIn, eventBefore, houseAndTownIn, properPlaceIn, textOfPlaces } from "./place-text.ts";

/** Kinds of places that a campaign can be set in. */
const venue =
  "(?:comic|game|toy|record|outdoor|hobby|craft|music|surf|ski|flower|gift|thrift|pet|paint|fabric|yarn|tea|wine|cheese|butcher|tackle|camera|repair) shops?|grain elevators?(?: sites?)?|carnivals?|(?:commerce|chamber|networking|business|alumni) mixers?|(?:river|lake|sea|pool|dock|track|ring|harbor|quay)sides?|saunas?|taxi ranks?|park[- ]and[- ]rides?|rail[- ]trails?|staff rooms?|service areas?|washing bays?|terminus|stairwells?|landings?|running tracks?|lagoons?|trade shows?|trade fairs?|expos?|fairs?|field days?|exhibitions?|conferences?|conventions?|summits?|congress(?:es)?|forums?|symposiums?|booths?|storefronts?|shop windows?|malls?|atriums?|shopping centers?|department stores?|supermarkets?|grocery stores?|bookshops?|bookstores?|libraries|library|community rooms?|community centers?|senior centers?|hospitals?|clinics?|break rooms?|waiting rooms?|canteens?|cafeterias?|factory|factories|\\p{L}+ plants?|warehouses?|offices?|coworking spaces?|office lobbies|lobby|lobbies|foyers?|stadiums?|arenas?|concourses?|ballparks?|gyms?|climbing gyms?|pools?|beach(?:es)?|parks?|plazas?|squares?|streets?|sidewalks?|bike corridors?|corridors?|bike lanes?|trails?|trailheads?|farmers'? markets?|launderettes?|laundrettes?|night markets?|allotments?|health posts?|health centers?|passages?|underpass(?:es)?|underground passages?|opera houses?|council chambers?|weighbridges?|cattle marts?|livestock marts?|marts?|majlis|markets?|market halls?|food halls?|festivals?|concerts?|rall(?:y|ies)|parades?|airports?|terminals?|train stations?|light rail stations?|subway stations?|bus stations?|metro stations?|ferr(?:y|ies)|piers?|harbors?|marinas?|truck stops?|gas stations?|rest stops?|parking lots?|parking garages?|garages?|campus(?:es)?|colleges?|universit(?:y|ies)|high schools?|schools?|assembly|auditoriums?|hotels?|hotel suites?|suites?|ballrooms?|rooftops?|restaurants?|cafés?|coffee shops?|breweries|brewery|bars?|clubs?|jazz clubs?|theaters?|museums?|galler(?:y|ies)|workshops?|studios?|private homes?|family homes?|\\p{Lu}\\p{L}+ home|churches|church|town halls?|city halls?|fire stations?|barns?|farms?|vineyards?|wineries|ranch(?:es)?|job sites?|building sites?|construction sites?|marathon|finish line|(?<=the )finish|starting line|race courses?|golf courses?|ski resorts?|courts?|laundromats?|barbershops?|salons?|dealerships?|showrooms?|employers?|downtown|neighborhoods?|waterfronts?|boardwalks?|docks?|zoos?|aquariums?|homecoming game|rinks?|daycares?|retirement homes?|barracks|bases?|courthouses?|embass(?:y|ies)|casinos?|skyways?|dining rooms?|distribution centers?|data centers?|call centers?|garden centers?|nurser(?:y|ies)|lakes?|lakefronts?|shores?|riverfronts?|rivers?|riverbanks?|yards?|depots?|office towers?|towers?|mills?|baker(?:y|ies)|diners?|pancake houses?|hangars?|ports?|camps?|campgrounds?|campsites?|bridges?|gardens?|bus stops?|taxi stands?|car wash(?:es)?|food courts?|bowling alleys?|cinemas?|movie theaters?|temples?|mosques?|synagogues?|castles?|lodges?|chalets?|dorms?|dormitor(?:y|ies)|kindergartens?|preschools?|nursing homes?|bank branch(?:es)?|post offices?|police stations?|pharmac(?:y|ies)|fairgrounds?|racetracks?|tracks|stables?|hardware stores?|home improvement stores?|bike shops?|lumberyards?|mess halls?|banks of the \\p{Lu}\\p{L}+|islands?|village greens?|commons|promenades?|arcades?|orchards?|greenhouses?|gates?|cemeter(?:y|ies)|industrial estates?|washrooms?|lounges?|forecourts?|holding lots?|shelters?|villas?|platform(?= \\d)|(?:station|railway|train) platforms?|observator(?:y|ies)|planetariums?|chapels?|cathedrals?|cloisters?|monaster(?:y|ies)|shipyards?|wharf|wharves|quays?|crossroads|toll stations?|food truck parks?|trailer parks?|loading docks?|picnic areas?|playgrounds?|skate ?parks?|sports fields?|football fields?|soccer fields?|locker rooms?|club ?houses?|(?:hiring|service|public|village|sports|school|market) halls?|halls?|pubs?|taverns?|winery|class ?rooms?|car parks?|lorry parks?|laundry rooms?|court ?yards?|(?:shopping|garden|sports|seamen's|community|leisure) cent(?:er|re)s?|seamen's centers?|assembly points?|stations?|matatus?|villages?|housing estates?|gurdwaras?|parking|stationery shops|distiller(?:y|ies)";
/** What a place is often called after its kind: the convention's hall, the ferry's terminal. */
const placeTail =
  /^ (?:halls?|centers?|rooms?|floors?|lobby|lobbies|lots?|exchange|yards?|terminals?|towers?|grounds?|areas?|gates?|decks?|wings?|courts?|houses?|kiosks?|corners?|entrances?|foyers?|concourses?|parks?|library|bars?|gardens?|suites?)(?![\p{L}-])/iu;
/** Where a kind of place is, by its name: "the supply market of Lima". */
const placeName = /^ of (?:the )?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/u;
/** What stands before the place that is meant, rather than one that is only spoken of. */
const setAt =
  /(?:^|\b(?:in|at|on|inside|outside|into|opposite|beside|around|near|of|where|venue|place|lends?(?: us)?|gives?(?: us)?|given us|(?:we|i) get|allowed in|let us in|booked|rented|have|got|take over)[:,]?)\s*(?:(?:the|a|an|its?|his|her|their|this|one|each|every|real|big|\p{L}+['’]s|upstairs|of) ?)*$/iu;
/** "In five stairwells": how many there are of a place. */
const numberLast = new RegExp(String.raw`(?<![\p{L}\d])(?:${numberPattern}) $`, "iu");
const kinds = new RegExp(String.raw`(?<![\p{L}'’-])(?:${venue})(?![\p{L}-])`, "giu");
const towns =
  "New York|Los Angeles|Chicago|Houston|Phoenix|Philadelphia|San Antonio|San Diego|Dallas|Austin|Jacksonville|San Jose|Fort Worth|Columbus|Charlotte|Indianapolis|San Francisco|Seattle|Denver|Washington|Oklahoma City|Nashville|El Paso|Boston|Portland|Las Vegas|Memphis|Detroit|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|Mesa|Atlanta|Omaha|Colorado Springs|Raleigh|Miami|Virginia Beach|Long Beach|Oakland|Minneapolis|Tulsa|Bakersfield|Wichita|Arlington|Tampa|New Orleans|Cleveland|Honolulu|Anaheim|Lexington|Stockton|Henderson|Corpus Christi|Riverside|Newark|Saint Paul|St\\. Paul|Santa Ana|Cincinnati|Irvine|Orlando|Pittsburgh|St\\. Louis|Greensboro|Lincoln|Anchorage|Plano|Durham|Buffalo|Chandler|Chula Vista|Toledo|Madison|Gilbert|Reno|Fort Wayne|Lubbock|St\\. Petersburg|Laredo|Irving|Chesapeake|Winston-Salem|Glendale|Scottsdale|Garland|Boise|Norfolk|Spokane|Richmond|Fremont|Huntsville|Tacoma|Des Moines|Knoxville|Salt Lake City|Providence|Rochester|Savannah|Charleston|Chattanooga|Eugene|Boulder|Bozeman|Missoula|Burlington|Asheville|Santa Fe|Ann Arbor|Grand Rapids|Hartford|Newport|Brooklyn|Queens|Manhattan|Harlem|Bloomington|Birmingham|Little Rock|Baton Rouge|Mobile|Jackson|Shreveport|Duluth|Fargo|Sioux Falls|Billings|Cheyenne|Flagstaff|Tempe|Berkeley|Palo Alto|Santa Monica|Pasadena|San Juan|Vienna|Berlin|London|Paris|Munich|Hamburg|Amsterdam|Toronto|Vancouver|Montreal|Dublin|Madrid|Barcelona|Lisbon|Zurich|Stockholm|Copenhagen|Oslo|Helsinki|Sydney|Melbourne|Tokyo|Singapore|Melbourne|Brisbane|Perth|Adelaide|Auckland|Wellington|Liverpool|Manchester|Leeds|Sheffield|Leicester|Nottingham|Bristol|Cardiff|Glasgow|Edinburgh|Aberdeen|Belfast|Cork|Galway|Limerick|Rotterdam|Utrecht|Antwerp|Brussels|Cologne|Frankfurt|Stuttgart|Düsseldorf|Leipzig|Dresden|Marburg|Geneva|Lyon|Marseille|Bordeaux|Milan|Naples|Turin|Rome|Venice|Seville|Valencia|Porto(?! \\p{Lu})|Athens|Warsaw|Kraków|Gdańsk|Prague|Budapest|Bucharest|Istanbul|Ankara|Cairo|Casablanca|Tunis|Lagos|Abuja|Kano|Accra|Nairobi|Kisumu|Mombasa|Kampala|Johannesburg|Cape Town|Durban|Dubai|Abu Dhabi|Doha|Riyadh|Mumbai|Delhi|Bangalore|Chennai|Kolkata|Hyderabad|Pune|Karachi|Lahore|Dhaka|Colombo|Bangkok|Jakarta|Manila|Hanoi|Kuala Lumpur|Hong Kong|Shanghai|Beijing|Shenzhen|Taipei|Seoul|Busan|Osaka|Kyoto|Nagoya|Ghent|Bruges|Liège|Lille|Nantes|Toulouse|Strasbourg|Basel|Bern|Lausanne|Salzburg|Graz|Innsbruck|Bergen|Trondheim|Gothenburg|Malmö|Aarhus|Odense|Tampere|Turku|Lahti|Tallinn|Riga|Vilnius|Wrocław|Poznań|Łódź|Brno|Bratislava|Ljubljana|Zagreb|Belgrade|Thessaloniki|Bilbao|Zaragoza|Málaga|Palermo|Bologna|Florence|Genoa|Hanover|Bremen|Nuremberg|Dortmund|Essen|The Hague|Eindhoven|Luxembourg|Newcastle|Southampton|Portsmouth|Plymouth|Norwich|York|Swansea|Dundee|Inverness|Hamilton|Quebec City|Christchurch|Canberra|Hobart|Sapporo|Mexico City|Guadalajara|Monterrey|Bogotá|Medellín|Lima|Santiago(?: de Chile)?|Buenos Aires|Montevideo|São Paulo|Rio de Janeiro|Recife|Salvador|Santos|Montréal|Ottawa|Calgary|Edmonton|Winnipeg|Halifax|Reykjavik";
const states =
  "Maine|Iowa|Vermont|Montana|Wyoming|Texas|Ohio|Kansas|Utah|Idaho|Oregon|Nevada|Arizona|Florida|Georgia|Alabama|Kentucky|Tennessee|Michigan|Wisconsin|Minnesota|Nebraska|Colorado|Hawaii|Alaska";
const aState = new RegExp(String.raw`\b(?:${states})\b`, "u");
const known = new RegExp(String.raw`\b(${towns})\b(?:,? (?:[A-Z]{2}|${states})(?=[\s,.;:)!?]|$))?`, "gu");
const named = String.raw`\p{Lu}[\p{L}'&-]+(?: (?:of |de |du |in )?\p{Lu}[\p{L}'&-]+){0,2}`;
const placed = new RegExp(
  String.raw`\b(?:[Ii]n|[Nn]ear|around|across|[Oo]utside|downtown|[Aa]t) (?:the |downtown |central )?(${named})`,
  "gu",
);
const noTown =
  /^(?:Dutch|Danish|Swedish|Norwegian|Finnish|Greek|Czech|Hungarian|Mandarin|Cantonese|Vietnamese|Tagalog|Farsi|Hebrew|Somali|Welsh|Irish|Punjabi|Hindi|Urdu|Bengali|Tamil|Nepali|Swahili|Arabic|Portuguese|Italian|Chinese|Japanese|Korean|Polish|Turkish|Russian|Ukrainian|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter|English|German|French|Spanish|Q\d|HR|CRM|AI|VR|IT|I|We|The(?! [A-Z])|Our|USD|Mon|Tue|Wed|Thu|Fri|Sat|Sun|One|Two|Three|Four|Five|Six|Seven|Eight|Ten|Every|Each)\b/;
const refusedVenue =
  /\b(?:no|not|never|nothing at|without|instead of|distrust|hate|away from|tired of)\s+(?:\w+\s+){0,2}$/i;
const wordBefore =
  /^(?:we|have|a|an|the|our|at|in|on|to|from|of|for|with|and|or|by|near|around|across|outside|inside|along|three|two|four|five|six|ten|twelve|some|any|every|each|their|its|this|that|is|are|within|through|under|over|open|sell|launch|past|one|big|per|think|believe|during|into|where|who|which|okay|fine|before|after|live|tasting|takeover|demo|sampling|meet|near|off|has|need|needs|want|wants|it|they|them|bring|takes?|be|was|were|us|work|works|pop-up|\d+)$/i;

const airside =
  /\b(?:airside|past security|departure (?:hall|gate)|O'Hare|LAX|JFK|Heathrow|baggage claim|TSA)\b/;

/** What is to happen on a screen, rather than what people do there anyway. */
const online =
  /\b(?:online only|only online|(?:something|everything|it all|purely|fully|strictly|wholly) online|(?:held|happens?|takes? place|entirely|all|be|stays?|run|meet) online|as a (?:livestream|live stream|webinar|video call)|(?<!\b(?:no|not|another) )(?:livestream|live stream|webinar|video (?:call|session|conference)s?)\b|(?:on|via|by|over|our) (?:zoom|discord|twitch|teams|video))\b/i;

/** Whether a product's own word is also the place: "the hall of the museum" for a museum's membership. */
function isSetAt(prompt: string, venue: string): boolean {
  const last = venue.split(" ").at(-1) ?? venue;
  return new RegExp(
    String.raw`\b(?:in|at|on|inside|outside|of) (?:the|a|an|our) (?:\p{L}+ )?${last}\b`,
    "iu",
  ).test(prompt);
}

/** Where a brief is to happen: the town, and the kinds of places it names. */
export function placeIn(prompt: string, location = "", product = ""): BriefReading["place"] {
  const [, setting = "", labeled] =
    /(?:^|[.!?\n] ?)It is in ((?:the |a |an |our )?([\p{L}' -]{3,60}?)(?:[.,;(][^.\n]*|$))/u.exec(prompt) ??
    [];
  // "We run a charity, Open Door": what it is called is no place, though it stands alone as one does.
  const cleaned = textOfPlaces(withoutRoute(prompt));
  const placed = /^\p{Lu}/u.test(product) ? cleaned.replaceAll(`"${product}"`, "it") : cleaned;
  const others = /^\p{Lu}/u.test(product)
    ? withoutRoute(prompt).replaceAll(product, "it")
    : withoutRoute(prompt);
  const set = eventAndTownIn(prompt);
  const settled = set && !noTown.test(set.town) ? set : undefined;
  const house = houseAndTownIn(setting);
  const proper = properPlaceIn(prompt);
  const town =
    location.trim() ||
    settled?.town ||
    (house && !isTown(house.house) && !noTown.test(house.town) ? house.town : undefined) ||
    townIn(setting) ||
    townAlone(setting) ||
    townIn(others) ||
    townAlone(others);
  const isLabel = labeled !== undefined && town?.startsWith(labeled);
  const nearby =
    labeled !== undefined && !isLabel
      ? beginning(labeled, 80)
      : town === undefined
        ? undefined
        : (settled?.event ?? proper ?? spotNear(placed, town, product) ?? eventBefore(placed, town));
  const venues = [...(nearby === undefined ? [] : [nearby]), ...venuesIn(setting), ...venuesIn(placed)]
    .map((one) => (town === undefined ? one : one.replace(` of ${town}`, "").replace(` in ${town}`, "")))
    .filter(
      (one, at, all) =>
        all.findIndex((other) => other.toLowerCase().includes(one.toLowerCase())) === at ||
        (at === 0 && nearby !== undefined),
    )
    .filter((one) => !town?.toLowerCase().includes(one.toLowerCase()))
    .slice(0, 4)
    .filter((one) => !product.toLowerCase().includes(one.toLowerCase()) || isSetAt(prompt, one));
  const [onScreen] = online.exec(prompt.replaceAll(inQuotes, " ")) ?? [];
  if (onScreen !== undefined)
    venues.unshift(/online/i.test(onScreen) ? "online" : `online, ${onScreen.trim()}`);
  if (doorToDoor.test(prompt) && venues.length === 0) venues.push("front doors");
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

/** "Sleeper bus El Paso – Los Angeles": where something goes is not where it is shown, unless another town is named. */
const routes = new RegExp(
  String.raw`(?<=\b(?:bus(?:es)?|coach(?:es)?|trains?|ferry|ferries|flights?|shuttles?|line|route|service|sleeper) (?:from )?)(${towns}) ?(?:-|–|—|to) ?(?:${towns})`,
  "gu",
);
const withoutRoute = (text: string): string => text.replaceAll(routes, "in $1");

const doorToDoor = /\bdoor[- ]to[- ]door\b/i;

/** What somebody else says: "women are told 'online only' for their size". */
const inQuotes = /(?<=^|\s)['"‘“][^'"’”\n]{1,60}['"’”](?=[\s.,;:)]|$)/g;

/** A sentence that says when it is, says where more often than another one. */
const saysWhen =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|mornings?|afternoons?|nights?|weekends?|days?)\b|\d ?(?:[ap]\.?m\.?)? ?(?:-|–|to|till|until) ?\d/iu;
const withState = new RegExp(
  String.raw`(?:\b[Ii]n |, )(${named},? (?:[A-Z]{2}|${states}))(?=[\s.,;:)]|$)`,
  "gu",
);
function townIn(prompt: string): string | undefined {
  // What only happens in New York, and where somebody is from, is not where this is to be.
  const elsewhere =
    /\b(?:from|made|born|based|headquartered|happens?|moved|like|than|sits|lives|repaired|stored|the other(?:'s| one is)?|between)(?: \w+){0,2} $/i;
  const isPlain = !/[\p{Ll},] \p{Lu}\p{Ll}{2,}/u.test(prompt);
  const all = [...(isPlain ? withTowns(prompt) : prompt).matchAll(known)];
  const own = all.filter(({ index }) => !elsewhere.test(prompt.slice(Math.max(0, index - 30), index)));
  const [, stated] = [...prompt.matchAll(withState)].find(([, name = ""]) => !noTown.test(name)) ?? [];
  if (stated !== undefined && !own.some(([whole]) => stated.includes(whole.trim()))) return stated;
  const timed = sentencesOf(prompt).filter((sentence) => saysWhen.test(sentence));
  const isTimed = (name: string): boolean => timed.some((sentence) => sentence.includes(name));
  const [first] = own;
  const found = own.find(([whole]) => isTimed(whole.trim())) ?? first;
  const set = [...prompt.matchAll(placed)].find(
    ([whole, name = ""]) => !noTown.test(name) && /^in /i.test(whole) && !/\bmade $/i.test(whole),
  );
  const town = (found ?? (set ? undefined : all[0]))?.[0].trim();
  const others = [...prompt.matchAll(placed)]
    .filter(({ index }) => !elsewhere.test(prompt.slice(Math.max(0, index - 30), index)))
    .map(([, name = ""]) => name)
    .filter((name) => !noTown.test(name));
  const landmark = others.find((name) => town === undefined || !town.includes(name));
  if (town === undefined)
    return (
      others.find(isTimed) ??
      landmark ??
      aState.exec(prompt)?.[0] ??
      townAlone(prompt) ??
      townFrom(prompt) ??
      townOf(prompt)
    );
  // A town that nobody listed, in the sentence that says when: "general meeting, Eldoret, one Saturday".
  const alone = isTimed(town) ? undefined : townAlone(timed.join(" "));
  if (alone !== undefined && properPlaceIn(alone) === undefined) return alone;
  // "Portland and Seattle" are both meant; of "Austin or Dallas" one is enough.
  const next = all[all.findIndex(([whole]) => whole.trim() === town) + 1];
  const listed = new RegExp(
    String.raw`${literally(town)}(?:, (?:${towns}))+(?:,? and (?:${towns}))?`,
    "iu",
  ).exec(prompt);
  if (listed) return isPlain ? withTowns(listed[0]) : listed[0];
  if (next && new RegExp(`${literally(town)}(?:,? and| &|\\+) ${literally(next[0].trim())}`).test(prompt))
    return `${town} and ${next[0].trim()}`;
  return landmark &&
    !landmark.includes(town) &&
    /\bin\b/.test(prompt) &&
    prompt.includes(`${landmark} in ${town}`)
    ? `${landmark}, ${town}`
    : town;
}

/** Where those are from whom it is for: "wedding planners of Jeddah". */
const townOf = (prompt: string): string | undefined =>
  [...prompt.matchAll(/(\p{L}+) of (\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}\p{Ll}+)?)/gu)].find(
    ([, who = "", name = ""]) => namesPeople(who) && !noTown.test(name),
  )?.[2];

/** Where somebody is from is where this is to be if no other place is named. */
const townFrom = (prompt: string): string | undefined =>
  [...prompt.matchAll(new RegExp(String.raw`\b(?:from|based in) (${named})(?=[.,;:(!?]| and\b|$)`, "gu"))]
    .map(([, name = ""]) => name)
    .find((name) => !noTown.test(name));

const plainTown = new RegExp(String.raw`(?<![\p{L}'-])(?:${towns})(?![\p{L}-])`, "giu");
/** Names that are words as well, which without capitals can't be told from them. */
const alsoWord =
  /^(?:mobile|reno|garland|buffalo|mesa|phoenix|jackson|lincoln|providence|queens|richmond|nice|cork|bath|reading|orlando|madison|santiago|salvador|plano|eugene|henderson|irving|chandler|gilbert|charlotte|austin|lima)$/;

const oneTown = new RegExp(`^(?:${towns}|${states})$`, "u");
/** Whether a name is that of a town or a state. */
export const isTown = (name: string): boolean => oneTown.test(name);

/** A text written without capitals, or in capitals only, with those of the towns it names. */
const withTowns = (text: string): string =>
  text.replaceAll(plainTown, (name) =>
    alsoWord.test(name.toLowerCase())
      ? name
      : name.toLowerCase().replaceAll(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase()),
  );

const timeOrPeople =
  /\b(?:days?|nights?|evenings?|mornings?|afternoons?|weeks?|weekends?|months?|january|february|march|april|may|june|july|august|september|october|november|december|hours?|lunch|dinner|breakfast|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|budget|launch|demo|tour|idea|campaign|people|visitors|guests|customers|company|firm|brand|startup|maker|based|born|live|offices?|union(?! halls?\b)|department|council|agency|association|authority)\b|\d|\$/i;

/** What stands right before the town: "station concourse, Philadelphia", "pancake house in Eugene". */
function spotNear(prompt: string, town: string, product: string): string | undefined {
  const [name = town] = town.split(",");
  const at = prompt.indexOf(name);
  if (at < 0) return undefined;
  const clause =
    /(?:^|[.!?;:()\n]|,\s(?!$))([^.!?;:(),\n]*?)(?:,? (?:in|near|of|outside|downtown)(?: downtown| central)?|,) ?$/u.exec(
      prompt.slice(0, at).replace(/(?:^|\s)(?:the|downtown)\s*$/, " "),
    )?.[1];
  // "Performed by deaf comics, in Monterrey"
  const words = (
    /.*\b(in|at|on|for|from|to|with|by|inside|outside|around|along) /iu
      .exec(clause ?? "")?.[1]
      ?.match(/^(?:by|for|with|from|to)$/i)
      ? ""
      : (clause ?? "")
  )
    .trim()
    .split(
      /\s+(?:in|at|on|for|from|to|with|by|inside|outside|around|along|our|the|a|an|have|has|visit|use|get|be)\s+/i,
    )
    .at(-1)
    ?.replace(/^(?:in|at|on|the|a|an|our|one|two|three|four|at the|in the)\s+/i, "")
    .trim();
  // "Canned tea, new, Tulsa", "a knife, forged in Sakai": how it is, and no place
  if (/^(?:new|old|open|free|soon|\p{L}+ed|made|born|grown)$/iu.test(words ?? "")) return undefined;
  if (!words || words.length < 3 || words.split(/\s+/).length > 4 || timeOrPeople.test(words))
    return undefined;
  const last = words.split(/\s+/).at(-1) ?? "";
  const isProduct = product.toLowerCase().includes(last.toLowerCase());
  return isProduct || namesPeople(last) || !/^\p{L}/u.test(words) || emptyWords.has(last.toLowerCase())
    ? undefined
    : beginning(words, 80);
}

/** A town that stands alone between commas, with its state or without: "Bristol, covered market, Thursday". */
function townAlone(prompt: string): string | undefined {
  return segmentsOf(prompt)
    .map(({ text, sentence }) => ({ text, first: sentence.startsWith(text) }))
    .find(
      ({ text, first }) =>
        /^\p{Lu}[\p{Ll}'-]{2,}(?: \p{Lu}[\p{Ll}'-]+){0,2}(?:,? [A-Z]{2})?$/u.test(text) &&
        !noTown.test(text) &&
        // "Facts: 9 days", and people: "Filipinos, Indians"
        !prompt.includes(`${text}:`) &&
        !/(?:\p{L}ans|inos|ians)$/u.test(text) &&
        !(first && sentencesOf(prompt)[0]?.startsWith(text) && !prompt.includes(`${text},`)) &&
        // "Overnight, it takes the damp out"
        !new RegExp(
          String.raw`(?:^|[.!?\n] )${literally(text)}, (?:it|we|they|you|he|she|there|this|that|nobody|everybody|everyone|people|most|some|many|somebody)\b`,
          "u",
        ).test(prompt) &&
        !/^(?:Thanks?|Hello|Hi|Hey|Dear|Photos|Facts|Right|So|Well|Okay|Yes|No|Now|Also|Anyway|Finally|First|Second|Third|Today|Maybe|Sure|Plus|Ideally|Basically|Sorry|Again|Oh|Total|Budget|Goal|Target|Please|Best|Regards|Cheers|Sincerely|Subject|Audience|Product|Machine|Spanish|English)\b/.test(
          text,
        ),
    )?.text;
}

function venuesIn(prompt: string): string[] {
  const found: { name: string; isMeant: boolean }[] = [];
  for (const sentence of sentencesOf(prompt))
    for (const match of sentence.matchAll(kinds)) {
      const tail = placeTail.exec(sentence.slice(match.index + match[0].length))?.[0] ?? "";
      const rest = sentence.slice(match.index + match[0].length + tail.length);
      const kind = `${match[0]}${tail}${placeName.exec(rest)?.[0] ?? ""}`;
      const before = sentence.slice(0, match.index);
      // "Houston home" is a place, "take home" is none.
      if (/^\p{Ll}\S* home$/u.test(kind) && !/^(?:private|family) /.test(kind)) continue;
      if (
        /\bno-?go\b/i.test(sentence) ||
        // "A volunteer who farms himself", "play in street shoes"
        /\bwho $/iu.test(before) ||
        (/^streets?$/iu.test(match[0]) &&
          /^ (?:shoes|clothes|wear|food|art|style|artists?)\b/iu.test(rest)) ||
        // What is told of elsewhere: "the cuff at the pharmacy is always broken", "walks out to the office"
        isAnecdote(before, rest) ||
        // "Restaurant chefs", "protein bars", "our bakery's bread"
        namesPeople(/^ (\p{L}+)/u.exec(rest)?.[1] ?? "") ||
        (/^bars?$/i.test(match[0]) && ofFood.test(before)) ||
        (/^['’]s \p{L}/u.test(rest) && !setAt.test(before.replace(/\S+ $/, ""))) ||
        refusedVenue.test(before) ||
        // "We'd park a trailer outside"
        (/^(?:park|bar|fair|book|house)$/i.test(match[0]) &&
          /(?:\b(?:we|i|they|you|to|can|could|will|would)|['’](?:d|ll)) $/i.test(before)) ||
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
        !/(?<!climb)ing$|['’]s$|^[=+]$/.test(words[from - 1] ?? "") &&
        !isVenue(words[from - 1] ?? "")
      )
        from--;
      const name = [...words.slice(from), kind].join(" ");
      if (/\?/.test(sentence) && /^(?:brewery|bar)/i.test(kind)) continue;
      // "2 and 4.5 bar", "Safety office: engines stay off"
      if (/\d $/.test(before) && match[0] === "bar") continue;
      if (
        /^\p{Lu}/u.test(sentence) &&
        from === 0 &&
        name.length === match.index + kind.length &&
        rest.startsWith(":") &&
        !/\b(?:at|in)\b/.test(name)
      )
        continue;
      const lead = before.slice(0, Math.max(0, match.index - (name.length - kind.length)));
      const isCounted = numberLast.test(lead);
      const isMeant = setAt.test(lead.replace(numberLast, "")) && (isCounted || !/^\S+s$/.test(name));
      const same = found.find(
        (one) =>
          one.name.toLowerCase().includes(name.toLowerCase()) ||
          one.name.toLowerCase().endsWith(kind.toLowerCase()),
      );
      // "Pick up at one station", and later "Grindelwald station": its own name says which.
      if (
        same !== undefined &&
        name.length > same.name.length &&
        /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) &&
        !noTown.test(name)
      ) {
        same.name = beginning(name, 80);
        same.isMeant = true;
      }
      if (same === undefined) found.push({ name: beginning(name, 80), isMeant });
    }
  const meant = found.filter((one) => one.isMeant);
  // "Rota for hotels, at the regional managers' day": several of a kind are whom it is for.
  const others = found.filter(
    ({ name, isMeant }) => !isMeant && (meant.length === 0 || !/^\S+s$/.test(name)),
  );
  return [...meant, ...others].map(({ name }) => name).slice(0, 4);
}

/** Whether a place is only spoken of: where something is broken or always so, or where somebody walks out to. */
const isAnecdote = (before: string, rest: string): boolean =>
  (/\b(?:the|a|an|his|her|their) (?:\p{L}+ )?$/iu.test(before) &&
    /^ (?:is|are|was|were) (?:always|never|usually|mostly|often|too)\b/iu.test(rest)) ||
  /\b(?:walks?|runs?|drives?|goes|go|went|sent|walked) (?:out|over|back|all the way|down|up)? ?to (?:the|an?|their|his|her) (?:\p{L}+ )?$/iu.test(
    before,
  );

const ofFood =
  /\b(?:protein|chocolate|shampoo|soap|candy|granola|energy|muesli|snack|cereal|fruit|nut|oat|sound|tool|gold) $/i;

const oneKind = new RegExp(String.raw`^(?:${venue})$`, "iu");
/** Whether a word is a kind of place. */
export const isVenue = (word: string): boolean => oneKind.test(word);
