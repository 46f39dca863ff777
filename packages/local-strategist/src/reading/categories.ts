import { industryWords } from "@marquee/contracts/account/industry-named";
import { type EventCategory, type Industry, industries } from "@marquee/contracts/enums";

/** Events about technology in general are those about its fields. */
const industriesToFind = industries.filter((industry) => industry !== "tech" && industry !== "other");
/** Marketing is what every event here is for. */
const mediaWords = "media|publishing|news|broadcasting|podcasts?";

/** Words of a trade that mean nothing else here. */
const tradeWords: Readonly<Partial<Record<Industry, string>>> = {
  beauty: "(?:hair |nail )?salons?|stylists?|hairdressers?|cosmeticians?|nail varnish|lipsticks?",
  food: "chefs?|bakers|bakery|bakeries|roasters?|brewers|brewery|winemakers?|grocers|restaurateurs?|caterers?|foodies|bartenders?",
  travel: "hoteliers?|hotel (?:people|managers?|owners?)|travel agents?|tour operators?|airlines",
  sports: "gyms?|athletes|personal trainers|runners",
  education: "teachers?|headmasters?|professors|lecturers|educators?",
  nonprofit: "fundraisers?|charities|n\\.?g\\.?o\\.?s?",
  automotive: "car dealers?|carmakers?|mechanics|car (?:buyers|owners|fans)|motorists",
  fashion: "tailors|boutiques?",
  retail: "retailers?|shopkeepers?|store (?:owners?|managers?)|merchandisers?",
  luxury: "jewelers?|watchmakers?",
  entertainment: "musicians?|filmmakers?|concert ?goers?",
  media: "journalists?|broadcasters?|podcasters?",
  gaming: "gamers?|e-?sports|game (?:developers?|designers?|studios?)|indie studios?",
};

export const categoryWords: readonly (readonly [EventCategory, RegExp])[] = [
  [
    "fintech",
    /\bfin-?tech\b|\bfinance\b|\bfinancial services?\b|\bpayments? (?:people|industry|show|conference|event)|\baccountants?\b|\bbookkeep\w*|\btreasurers?\b|\bbank(?:s|ing|ers?)\b|\bcfos\b|\binsurers\b|\blenders\b/,
  ],
  [
    "healthtech",
    /\bhealth(?:[ -]?tech|care)?\b|\bmedical\b|\bmedtech\b|\bhospitals?\b|\bclinical\b|\bdoctors\b|\bclinics\b|\bpharma\w*/,
  ],
  [
    "proptech",
    /\bprop-?tech\b|\breal estate\b|\bproperty\b|\bconstruction\b|\b(?:runs?|manages?|owns?|running|managing|maintain(?:s|ing)?) buildings\b|\bbuilding (?:events?|shows?|ones?|owners?|managers?|operators?|people)\b|\blandlords?\b|\bfacility managers?\b|\bfacilities people\b|\belevators?\b/,
  ],
  [
    "startup",
    /\bstart-?ups?\b|\bfounders?\b(?! harbor)|\bventure capital\b|\bvcs?\b|\binvestors?\b|\bentrepreneurs?\b/,
  ],
  ["cloud", /\bcloud\b|\bkubernetes\b|\bplatform engineer\w*|\bdev-?ops\b/],
  [
    "ai",
    /\bai\b|\bmachine learning\b|\bartificial intelligence\b|\bml\b|\blanguage models?\b|\bllms?\b|\bdata scientists?\b/,
  ],
  [
    "developer",
    /\bdevelopers?\b|\bdevs?\b|\bprogrammers?\b|\bsoftware engineers?\b|\bopen source\b|\bcoders?\b|\bpeople (?:who|that) (?:code|program|write (?:code|software)|build software)\b/,
  ],
  ["enterprise_tech", /\benterprise(?: tech)?\b|\bcios?\b|\bcisos?\b|\bcyber\w*|\bsecurity\b/],
  ["saas", /\bsaas\b|\bsubscription software\b/],
  ...industriesToFind.map((industry) => [industry, about(industry)] as const),
];

/**
 * An industry is asked for by "food events", "the beauty ones" or "events about food", and by a trade of its own: by
 * itself, the word may be about anything else.
 */
function about(industry: (typeof industriesToFind)[number]): RegExp {
  const words = industry === "media" ? mediaWords : industryWords[industry].replaceAll(" ", "|");
  const trades = tradeWords[industry];
  return new RegExp(
    `\\b(?:${words}) (?:events?|shows?|fairs?|festivals?|conferences?|expos?|summits?|trade shows?|industry|ones?|people|folks|crowds?|world|scene|sector|trade|side of things|business(?:es)?|buyers?|professionals)\\b|\\b(?:events?|anything|something|shows?|fairs?) (?:about|in|for|on) (?:the )?(?:${words})\\b${trades === undefined ? "" : `|\\b(?:${trades})\\b`}`,
  );
}

const industryNames: Record<Industry, string> = {
  tech: "technology",
  retail: "retail",
  finance: "finance",
  healthcare: "healthcare",
  food: "food",
  entertainment: "entertainment",
  automotive: "cars",
  education: "education",
  travel: "travel",
  fashion: "fashion",
  beauty: "beauty",
  sports: "sports",
  nonprofit: "nonprofits",
  luxury: "luxury",
  media: "media",
  gaming: "games",
  other: "other industries",
};

/** Whether a word alone says what an event is about. */
export const isCategoryWord = (word: string): boolean => categoryWords.some(([, words]) => words.test(word));

/** How an answer names a category. */
export const categoryName = (category: EventCategory): string =>
  ({
    ...industryNames,
    saas: "SaaS",
    ai: "AI",
    cloud: "cloud",
    startup: "startups",
    fintech: "fintech",
    healthtech: "health tech",
    proptech: "property tech",
    enterprise_tech: "enterprise tech",
    developer: "developers",
  })[category];
