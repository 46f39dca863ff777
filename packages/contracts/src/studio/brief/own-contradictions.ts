// cspell:ignore urts gelatos cand
import { usd } from "../../text/usd.ts";
import type { BriefReading } from "./brief-reading.ts";
import { numberOf, productWords, sentencesOf, tellingWords } from "./brief-text.ts";
import type { Conflict } from "./conflicts.ts";
import { kindsOf } from "./refused-families.ts";
import { speaksOf, wishAbout } from "./refused-words.ts";

/** A thing that is wanted in one sentence and refused in another. */
export function wantedAndRefused({ mustHaves, mustNots, product, target }: BriefReading): Conflict[] {
  return mustNots.flatMap(({ text }): Conflict[] => {
    const what = text.replace(/^(?:no|nothing|without|never|nobody|don't)\s+/i, "");
    const all = tellingWords(what);
    // "The contract is signed at the stall" beside "No contract be signed": all of it is wanted as well.
    const same = mustHaves.find(
      (one) => all.length > 1 && all.every((word) => speaksOf(one.text, [word])) && !one.words.includes(what),
    );
    if (same) return [{ asks: "must-have", text: same.text, why: `the brief also says “${text}”` }];
    const own = tellingWords(what.replace(/\s(?:in|on|at|of|inside|within) (?:the|any|this|our)\s.*$/i, ""));
    const [only] = own;
    // What is refused in many words is refused in a certain way only.
    if (only === undefined || own.length > 1) return [];
    const words = kindsOf(only);
    const wish = wishAbout(mustHaves, words);
    const why = `the brief also says “${text}”`;
    if (wish) return [{ asks: "must-have", text: wish.text, why }];
    if (target && speaksOf(target.counts, [only]))
      return [{ asks: "target", why: `${target.text} can't be counted, since ${why}` }];
    // Camel milk is no camel: what a product is, its last word says.
    return product && speaksOf(product.text.split(" ").at(-1) ?? "", [only])
      ? [{ asks: "must-not", text, why: `the product itself is that: ${product.text}` }]
      : [];
  });
}

/** What some people can't have near them, and what has it in it. */
const contained: readonly (readonly [refused: RegExp, what: string, of: RegExp])[] = [
  [
    /\bnuts?\b/i,
    "nuts",
    /\b(?:(?:pea|wal|hazel|chest|pine|coco)?nuts?|almonds?|cashews?|pistachios?|pecans?|pralines?|marzipan|nougat)\b/i,
  ],
  [
    /\b(?:alcohol\w*|liquor|booze)\b/i,
    "alcohol",
    /(?<!(?:free|non-?alcoholic|zero) )\b(?:beers?|ales?|wines?|gins?|rums?|whisk(?:e)?ys?|vodkas?|ciders?|liqueurs?|champagnes?|vermouths?|brandy|brandies|mead|cocktails?)\b/i,
  ],
  [
    /\b(?:gluten|wheat)\b/i,
    "gluten",
    /\b(?:breads?|pastas?|noodles?|cakes?|cookies|croissants?|pretzels?|bagels?|pizzas?)\b/i,
  ],
  [
    /\b(?:dairy|lactose|milk)\b/i,
    "milk",
    /(?<!(?:oat|soy|almond|rice|coconut|vegan) )\b(?:milks?|cheeses?|butters?|yogh?urts?|creams?|ice creams?|gelatos?)\b/i,
  ],
  [
    /\b(?:meat|pork|beef)\b/i,
    "meat",
    /(?<!mushroom )\b(?:sausages?|hams?|bacon|salamis?|jerky|steaks?|burgers?)\b/i,
  ],
  [
    /\b(?:sugar|sweets|candy)\b/i,
    "sugar",
    /(?<!sugar-free )\b(?:cand(?:y|ies)|caramels?|fudge|toffees?|sodas?|lemonades?|brittles?|chocolates?)\b/i,
  ],
];
const free = /\b(\p{L}+)-free\b/giu;

/** A product that is what the place forbids: peanut brittle for a school that is strictly nut-free. */
export function forbiddenProduct(text: string, { mustNots, product }: BriefReading): Conflict[] {
  const called = productWords({ product });
  const rules = sentencesOf(text)
    .filter((sentence) =>
      /\b(?:strict\w*|school|hospital|office|building|rule|must|nothing|no)\b/i.test(sentence),
    )
    .flatMap((sentence) => [...sentence.matchAll(free)].map(([whole]) => whole));
  return contained.flatMap(([refused, what, of]): Conflict[] => {
    if (!of.test(called) || /-free\b/i.test(called)) return [];
    const why = `${called.trim()} has ${what} in it, and it is forbidden there; another place is the nearest`;
    const refusals = mustNots.filter((one) => refused.test(one.text));
    if (refusals.length > 0)
      return refusals.map((one) => ({ asks: "must-not", text: one.text, why }) as const);
    return rules.some((rule) => refused.test(rule)) ? [{ asks: "place", why }] : [];
  });
}

/** What doesn't run without a socket. */
const electric =
  /\b(?:arcade|cabinets?|consoles?|computers?|screens?|monitors?|projectors?|ovens?|fridges?|freezers?|espresso|heaters?|lasers?|simulators?|printers?|pcs?|vr|robots?|lights?|speakers?|amplifiers?|looms?|blenders?|machines?)\b/i;
const withoutPower =
  /\b(?:no|without|isn't any|has no|there is no) (?:\p{L}+ )?(?:outlets?|sockets?|electricity|power|mains|current)\b/iu;
const withoutSource =
  /\b(?:no|nor|allows no|without|not allow) (?:\p{L}+ )?(?:generators?|batter(?:y|ies))\b/iu;

/** What needs power where the brief itself says that there is none and that none may be brought. */
export function powerConflicts(text: string, { mustHaves, product }: BriefReading): Conflict[] {
  if (!withoutPower.test(text) || !withoutSource.test(text)) return [];
  const why =
    "it needs power, and the place has none and allows no generator; a place with an outlet is the nearest";
  const wishes = mustHaves.filter((one) => electric.test(`${one.text} ${one.words}`));
  if (wishes.length > 0) return wishes.map((one) => ({ asks: "must-have", text: one.text, why }) as const);
  return electric.test(productWords({ product })) ? [{ asks: "place", why }] : [];
}

/** Fewer of a trade are no crew. */
const fewestOfTrade = 3;
const tradeHourlyUsd = 15;
const dayOfTrade = 8;
const trade =
  /\b(\d+|three|four|five|six|seven|eight|nine|ten|twelve) (?:[\p{L}-]+ )?(carpenters|actors|musicians|dancers|acrobats|bakers|chefs|cooks|barbers|stylists|mechanics|electricians|plumbers|painters|welders|masons|stonemasons|tailors|nurses|doctors|drivers|guards|singers)\b/iu;

/** A crew of a trade for days that the budget doesn't pay the least wages of. */
export function crewConflicts(text: string, { budget, time, audience, target }: BriefReading): Conflict[] {
  const days = time?.days ?? 0;
  const sentence = sentencesOf(text).find((one) => /\bcrew of\b|\bteam of\b/i.test(one) && trade.test(one));
  const [, number = "", who = ""] = trade.exec(sentence ?? "") ?? [];
  const count = numberOf(number === "" ? "0" : number);
  if (!budget || days < 2 || count < fewestOfTrade || count === audience?.size || count === target?.count)
    return [];
  const wages = count * days * dayOfTrade * tradeHourlyUsd;
  return wages > budget.usd && !/\b(?:volunteers?|unpaid|for free)\b/i.test(text)
    ? [
        {
          asks: "budget",
          why: `${number.toLowerCase()} ${who} for ${days} days need at least ${usd(wages)} in wages alone, more than ${usd(budget.usd)}`,
        },
      ]
    : [];
}
