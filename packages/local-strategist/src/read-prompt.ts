import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { CampaignType, Industry } from "@marquee/contracts/enums";
import { amountUsd } from "./intents.ts";

/**
 * Fills fields that the brief leaves open from its prompt: budget, place, length, audience and industry. A field that
 * was filled in always wins.
 */
export function readPrompt(brief: CampaignBrief): CampaignBrief {
  const { prompt } = brief;
  const budgetUsd = brief.budgetUsd ?? budgetIn(prompt);
  const location = brief.location ?? cityIn(prompt);
  const duration = brief.duration ?? durationIn(prompt);
  const targetAudience = brief.targetAudience ?? audienceIn(prompt);
  const industry = brief.industry ?? industryIn(prompt);
  return {
    ...brief,
    ...(budgetUsd === undefined ? {} : { budgetUsd }),
    ...(location === undefined ? {} : { location }),
    ...(duration === undefined ? {} : { duration }),
    ...(targetAudience === undefined ? {} : { targetAudience }),
    ...(industry === undefined ? {} : { industry }),
  };
}

const figure = String.raw`\d[\d,.]*\d?(?: ?(?:k|m|thousand|million)\b)?`;
const amounts = [
  new RegExp(String.raw`\$ ?(${figure})`, "i"),
  new RegExp(String.raw`\b(${figure}) ?(?:usd|dollars?|bucks)\b`, "i"),
  new RegExp(String.raw`\bbudget (?:is |of |around |about |up to |under )*(${figure})`, "i"),
  new RegExp(String.raw`\b(${figure})[ -]budget\b`, "i"),
];

/** Reads an amount only if the text marks it as money, since most numbers in a prompt count people. */
function budgetIn(prompt: string): number | undefined {
  for (const pattern of amounts) {
    const [, digits] = pattern.exec(prompt) ?? [];
    if (digits !== undefined) return amountUsd(`${digits} usd`);
  }
  return undefined;
}

const named = String.raw`\p{Lu}[\p{L}'-]+`;
const city = new RegExp(String.raw`\b(?:in|near|around|across) (${named}(?: ${named}){0,2})`, "gu");
const noCity =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Fall|Winter|Christmas|Easter|English|German|French|Spanish|Q\d)\b/;

function cityIn(prompt: string): string | undefined {
  for (const [, found = ""] of prompt.matchAll(city)) if (!noCity.test(found)) return found;
  return undefined;
}

const numerals: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};
const counts = `${Object.keys(numerals).join("|")}|\\d{1,2}`;
const length = new RegExp(
  String.raw`\b(?:(?:a|for|over|lasts|lasting) )(${counts})[ -](day|evening|night|week|month)s?\b`,
  "i",
);

function durationIn(prompt: string): string | undefined {
  const [, count = "", unit = ""] = length.exec(prompt) ?? [];
  if (count === "") return /\b(?:a|one) weekend\b/i.test(prompt) ? "1 weekend" : undefined;
  const number = numerals[count.toLowerCase()] ?? Number(count);
  return `${number} ${unit.toLowerCase()}${number === 1 ? "" : "s"}`;
}

/** Words that prompts use for the people that brands want to meet. */
const people =
  "founders|entrepreneurs|executives|leaders|managers|directors|buyers|investors|analysts|engineers|developers|designers|architects|scientists|researchers|CTOs|CIOs|CISOs|CFOs|CMOs|CEOs|marketers|teachers|educators|students|graduates|parents|families|kids|teenagers|teens|seniors|retirees|commuters|travelers|tourists|drivers|cyclists|runners|athletes|fans|gamers|players|creators|artists|musicians|readers|foodies|cooks|chefs|bakers|baristas|shoppers|customers|homeowners|renters|patients|doctors|nurses|clinicians|pharmacists|farmers|donors|volunteers|members|subscribers|retailers|distributors|partners|freelancers|recruiters|lawyers|accountants|professionals|teams|operators|planners";
const audience = new RegExp(String.raw`(?:([\p{L}-]+) )?\b(${people})\b`, "iu");
/** Words before a group of people that don't describe it. */
const saysNothing =
  /^(?:for|to|of|with|and|or|our|the|their|new|more|many|some|all|these|those|by|from|at|as|make|let|help|invite|reach|meet|show|win|get|among|where|that|who|between|about|hundred|thousand|million|dozen|few|several)$/i;

function audienceIn(prompt: string): string | undefined {
  const [, before = "", group = ""] = audience.exec(prompt) ?? [];
  if (group === "") return undefined;
  const whole = before === "" || saysNothing.test(before) ? group : `${before} ${group}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** Patterns that identify an industry; the first match wins. */
const industryWords: readonly (readonly [Industry, RegExp])[] = [
  ["gaming", /\b(?:game|games|gaming|gamers?|esports?|console)\b/],
  ["beauty", /\b(?:beauty|cosmetics?|skin ?care|make-?up|fragrance|perfume|shampoo)\b/],
  ["fashion", /\b(?:fashion|apparel|clothing|sneakers?|denim|jewel(?:le)?ry)\b/],
  [
    "food",
    /\b(?:food|coffee|cold brew|tea|beer|wine|drinks?|snacks?|restaurants?|chocolate|bakery|vegan|kitchen|recipe)\b/,
  ],
  ["automotive", /\b(?:cars?|vehicles?|ev|evs|automotive|electric truck|motorcycle|dealership)\b/],
  ["healthcare", /\b(?:health ?care|health|clinics?|hospitals?|patients?|medical|pharma\w*|wellness)\b/],
  [
    "finance",
    /\b(?:bank|banking|fintech|payments?|insurance|investments?|investing|investors?|loans?|credit card)\b/,
  ],
  ["education", /\b(?:school|schools|university|college|campus|students?|teachers?|courses?|e-?learning)\b/],
  ["travel", /\b(?:travel|airline|hotels?|resort|tourism|cruise|luggage|flights?)\b/],
  ["sports", /\b(?:sports?|fitness|gym|running|marathon|football|soccer|basketball|yoga)\b/],
  ["nonprofit", /\b(?:nonprofit|non-profit|charity|donations?|donors?|volunteers?|foundation)\b/],
  ["luxury", /\b(?:luxury|watches|couture|yacht|champagne|haute)\b/],
  ["entertainment", /\b(?:film|movie|series|concert|festival|theater|music|album|streaming show)\b/],
  ["media", /\b(?:magazine|newspaper|podcast|publisher|newsletter|broadcast\w*)\b/],
  [
    "tech",
    /\b(?:software|saas|platform|app|apps|ai|cloud|data|cyber\w*|developers?|api|devices?|startup tool)\b/,
  ],
  ["retail", /\b(?:retail|stores?|shop|shops|shopping|supermarket|e-?commerce)\b/],
];

function industryIn(prompt: string): Industry | undefined {
  const text = prompt.toLowerCase();
  return industryWords.find(([, words]) => words.test(text))?.[0];
}

const typeWords: readonly (readonly [CampaignType, RegExp])[] = [
  ["pop_up", /\bpop-?ups?\b/],
  ["hybrid", /\bhybrid\b/],
  ["virtual", /\b(?:virtual|online|webinars?|live ?stream\w*)\b/],
  ["sponsorship", /\bsponsor\w*\b/],
  ["activation", /\b(?:activations?|street|stunt)\b/],
  ["experiential", /\b(?:experiential|immersive|experience)\b/],
];

/** The type that a prompt names; the first idea then has this type. */
export function typeIn(prompt: string): CampaignType | undefined {
  const text = prompt.toLowerCase();
  return typeWords.find(([, words]) => words.test(text))?.[0];
}
