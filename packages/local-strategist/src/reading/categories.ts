// cspell:ignore bookkeep cfos confs ists llms ngos philanthrop scien theat tists
import { industryWords } from "@marquee/contracts/account/industry-named";
import { type EventCategory, type Industry, industries } from "@marquee/contracts/enums";
import { isListed, type Mention, stanceAround } from "./stances.ts";
import { isTypo } from "./typos.ts";

/** Events about technology in general are those about its fields. */
const industriesToFind = industries.filter(
  (industry): industry is Exclude<Industry, "tech" | "other"> => industry !== "tech" && industry !== "other",
);

/** Words that name a field wherever they stand. */
const fieldWords: readonly (readonly [EventCategory, string])[] = [
  [
    "fintech",
    "fin-?tech|finance|financial (?:services?|technology|tech)|payments? (?:people|industry|show|conference|event)s?|accountants?|bookkeep\\w*|treasurers?|bank(?:s|ing|ers?)(?: (?:crowd|people|industry|sector|world))?|neo-?banks?|cfos|insurers|insur-?tech|lenders|crypto (?:events?|shows?|people|conferences?)|blockchain",
  ],
  [
    "healthtech",
    "health(?:[ -]?tech|[ -]?care)?(?: (?:technology|tech))?|digital health|medical(?: (?:technology|tech|devices?))?|med-?tech|hospitals?|clinical|doctors|physicians|clinics|pharma\\w*|bio-?tech|life sciences?",
  ],
  [
    "proptech",
    "prop-?tech|real[ -]estate(?: (?:tech|technology))?|realtors?|property(?: (?:tech|technology))?|construction|(?:runs?|manages?|owns?|running|managing|maintain(?:s|ing)?) buildings|building (?:events?|shows?|ones?|owners?|managers?|operators?|people)|landlords?|facility managers?|facilities people|elevators?",
  ],
  [
    "startup",
    "start-?ups?|founders?(?! harbor)|venture capital(?:ists?)?|vcs?|investors?|angel investors?|entrepreneurs?|entrepreneurship|scale-?ups?",
  ],
  ["cloud", "cloud(?:[ -](?:computing|native|tech|technology))?|kubernetes|platform engineer\\w*|dev-?ops"],
  [
    "ai",
    "a\\.?i\\.?|machine learning|artificial intelligence|ml|language models?|llms?|gen-?ai|data scien(?:tists?|ce)|deep learning",
  ],
  [
    "developer",
    "developers?|devs?|programmers?|coders?|coding|software (?:engineers?|developers?|people)|open[ -]source|people (?:who|that) (?:code|program|write (?:code|software)|build software)",
  ],
  [
    "enterprise_tech",
    "enterprise(?:[ -](?:tech|technology|it|software))?|cios?|cisos?|cyber[ -]?\\w*|security|corporate it",
  ],
  ["saas", "saas|subscription software|software as a service"],
  // An industry by a trade of its own, or a word that means nothing else here.
  [
    "beauty",
    "(?:hair |nail )?salons?|stylists?|hairdressers?|cosmeticians?|nail varnish|lipsticks?|skin-?care|make-?up|beauticians?",
  ],
  [
    "food",
    "chefs?|bakers|bakery|bakeries|roasters?|brewers|brewery|winemakers?|grocers|restaurateurs?|caterers?|foodies|bartenders?|gastronomy|restaurant (?:people|owners?|trade|industry)|food (?:and|&|\\+) (?:drinks?|beverages?)|culinary",
  ],
  [
    "travel",
    "hoteliers?|hotel (?:people|managers?|owners?)|travel agents?|travel[ -]tech|tour operators?|airlines|tourism|hospitality (?:industry|trade|sector|people|professionals|events?|shows?)",
  ],
  [
    "sports",
    "gyms?|athletes|athletics|personal trainers|runners|sporting|e?-?sports? (?:fans|people)|fitness",
  ],
  [
    "education",
    "teachers?|headmasters?|professors|lecturers|educators?|ed-?tech|schools and universities|universities|e-?learning",
  ],
  [
    "nonprofit",
    "non-?profits?|not-for-profits?|fundraisers?|fundraising|charity|charities|charitable|philanthrop\\w+|n\\.?g\\.?o\\.?s?",
  ],
  [
    "automotive",
    "automotive|car dealers?|carmakers?|mechanics|car (?:buyers|owners|fans|people|shows?|makers?)|motor (?:shows?|industry)|motorists|auto shows?|electric vehicles|evs",
  ],
  ["fashion", "tailors|boutiques?|apparel|fashion (?:weeks?|designers?)|fashionistas?|clothing"],
  ["retail", "retailers?|shopkeepers?|store (?:owners?|managers?)|merchandisers?|e-?commerce|retail"],
  ["luxury", "jewel(?:l?ers?|l?ery)|watchmakers?|watch (?:fairs?|shows?)|luxury"],
  [
    "entertainment",
    "musicians?|filmmakers?|concert ?goers?|show ?biz|film (?:festivals?|people|industry)|movie (?:people|industry)|music (?:festivals?|people|industry)",
  ],
  [
    "media",
    "journalists?|journalism|broadcasters?|broadcasting|podcasters?|podcasts?|publishers|publishing (?:people|industry|houses?)|news(?:rooms?|papers?)|(?:and|or|for|about) the press|press people",
  ],
  [
    "gaming",
    "gamers?|gaming|e-?sports|(?:video )?game (?:developers?|devs?|designers?|studios?|makers?)|video ?games?|indie studios?",
  ],
];

/** Words that name an industry where they stand for themselves, such as in "fashion, paris" or "no food". */
const bareWords: Readonly<Record<(typeof industriesToFind)[number], string>> = {
  retail: "retail|shopping",
  finance: "finance|financial|fintech|banking|insurance",
  healthcare: "healthcare|health|healthtech|pharma|pharmaceuticals?|wellness",
  food: "foods?|catering|beverages?|drinks|restaurants?|grocery|wines?|beer",
  entertainment: "entertainment|music|films?|movies|theat(?:er|re)s?|concerts",
  automotive: "auto|autos|cars?|vehicles|mobility|motoring",
  education: "education|edtech|teaching|schools",
  travel: "travel|tourism|hotels",
  fashion: "fashion|apparel|clothing|footwear",
  beauty: "beauty|cosmetics|skincare|makeup|hair|perfumes?",
  sports: "sports?|fitness|athletics|football|soccer|tennis|cycling",
  nonprofit: "nonprofits?|charity|charities|ngos?|foundations",
  luxury: "luxury|jewelry|watches",
  media: "media",
  gaming: "gaming|games|esports",
};
/** Of a noun such as "events", further words say as much: "hospitality shows", which are no hospitality package. */
const wordsOfNouns = (industry: (typeof industriesToFind)[number]): string =>
  // Marketing is what every event here is for.
  industry === "media"
    ? "media|publishing|news|press"
    : `${bareWords[industry]}|${industryWords[industry].replace("hospitality ", "").replaceAll(" ", "|")}${industry === "sports" ? "|running" : ""}${industry === "education" ? "|students?" : ""}`;

/** A field that a text names, and how surely. */
interface FieldWord {
  category: EventCategory;
  pattern: RegExp;
  /** It names a field by itself, only where it stands for itself, or only before a noun. */
  needs: "nothing" | "place" | "noun";
}

const asWords = (words: string) => new RegExp(String.raw`(?<![\p{L}-])(?:${words})(?!\p{L})`, "giu");
const patterns: readonly FieldWord[] = [
  ...fieldWords.map(([category, words]) => ({
    category,
    pattern: asWords(words),
    needs: "nothing" as const,
  })),
  ...industriesToFind.map((category) => ({
    category,
    pattern: asWords(bareWords[category]),
    needs: "place" as const,
  })),
  ...industriesToFind.map((category) => ({
    category,
    pattern: asWords(wordsOfNouns(category)),
    needs: "noun" as const,
  })),
];

/** Fields that are one here: who asks for a bank's event wants fintech. */
const sameField: Readonly<Partial<Record<EventCategory, EventCategory>>> = {
  finance: "fintech",
  healthcare: "healthtech",
};

const nouns =
  "events?|shows?|fairs?|festivals?|conferences?|confs?|expos?|summits?|trade|galas?|meetups?|sponsorships?|industry|branch|ones?|people|folks|crowds?|audiences?|world|scene|sector|side|business(?:es)?|buyers?|professionals|fans|stuff|things?|part|topics?|startups?|tech|technology";
const beforeField =
  /(?:^|[,.;:!?/+&|(]|-\s|\b(?:and|or|nor|not|no|only|just|about|for|in|on|into|also|plus|add|drop|skip|lose|forget|without|except|excluding|sponsor(?:ing)?|want|wants?|need|needs?|than|of|to|instead|then|with|make it|any|some)\b(?:\s+(?:the|a|an|my|our|big|small|more|other|good))?)\s*["“]?$/iu;
const afterField = new RegExp(
  String.raw`^["”]?\s*(?:$|[,.;:!?/+&|)]|-\s|(?:and|or|nor|only|alone|too|also|instead|as well|please|pls|now|then|in|near|at|around|from|for|under|with|within|next|this|between|before|after|is|are|would|works?|${nouns}|\d|\$)(?!\p{L}))`,
  "iu",
);
const withNoun = new RegExp(String.raw`^\s+(?:(?:trade|and \p{L}+|& \p{L}+) )?(?:${nouns})(?!\p{L})`, "iu");
const aboutIt = /\b(?:events?|anything|something|shows?|fairs?) (?:about|in|for|on) (?:the )?$/iu;

/** "My food company": what the reader makes is not what an event has to be about. */
const ownField = /\b(?:my|our)\s+(?:\p{L}+\s+)?$|\b(?:we|i)(?:['’]re|['’]m| are| am) an? (?:\p{L}+\s+)?$/iu;
const company = /^\s+(?:\p{L}+\s+)?(?:company|firm|brand|agency|shop|business|startup|team|budget)\b/iu;

/** Long words of fields, as people mean to write them. */
const spelled =
  "developer developers fintech startup startups healthcare security enterprise proptech kubernetes founders investors cyber-security".split(
    " ",
  );

/** A text with the typos of fields mended, such as a letter too many or two that changed places. */
const spelledRight = (asked: string): string =>
  asked.replaceAll(/\b[a-z]{7,}\b/gi, (word) => {
    if (spelled.includes(word.toLowerCase())) return word;
    const meant = spelled.find((field) => isTypo(word.toLowerCase(), field));
    // What is named has to stay where it is.
    return meant === undefined ? word : meant.slice(0, word.length).padEnd(word.length);
  });

const travels = /\b(?:to|we|i|can|can['’]?t|cannot|could|not|never|you|don['’]?t)\s+$/iu;
const strength = { nothing: 2, place: 1, noun: 0 };

/**
 * The fields that a text names, each with where it stands; of two at one place the longer one.
 * @param known Fields that are spoken of, whose words mean them wherever they stand
 */
export function fieldMentionsIn(
  given: string,
  known: readonly EventCategory[] = [],
): Mention<EventCategory>[] {
  const text = spelledRight(given);
  const found = patterns.flatMap(({ category, pattern, needs }) =>
    [...text.matchAll(pattern)].map(({ index, 0: word }) => ({
      value: sameField[category] ?? category,
      at: index,
      end: index + word.trimEnd().length,
      needs,
    })),
  );
  const longest = found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other !== one &&
            other.at <= one.at &&
            one.end <= other.end &&
            (other.end - other.at > one.end - one.at || strength[other.needs] > strength[one.needs]),
        ),
    )
    .filter(
      ({ at, end }) =>
        !(
          ownField.test(text.slice(0, at)) &&
          (company.test(text.slice(end)) || /^start-?up$/i.test(text.slice(at, end)))
        ),
    );
  const isSure = ({ value, at, end, needs }: (typeof longest)[number]): boolean => {
    if (needs === "nothing") return true;
    const [left, right] = [text.slice(0, at), text.slice(end)];
    if (withNoun.test(right) || aboutIt.test(left)) return true;
    // "We can't travel in August"
    if (needs === "noun" || (/^travel$/i.test(text.slice(at, end)) && travels.test(left))) return false;
    if (known.includes(value) || stanceAround(text, { at, end }) !== "named") return true;
    return beforeField.test(left) && afterField.test(right);
  };
  const sure = longest.filter(isSure);
  // "Media and journalism events": what stands in a list with a field is one.
  for (const each of longest.filter((one) => !sure.includes(one)))
    if (sure.some((one) => isListed(text, one, each))) sure.push(each);
  return sure.toSorted((one, other) => one.at - other.at).map(({ value, at, end }) => ({ value, at, end }));
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
export const isCategoryWord = (word: string): boolean => fieldMentionsIn(word).length > 0;

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
