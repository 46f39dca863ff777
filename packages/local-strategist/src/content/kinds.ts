// cspell:ignore colou mocktails shel observator agenc annuit bootcamps cand chatbots composter composters documentar ferr fertili galler theat
// cspell:ignore gelatos glamping granolas kombuchas librar longboards moisturi motorhomes paddleboards pastr
// cspell:ignore pharmac platformers polic prosthes rollators rpgs stairlifts suvs urts wallbox workwear
// cspell:ignore adas birthing headwear knitwear kombucha mattes ravioli scoot
import type { Industry } from "@marquee/contracts/enums";

/** What kind of thing a product is: it decides what people can do with it, and so which formats fit. */
export const kinds = [
  "taste",
  "wear",
  "fitted",
  "skin",
  "ride",
  "thing",
  "large",
  "play",
  "software",
  "advice",
  "service",
  "trip",
  "show",
  "course",
  "cause",
  "job",
] as const;
export type Kind = (typeof kinds)[number];

/** What people do with a kind of product; {P} is the product. */
export interface KindWords {
  /** "taste {P}" after "can", "may" or "to". */
  tryP: string;
  /** "tasted {P}" after "have". */
  triedP: string;
  /** "tasting {P}" as a subject. */
  tryingP: string;
  /** One go of one person, in the singular and the plural. */
  turn: string;
  turns: string;
}

export const kindWords: Readonly<Record<Kind, KindWords>> = {
  taste: {
    tryP: "taste {P}",
    triedP: "tasted {P}",
    tryingP: "tasting {P}",
    turn: "tasting",
    turns: "tastings",
  },
  wear: {
    tryP: "try {P} on",
    triedP: "worn {P}",
    tryingP: "wearing {P}",
    turn: "try-on",
    turns: "try-ons",
  },
  fitted: {
    tryP: "try {P} with a specialist",
    triedP: "tried {P} with a specialist",
    tryingP: "trying {P} with a specialist",
    turn: "trial",
    turns: "trials",
  },
  skin: {
    tryP: "try {P} on their own skin",
    triedP: "tried {P} on their own skin",
    tryingP: "feeling {P} on one's own skin",
    turn: "skin try-out",
    turns: "skin try-outs",
  },
  ride: {
    tryP: "ride {P}",
    triedP: "ridden {P}",
    tryingP: "riding {P}",
    turn: "test ride",
    turns: "test rides",
  },
  thing: {
    tryP: "try {P}",
    triedP: "tried {P}",
    tryingP: "trying {P}",
    turn: "try-out",
    turns: "try-outs",
  },
  large: {
    tryP: "see {P} running",
    triedP: "seen {P} running",
    tryingP: "seeing {P} run",
    turn: "close look",
    turns: "close looks",
  },
  play: {
    tryP: "play {P}",
    triedP: "played {P}",
    tryingP: "playing {P}",
    turn: "play session",
    turns: "play sessions",
  },
  software: {
    tryP: "try {P} on a case of their own",
    triedP: "tried {P} on a case of their own",
    tryingP: "trying {P} on one's own case",
    turn: "live session",
    turns: "live sessions",
  },
  advice: {
    tryP: "talk {P} through with an adviser",
    triedP: "talked {P} through with an adviser",
    tryingP: "talking {P} through with an adviser",
    turn: "consultation",
    turns: "consultations",
  },
  service: {
    tryP: "see {P} at work",
    triedP: "seen {P} at work",
    tryingP: "seeing {P} at work",
    turn: "served visit",
    turns: "served visits",
  },
  trip: {
    tryP: "get a taste of {P}",
    triedP: "had a taste of {P}",
    tryingP: "getting a taste of {P}",
    turn: "stop",
    turns: "stops",
  },
  show: {
    tryP: "get a first look at {P}",
    triedP: "had a first look at {P}",
    tryingP: "getting a first look at {P}",
    turn: "preview",
    turns: "previews",
  },
  course: {
    tryP: "try a first lesson of {P}",
    triedP: "tried a first lesson of {P}",
    tryingP: "trying a first lesson of {P}",
    turn: "first lesson",
    turns: "first lessons",
  },
  cause: {
    tryP: "meet {P}",
    triedP: "met {P}",
    tryingP: "meeting {P}",
    turn: "talk",
    turns: "talks",
  },
  job: {
    tryP: "meet the people of {P}",
    triedP: "met the people of {P}",
    tryingP: "meeting the people of {P}",
    turn: "talk",
    turns: "talks",
  },
};

/** Vehicles that one drives rather than rides. */
export const driven =
  /\b(?:pick-?ups?|trucks?|vans?|cars?|suvs?|sedans?|hatchbacks?|vehicles?|tractors?|evs?|convertibles?|campers?|motorhomes?|minibus(?:es)?|forklifts?|excavators?|roadsters?|limousines?|minivans?)\b/i;
/** Those that go on water. */
export const floated = /\b(?:kayaks?|canoes?|boats?|dinghy|dinghies|paddleboards?|sailboats?|surfboards?)\b/i;

/** Nouns by which a kind is known, the first match wins; each stands at the end of what a product is called. */
const nouns: readonly (readonly [Kind, string])[] = [
  [
    "course",
    "courses?|class(?:es)?|lessons?|trainings?|degrees?|tutoring|tuition|bootcamps?|seminars?|school|academy|language school|night school|college|university|workshops?|apprenticeships?|diplomas?|masterclass(?:es)?|swimming lessons|coaching",
  ],
  [
    "play",
    "(?:video|board|card|puzzle|co-?op|mobile|computer|party|role-?playing|strategy)? ?games?|consoles?|toys?|puzzles?|building blocks|escape rooms?|arcades?|(?:indoor |mini )*golf(?: places?| courses?)?|bowling(?: alleys?)?|laser tag|quiz(?:zes)?|shooters?|platformers?|rpgs?",
  ],
  [
    "software",
    "software|apps?|platforms?|saas|crm|erp|dashboards?|plug-?ins?|apis?|chatbots?|websites?|portals?|marketplaces?|scheduling|payroll|bookkeeping|accounting|invoicing|billing|analytics|tracing|monitoring|booking (?:system|tool)s?|(?:planning|payroll|invoicing|billing|scheduling|design|note|reporting|sales|support|translation|pricing|budgeting|hr|ticketing) tools?|cloud|database|assistants?|copilots?|password managers?|operating systems?|self-rostering",
  ],
  [
    "advice",
    "insurance|cover|polic(?:y|ies)|accounts?|bank accounts?|loans?|mortgages?|pensions?|savings|(?:index|investment|mutual|pension|savings) funds?|credit cards?|debit cards?|advice|consulting|consultations?|financing|leasing|banking|brokerage|credit unions?|banks?|tariffs?|contracts?|electricity|energy|broadband|internet|wills?|tax (?:help|service|return)s?|legal (?:help|aid|services?)|counseling|helplines?|hotlines?|retirement plans?|annuit(?:y|ies)|health plans?|screenings?|check-?ups?|(?:hearing|eye|blood|skin|health|vision|sleep) (?:tests?|checks?|screenings?)|vaccinations?|vaccines?|therap(?:y|ies)|subsidies|grants?",
  ],
  [
    "fitted",
    "hearing aids?|glasses|contact lens(?:es)?|lens(?:es)?|spectacles|orthotics|insoles|braces|aligners|prosthes[ie]s|prosthetics?|walkers?|rollators?|wheelchairs?|exoskeletons?|mattress(?:es)?|pillows?|wigs?|dentures|saddles?|office chairs?|car seats?",
  ],
  [
    "skin",
    "serums?|creams?|lotions?|shampoos?|conditioners?|perfumes?|fragrances?|colognes?|lipsticks?|lip balms?|sunscreens?|sun ?screen sticks?|sunscreen sticks?|soaps?|deodorants?|make-?up|mascaras?|foundations?|skin ?care|cosmetics?|moisturi[sz]ers?|face masks?|balms?|toothpastes?|nail polish(?:es)?|razors?|(?:hair|scalp|body|face|facial|massage|skin) (?:oils?|dyes?|masks?)|(?:shampoo|soap|lotion|conditioner) bars?|cleansers?|beard oils?|ointments?|scrubs?|(?:clay|sheet|mud|hair) masks?|(?:styling|face|hair|shower|body|cooling) gels?|toners?|(?:wash-out )?hair colou?rs?|body butters?|salves?|self-tanners?|perfume sticks?",
  ],
  [
    "taste",
    "coffees?|cold brews?|teas?|beers?|ales?|wines?|gins?|rums?|whisk(?:e)?ys?|vodkas?|ciders?|drinks?|juices?|sodas?|lemonades?|smoothies?|kombuchas?|waters?|milks?|oat milks?|yogh?urts?|cheeses?|butters?|ice creams?|chocolates?|cand(?:y|ies)|cookies?|biscuits?|cakes?|breads?|snacks?|bars?|granolas?|cereals?|soups?|sauces?|hot sauces?|spices?|jams?|honeys?|oils?|olive oils?|pastas?|raviolis?|noodles?|rices?|burgers?|sausages?|meats?|hams?|fish|salmon|seafood|oysters?|tofu|pizzas?|meals?|lunch(?:es)?|dinners?|menus?|ready meals?|foods?|dumplings?|salads?|fruits?|vegetables?|apples?|nuts?|potato chips|crisps|spirits?|liqueurs?|aperitifs?|vinegars?|mustards?|ketchups?|pickles?|kimchi|hummus|protein (?:bars?|shakes?)|powders?|syrups?|tofus?|tempeh|restaurants?|bakery|bakeries|caf[eé]s?|pastr(?:y|ies)|pies?|donuts?|spreads?|peanut butters?|baby foods?|gelatos?|vermouths?|sakes?|champagnes?|brand(?:y|ies)|energy drinks?|dips?|seltzers?|jerk(?:y|ies)|brittles?|crackers?|pretzels?|popcorn|pastes?|flours?|seasonings?|burritos?|tacos?|sandwich(?:es)?|wraps?|creamers?|caramels?|fudge|toffees?|pickles?|relish(?:es)?|broths?|stews?|curr(?:y|ies)|porridge|oats|muesli|croissants?|tortillas?|falafel|lentils?|beans?|mushrooms?|berries|seaweed|bitters|mead|cocktails?|mocktails?",
  ],
  [
    "ride",
    "(?:cargo |folding |electric |road |mountain |city |balance |kids'? )?(?:e-?)?bikes?|bicycles?|scooters?|e-?scooters?|mopeds?|motorcycles?|motorbikes?|trikes?|tricycles?|skateboards?|longboards?|pick-?ups?|trucks?|vans?|cars?|suvs?|sedans?|hatchbacks?|vehicles?|tractors?|evs?|campers?|motorhomes?|minibus(?:es)?|forklifts?|excavators?|kayaks?|canoes?|boats?|paddleboards?|sailboats?|surfboards?|skis|snowboards?|sleds?|roadsters?|bike sharing|car sharing|bike share|scooter sharing|minivans?|dirt bikes?|e-bike leasing|bike leasing",
  ],
  [
    "wear",
    "shoes?|sneakers?|boots?|sandals?|slippers?|jackets?|coats?|parkas?|jeans|denim|trousers|pants|shorts|leggings|tights|socks?|shirts?|t-?shirts?|sweaters?|hoodies?|knitwear|dress(?:es)?|skirts?|suits?|clothes|clothing|apparel|uniforms?|workwear|swimwear|wetsuits?|bras?|underwear|lingerie|gloves?|hats?|caps?|beanies?|scarves|scarfs?|helmets?|backpacks?|bags?|handbags?|watch(?:es)?|smart ?watch(?:es)?|rings?|jewel(?:le)?ry|necklaces?|earrings?|sunglasses|goggles|headphones|earphones|earbuds|headsets?|vests?|raincoats?|rainwear|overalls?|aprons?|kimonos?|sportswear|capes?|ponchos?|(?:knee|back|ankle|wrist|elbow) (?:braces?|supports?)|sash(?:es)?|turbans?|shawls?|belts?|insulated wear|baby carriers?|bracelets?|fitness trackers?",
  ],
  [
    "thing",
    "sensors?|devices?|gadgets?|tools?|drills?|saws?|knives|composters?|compost bins?|bins?|terminals?|trackers?|lamps?|lights?|cameras?|drones?|robots?|vacuums?|mowers?|lawn ?mowers?|blenders?|grills?|ovens?|pans?|pots?|mugs?|bottles?|tents?|stoves?|locks?|alarms?|detectors?|scanners?|printers?|speakers?|phones?|tablets?|laptops?|monitors?|keyboards?|instruments?|guitars?|pianos?|tiles|detergents?|cleaners?|filters?|pens?|notebooks?|umbrellas?|suitcases?|strollers?|toothbrush(?:es)?|thermostats?|meters?|gauges?|fertili[sz]ers?|seeds?|paints?|glues?|candles?|towels?|blankets?|planters?|feeders?|fire pits?|rods?|shel(?:f|ves)|sheets?|racks?|scales?|clocks?|leash(?:es)?|collars?|coffee (?:machine|maker|grinder)s?|espresso machines?|water (?:filter|bottle)s?|diapers?",
  ],
  [
    "large",
    "heat pumps?|boilers?|furnaces?|stoves?|solar (?:panels?|roofs?|systems?)|wind turbines?|batter(?:y|ies) storage|home batter(?:y|ies)|wallbox(?:es)?|chargers?|charging stations?|kitchens?|bathrooms?|windows?|doors?|roofs?|floors?|flooring|pools?|hot tubs?|saunas?|houses?|homes?|tiny houses?|prefab homes?|apartments?|flats?|elevators?|lifts?|stairlifts?|greenhouses?|sheds?|garages?|carports?|conservator(?:y|ies)|insulation|air conditioners?|irrigation systems?|milking (?:robots?|machines?)|robot arms?|cnc machines?|lathes?|presses|conveyors?|3d printers?|printing presses|combines?|harvesters?|mri scanners?|fences?|wood stoves?|tiles?|water heaters?|sofas?|beds?|wardrobes?|cranes?|silos?|septic tanks?",
  ],
  [
    "show",
    "films?|movies?|series|documentar(?:y|ies)|albums?|songs?|books?|novels?|cookbooks?|podcasts?|magazines?|newspapers?|newsletters?|comics?|exhibitions?|musicals?|operas?|plays|concerts?|festivals?|orchestras?|theat(?:ers?|res?)|museums?|galler(?:y|ies)|channels?|radio stations?|streaming services?|audiobooks?|radios?|planetariums?|observator(?:y|ies)|ballets?|choirs?|circus(?:es)?|shows?|stations?|papers?",
  ],
  [
    "trip",
    "hotels?|resorts?|hostels?|campsites?|cruises?|tours?|trips?|holidays?|vacations?|safaris?|islands?|regions?|valleys?|ferr(?:y|ies)|ferry lines?|airlines?|flights?|night trains?|train (?:lines?|routes?)|routes?|destinations?|national parks?|parks?|zoos?|aquariums?|spas?|gyms?|ski areas?|lodges?|retreats?|tourism boards?|tourist boards?|tourism|tourist offices?|coasts?|mountains?|lakes?|theme parks?|climbing halls?|charters?|lines?|crossings?|glamping|thermal baths?|beaches?|towns?|villages?|cit(?:y|ies)",
  ],
  [
    "service",
    "services?|subscriptions?|deliver(?:y|ies)|cleaning|repairs?|rentals?|hire|childcare|daycare|catering|translations?|storage|staffing|moving|removals?|renovations?|installations?|laundry|dry cleaning|parking|security|hosting|networks?|memberships?|plans?|trains?|bus(?:es)?|trams?|shuttles?|couriers?|recycling|refurbishment|composting service|house ?sitting|dog walking|pet sitting|nursing|home care|care|gardening|plumbers?|electricians?|installers?|roofers?|tailors?|opticians?|hairdressers?|barbers?|salons?|clinics?|dentists?|vets?|pharmac(?:y|ies)|librar(?:y|ies)|co-?ops?|carpool(?:ing)?|sharing|share|schemes?|program(?:me)?s?|printing|engraving|sharpening|maintenance|inspections?|help desks?|concierge|agenc(?:y|ies)|boxes|meal kits?|box",
  ],
];

/** What says nothing of a kind at the end of a name: "pension product", "skin care line". */
const general = String.raw`(?: (?:products?|solutions?|brands?|ranges?|collections?|lines?|offers?|offerings?|systems?|kits?|packages?|models?|editions?|concepts?))*`;

const ends: readonly (readonly [Kind, RegExp])[] = nouns.map(([kind, words]) => [
  kind,
  new RegExp(String.raw`(?:^|[\s-])(?:${words})${general}$`, "iu"),
]);
/** What may follow the head of a name: "kitchen composter" is no kitchen. */
const afterNoun =
  "for|of|with|without|that|which|who|from|in|on|at|to|by|about|and|or|is|are|was|has|have|can|will|called|named|brand|product|made|whose|we|sold|—|–|-";
/** The same for a word that is the head of a longer name; plainer words of whole groups would mislead there. */
const anywhere: readonly (readonly [Kind, RegExp])[] = nouns
  .filter(([kind]) => kind !== "service" && kind !== "trip" && kind !== "show")
  .map(([kind, words]) => [
    kind,
    new RegExp(String.raw`(?:^|[\s-])(?:${words})(?=$|["”“),.;:!]|\s(?:${afterNoun})\b)`, "iu"),
  ]);

/** Who makes or installs something is known by what that is: "heat pump installer". */
const makers =
  /(?<=\S\s)(?:installers?|makers?|manufacturers?|producers?|dealers?|dealerships?|builders?|importers?)$/iu;

/** The kind of what is called so; undefined where its noun tells nothing. */
export function kindOfNoun(called: string): Kind | undefined {
  const [head = ""] = called
    .replace(makers, "")
    .split(/ (?:for|of|with|without|that|which|from|in|on|at|to|by|about|between|who|made)\b|[,(–—]/u);
  return ends.find(([, pattern]) => pattern.test(head.trim()))?.[0];
}

/** The kind that a sentence about a product tells of, by the first noun of a kind in it. */
export function kindToldIn(sentence: string): Kind | undefined {
  const found = anywhere.flatMap(([kind, pattern]) => {
    const at = sentence.search(pattern);
    return at < 0 ? [] : [{ kind, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.kind;
}

/** What most products of an industry are, where nothing else tells. */
export const kindOfIndustry: Readonly<Record<Industry, Kind>> = {
  tech: "thing",
  retail: "thing",
  finance: "advice",
  healthcare: "thing",
  food: "taste",
  entertainment: "show",
  automotive: "thing",
  education: "course",
  travel: "trip",
  fashion: "wear",
  beauty: "skin",
  sports: "thing",
  nonprofit: "cause",
  luxury: "thing",
  media: "show",
  gaming: "play",
  other: "thing",
};
