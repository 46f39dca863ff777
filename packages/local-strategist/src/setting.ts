// cspell:ignore discre hauptbahnhof tion unpowered
import type { Need } from "./content/format.ts";
import type { ReadBrief } from "./read-prompt.ts";

const openAir =
  /\b(?:outdoors?|outside|open[- ]air|field|farm|park|beach|square|market|street|streets|plaza|lake|trail|forest|garden|playground|parking lot|car park|promenade|waterfront|campsite|festival ground|meadow|pier|boardwalk|mountain|vineyard|piazza)\b/i;
const roofed =
  /\b(?:theme park|business park|office park|science park|market hall|indoor|supermarket|mall|hall|cent(?:er|re)|tent|building|store|shop|hotel|bar|restaurant|library|hospital|office)\b/i;
const hurried =
  /\b(?:commuters?|passers-?by|rush hour|hauptbahnhof|(?:train|main|central|metro|subway|railway|bus) stations?|union station|grand central|concourse|underground|platforms?|turnstiles?|airport|food court|on their way)\b/i;
const unpowered =
  /\b(?:no|without|isn't any|is no|lacks?) (?:\p{L}+ )?(?:electricity|power|sockets?|outlets?|current|mains)\b/iu;
const program =
  /\b(?:trade (?:fair|show)|fair|expo|exhibition|conference|convention|congress|summit|booth|stand|festival|race|marathon|regatta|tournament|gala|rally|con|field day|open day|meetup)\b/i;
const businesslike =
  /\b(?:directors?|managers?|owners?|officers?|buyers?|retailers?|hoteliers?|contractors?|growers?|farmers?|dealers?|engineers?|controllers?|procurement|companies|businesses|firms|architects|installers|dentists|doctors|bakers|chefs|principals|headteachers|executives|founders|accountants|lawyers)\b/i;

/** What a place, its hour and the people there allow for. */
export function settingOf({ reading, prompt }: Pick<ReadBrief, "reading" | "prompt">): ReadonlySet<Need> {
  const where = [reading.place?.text, reading.place?.town, ...(reading.place?.venues ?? [])].join(" ");
  const isOpen =
    (openAir.test(where) && !roofed.test(where)) || /\b(?:open[- ]air|outdoors|in the open)\b/i.test(prompt);
  const isHurried = hurried.test(`${where} ${reading.audience?.text ?? ""} ${prompt}`);
  const needs: Need[] = [
    ...(isOpen ? [] : (["room"] as const)),
    ...(isHurried ? [] : (["time"] as const)),
    ...(unpowered.test(prompt) ? [] : (["power"] as const)),
    ...(program.test(`${where} ${prompt}`) ? (["program"] as const) : []),
    ...(businesslike.test(reading.audience?.text ?? "") ? (["business"] as const) : []),
  ];
  return new Set(needs);
}

/** What a scene implies without a word for it, and how a brief refuses that. */
const refusals = {
  clock: /\b(?:time pressure|pressure|rush|hurry|stress|timers?|clock|countdown|stopwatch)\b/i,
  watched: /\b(?:privacy|private|discre(?:et|tion)|confidential\w*|nobody (?:should|may) (?:see|watch))\b/i,
  contest: /\b(?:competition|compete|competing|contests?|scoreboards?|rankings?|leaderboards?|winners?)\b/i,
  contact: /\b(?:touch(?:es|ed|ing)?|contact)\b/i,
  comparison: /\bcompar\w+\b(?! (?:with|to|ourselves|against|between))/i,
  crowd: /\b(?:crowds?|crowding|queues?|lines)\b/i,
} as const;
/** What a format's scene implies. */
export type Implied = keyof typeof refusals;

/** Whether a brief refuses what a scene implies: a timed card where there may be "no time pressure". */
export function refuses(
  { reading, prompt }: Pick<ReadBrief, "reading" | "prompt">,
  implied: Implied,
): boolean {
  const refused = reading.mustNots.map(({ text, words }) => `${text} ${words}`).join("\n");
  if (implied === "watched") {
    const wanted = reading.mustHaves.map(({ text }) => text).join("\n");
    return refusals.watched.test(`${refused}\n${wanted}`) || /\bprivacy\b/i.test(prompt);
  }
  return (
    refusals[implied].test(refused) ||
    new RegExp(String.raw`\b(?:no|without|never) (?:\p{L}+ ){0,2}?${refusals[implied].source}`, "iu").test(
      prompt,
    )
  );
}
