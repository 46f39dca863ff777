// cspell:ignore lacs
import { roundedDown } from "@marquee/adapters/ai/plain-text";
import { numberText } from "@marquee/contracts/text/formats";
import type { ReadBrief } from "./read-prompt.ts";
import { amountIn } from "./said-first.ts";

/** What one of a currency is worth in USD, carefully; plans are estimates to two digits, so these need no more. */
const currencies: readonly (readonly [RegExp, { usd: number; sign: string }])[] = [
  [/€|\beur(?:os?)?\b/iu, { usd: 1.08, sign: "€" }],
  [/£|\bgbp\b|\bpounds?\b|\bquid\b/iu, { usd: 1.27, sign: "£" }],
  [/\bcad\b|\bca\$|\bcanadian\b/iu, { usd: 0.72, sign: "CA$" }],
  [/\baud\b|\ba\$|\baustralian\b/iu, { usd: 0.65, sign: "A$" }],
  [/\bchf\b|\bfrancs?\b/iu, { usd: 1.12, sign: "CHF " }],
  [/\bdkk\b|\bdanish\b/iu, { usd: 0.145, sign: "DKK " }],
  [/\bsek\b|\bswedish\b|\bkronor\b/iu, { usd: 0.095, sign: "SEK " }],
  [/\bnok\b|\bnorwegian\b/iu, { usd: 0.094, sign: "NOK " }],
  [/\bpln\b|\bzlotys?\b/iu, { usd: 0.25, sign: "PLN " }],
  [/\bczk\b|\bkoruna\b/iu, { usd: 0.043, sign: "CZK " }],
  [/\bjpy\b|¥|\byen\b/iu, { usd: 0.0067, sign: "¥" }],
  [/\binr\b|₹|\brupees?\b/iu, { usd: 0.012, sign: "₹" }],
  [/\bsgd\b/iu, { usd: 0.74, sign: "SGD " }],
];

/** A budget in a currency other than dollars. */
export interface OwnMoney {
  amount: number;
  /** What stands before an amount: "€". */
  sign: string;
  /** What one of it is worth in USD. */
  rate: number;
}

/** The money of a brief that isn't in dollars, if its currency is known. */
export function ownMoneyOf({ reading }: Pick<ReadBrief, "reading">): OwnMoney | undefined {
  const { budget, foreignBudget } = reading;
  const text = budget ? `${budget.words} ${budget.text.split(", planned")[0]}` : (foreignBudget?.text ?? "");
  const [, currency] = currencies.find(([name]) => name.test(text)) ?? [];
  if (!currency) return undefined;
  const amount = budget ? budget.usd : scaled(text);
  return amount === undefined ? undefined : { amount, sign: currency.sign, rate: currency.usd };
}

/** Words for multiples, with the number from which on they are in it already: "1.8 lakh", "75k". */
const scales: readonly (readonly [RegExp, number, number])[] = [
  [/\bcrores?\b/iu, 100_000, 10_000_000],
  [/\b(?:lakhs?|lacs?)\b/iu, 100_000, 100_000],
  [/\bmil(?:lion)?s?\b/iu, 100_000, 1_000_000],
  [/(?:\d ?k|thousand)\b/iu, 1_000, 1_000],
];
/** A smaller sum was misread. */
const leastAmount = 100;

const scaled = (text: string): number | undefined => {
  const amount = amountIn(text);
  if (amount === undefined) return undefined;
  const [, , factor = 1] = scales.find(([scale, most]) => amount < most && scale.test(text)) ?? [];
  const whole = amount * factor;
  return whole < leastAmount ? undefined : whole;
};

/** What may be spent at most, in whole USD: no more than the brief's own number, whatever its currency. */
export function limitUsd(brief: ReadBrief): number | undefined {
  const own = ownMoneyOf(brief);
  const { budgetUsd, reading } = brief;
  // A field that was filled in is in dollars.
  if (!own || (budgetUsd !== undefined && budgetUsd !== reading.budget?.usd)) return budgetUsd;
  const converted = Math.floor(own.amount * own.rate);
  return budgetUsd === undefined ? converted : Math.min(budgetUsd, converted);
}

/** A sum in the brief's own currency, rounded as the sum is: "€12,500". */
export const inOwnMoney = (amountUsd: number, { sign, rate }: OwnMoney): string =>
  `${sign}${numberText(roundedDown(amountUsd / rate))}`;
