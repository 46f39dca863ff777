import type { CampaignBrief } from "@marquee/adapters/ai/port";
import type { CampaignType, Industry } from "@marquee/contracts/enums";
import { peopleIn } from "@marquee/contracts/studio/brief/brief-people";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { type Conflict, conflictsIn } from "@marquee/contracts/studio/brief/conflicts";
import { readBrief } from "@marquee/contracts/studio/brief/read-brief";

/** A brief with what was read in it. */
export interface ReadBrief extends CampaignBrief {
  reading: BriefReading;
  /** The industry was not chosen: one word of the brief suggests it. */
  industryGuessed?: true;
  /** What of it can't be had as it was asked for. */
  conflicts: readonly Conflict[];
}

/** Reads a brief, and fills the fields that it leaves open; a field that was filled in always wins. */
export function readPrompt(brief: CampaignBrief): ReadBrief {
  const reading = readBrief(brief);
  const budgetUsd = brief.budgetUsd ?? reading.budget?.usd;
  const location = brief.location ?? reading.place?.town;
  const named = reading.audience?.text;
  // Only where they are: the industry says more about them.
  const targetAudience = brief.targetAudience ?? (named?.startsWith(peopleIn) ? undefined : named);
  const industry = brief.industry ?? industryIn(brief.prompt);
  return {
    ...brief,
    ...(budgetUsd === undefined ? {} : { budgetUsd }),
    ...(location === undefined ? {} : { location }),
    ...(targetAudience === undefined ? {} : { targetAudience }),
    ...(industry === undefined ? {} : { industry }),
    ...(brief.industry === undefined ? { industryGuessed: true as const } : {}),
    reading,
    conflicts: conflictsIn(brief.prompt, reading),
  };
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
