// cspell:ignore harbou nesday rsday sday theat urday
import { months } from "./brief-days.ts";
import { numberOf, numberPattern, sentencesOf } from "./brief-text.ts";

/** Several places that a brief goes to one after the other. */
interface Stops {
  count: number;
  daysEach: number;
  /** "one day each" */
  words: string;
}

const name = String.raw`\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’-]+){0,2}`;
/** "Leeds, York and Hull", "Hamburg, Cologne, Leipzig", "Portland and Seattle" */
const placed = String.raw`${name}(?: \([^)]*\))?`;
const names = new RegExp(
  String.raw`(?<![\p{L}'’-])${placed}(?:, ${placed})*,? (?:and|&|then|plus|finally|\+) ${name}|(?<![\p{L}'’-])${placed}(?:, ${placed})+`,
  "gu",
);
const noPlace = new RegExp(
  String.raw`^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|${months.join("|")}|Q[1-4]|USD|EUR|GBP|We|I|The|It|Our|No)$`,
  "iu",
);

/** Kinds of places of which a brief may visit several. */
const kinds =
  "places|stops|courtyards|sites|cities|towns|villages|communities|neighborhoods|boroughs|districts|counties|regions|locations|venues|branches|buildings|complexes|estates|blocks|campuses|schools|congregations|parishes|synagogues|temples|dealers|colleges|universities|hospitals|clinics|wards|surgeries|pharmacies|stations|stages|depots|garages|plants|factories|mills|yards|ports|harbou?rs|marinas|piers|docks|offices|employers|workplaces|stores|shops|supermarkets|malls|markets|market halls|fairs|festivals|parks|playgrounds|squares|libraries|bookshops|bookstores|museums|galleries|cinemas|theat(?:er|re)s|halls|churches|mosques|temples|gyms|clubs|clubhouses|rinks|pools|courts|bars|pubs|cafés|cafes|restaurants|breweries|wineries|hotels|hostels|inns|camps|campsites|farms|barns|barbershops|salons|laundromats|dealerships|showrooms|kitchens|canteens|homes|cent(?:er|re)s|houses|warehouses|construction sites|job sites|building sites|terminals|airports|beaches|lakes|islands|truck stops|rest stops";
const counted = new RegExp(
  String.raw`(?<![\w$£€.,-])(${numberPattern}|both) (?:(?!(?:days?|hours?|people|minutes?|weeks?)\b)[\p{L}'’-]+ ){0,3}?(?:${kinds})\b`,
  "giu",
);

const unit = "day|workday|weekday|night|evening|morning|afternoon|weekend|lunch(?:time| break)?|shift|week";
const weekdays =
  "mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";
const where =
  "city|town|village|place|church|congregation|parish|stop|site|location|venue|branch|building|campus|school|store|shop|station|hospital|clinic|employer|office|market|complex|estate|hall|library|of them|one";
/** "one day each", "two evenings per town", "a Saturday in each" */
const each = new RegExp(
  String.raw`(?<![\w.,$-])(${numberPattern}|a|an)[ -](?:[\p{L}-]+ )?(?:(${unit})s?|(?:${weekdays})s?(?: ${unit})?)\b(?:,? (?:\p{L}+ )?)?(?:(?:in |at |for |per )?(?:each|every)\b|apiece|per (?:${where})\b|\/ ?(?:${where})\b)`,
  "iu",
);
/** "each gets one day", "every town for two evenings" */
const eachFirst = new RegExp(
  String.raw`\b(?:each|every)(?: (?:${where}|time))?(?: of them)?,? (?:gets?|has|for|is|takes?|on|just)?\s?(?:only |just )?(${numberPattern}|a)[ -](${unit})s?\b`,
  "iu",
);

/** "Four garden centers will each give us a corner on one Saturday" */
const eachFar = new RegExp(
  String.raw`\beach (?:give|have|lend|host|let|offer|take|get|welcome)s?\b[^.;]{0,60}? (?:on|for) (${numberPattern}|a)[ -](?:(${unit})s?|(?:${weekdays})s?)\b`,
  "iu",
);

/** "Five stairwells, one per day": whatever they are called, each has its own day. */
const onePer = new RegExp(
  String.raw`(?<![\w.,$-])(${numberPattern}) (?:\p{L}+ ){0,2}?\p{L}{3,}s(?: (?:in|around|across|near|of) \p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)?[,:;]? (?:always )?one (?:per|a|an|each|every) (${unit})\b`,
  "iu",
);

const daysOf = (unitName: string): number =>
  /^weekend/i.test(unitName) ? 2 : /^week$/i.test(unitName) ? 7 : 1;

/** How many places a list of names goes to; 0 if it names days or months. */
function namedIn(list: string): number {
  const all = list
    .replaceAll(/ \([^)]*\)/g, "")
    .split(/,? (?:and|&|then|plus|finally|\+) |, /)
    .map((one) => one.trim());
  return all.some((one) => noPlace.test(one)) ? 0 : all.length;
}

/** The places that a brief visits one after the other, if it says how long it is in each; `town` may name several. */
export function stopsIn(prompt: string, town = ""): Stops | undefined {
  const sentences = sentencesOf(prompt);
  const [whole = "", places = "", perUnit = ""] = onePer.exec(prompt) ?? [];
  if (whole !== "")
    return {
      count: numberOf(places),
      daysEach: daysOf(perUnit),
      words: whole.slice(whole.toLowerCase().lastIndexOf("one ")),
    };
  for (const [at, sentence] of sentences.entries()) {
    const [words = "", count = "", unitName = ""] =
      each.exec(sentence) ?? eachFirst.exec(sentence) ?? eachFar.exec(sentence) ?? [];
    if (count === "") continue;
    const near = [sentence, sentences[at - 1] ?? "", sentences[at + 1] ?? "", town, prompt];
    const stops = near.map(placesIn).find((one) => one > 1);
    if (stops !== undefined)
      return { count: stops, daysEach: (numberOf(count) || 1) * daysOf(unitName), words };
  }
  return undefined;
}

/** How many places a text counts or lists; 0 if it does neither. */
export function placesIn(text: string): number {
  const numbers = [...text.matchAll(counted)]
    .map(([, number = ""]) => numberOf(number))
    .filter((number) => number > 1 && number <= 60);
  const lists = [...text.matchAll(names)].map(([list]) => namedIn(list));
  return Math.max(0, ...(numbers.length > 0 ? numbers : lists));
}
