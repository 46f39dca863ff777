// cspell:ignore imum reais
import { numberText } from "../../text/formats.ts";
import { usd } from "../../text/usd.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { numberOf, numberPattern, sentencesOf } from "./brief-text.ts";
import { foreignMoney } from "./currencies.ts";

const amount = String.raw`(?:${numberPattern})`;
const scale = String.raw`\s?(?:k|m|thousand|grand|million)\b`;
const money = new RegExp(
  [
    // $20-24k: the upper end is what may be spent.
    String.raw`(?:\$|€|£|usd|us\$|eur|gbp|cad) ?(?:\d[\d,.]*k?\s?[-–]\s?)?(${amount})`,
    String.raw`(${amount}) ?(?:usd|us dollars|dollars?|bucks|grand|eur|euros?|gbp|pounds(?! of))\b`,
    String.raw`\bbudget[^.!?$\d]{0,24}?\b(?!one\b(?!\s+(?:and|hundred|thousand|million)))(${amount})(?: ?(?:euros?|eur|€|gbp|£|pounds)(?!\p{L}))?(?! ?(?:people|visitors|days?|weeks?|hours?))`,
    String.raw`(${amount})[ -]budget\b`,
    String.raw`(?<![\w.,$-])(\d[\d,.]*k?) ?[$€£](?!\d)`,
    String.raw`(${amount}) (?:to (?:spend|work with|play with|go on|use|burn)|in the kitty|all in|altogether|in total|at most)\b`,
    String.raw`\b(?:spend|cap(?:ped)? (?:is|at|of)|ceiling(?: is| of)?|limit(?: is| of)?|may cost|max(?:imum)?\.?|funds|no more than|not more than|under|below)\b[^.!?$\d]{0,18}?(\d[\d,]{3,})(?! ?(?:people|visitors|days?|weeks?|hours?))`,
    String.raw`(?<![\w.,$-])(\d+(?:\.\d+)?${scale})(?!\s+(?!(?:per|and|for|all|total|flat|incl\w*|max|tops|budget|altogether|that|everything)\b)\p{L}{3,})`,
  ].join("|"),
  "giu",
);
/** A price, a fee or a salary is no budget. */
const notBudget =
  /^\s*(?:each|apiece|a piece|per (?!city|town|store|site|day|stop|shop|location|venue|place|school)|a (?:month|year|head|person|seat|ticket|unit|bottle|pair)|fees?\b|tickets?\b|entry|monthly|yearly|donation|gift|raise|in (?:revenue|sales|pipeline)|of (?:revenue|sales|pipeline)|pipeline|coupon|voucher|off\b|discount)/i;
const isBudget =
  /\b(?:budget|all[- ]in|spend|total|altogether|max(?:imum)?|at most|up to|under|including everything|incl|everything|afford|(?:is|are|that's) (?:all |everything )?(?:what )?(?:that )?(?:we|i|they) (?:have|got|can give)|(?:all|what) (?:we|i) (?:have|can give|have got) is)\b/i;
const notBudgetBefore =
  /(?<!^\W*)\b(?:cost(?! (?:ceiling|cap|limit|frame))|costs|price|priced|worth|fee|sells? for|retails? at|charge)\W*(?:\w+\W+){0,1}$|\p{L}s,? (?:from|starting at|start at) $|\b(?:offers?|offered|quotes?|quoted|charges?|charged|asks?|asked) (?:me|us|them|him|her|you) [^.,;]{3,50} for\W*$/iu;

/** "9 000" and "9.000" as "9,000", "four and a half thousand" as "4.5 thousand". */
function withPlainThousands(text: string): string {
  return text
    .replaceAll(
      /(?<![\d.,])(\d{1,3})[ .](\d{3})(?![\d.,]\d|\d)(?= ?(?:\p{L}{3,}|usd|us|euros?|eur|€|pounds|gbp|£|dollars?|\$|all|in|max|budget|[.,;!]|$))/giu,
      "$1,$2",
    )
    .replaceAll(/\b(?:a )?quarter of a million\b/gi, "250,000")
    .replaceAll(/\bhalf a million\b/gi, "500,000")
    .replaceAll(
      /(?<=\b(?:thirty|forty|fifty|sixty|seventy|eighty|ninety|twenty|\p{L}+teen|eleven|twelve|ten))-(one|two|three|four|five|six|seven|eight|nine) (hundred)\b/giu,
      "-$1 $2",
    )
    .replaceAll(
      new RegExp(String.raw`(${numberPattern}) and a half (thousand|grand|k|million)\b`, "gi"),
      (_, number: string, unit: string) => `${numberOf(number) + 0.5} ${unit}`,
    );
}

/** What is gone already: "of which $12,000 went to the venue". */
const gone = new RegExp(
  String.raw`\bof which (?:\$|usd )?(${amount})\b[^.!?]{0,40}?\b(?:went|goes|gone|spent|paid|taken|reserved|left for|already)\b`,
  "iu",
);

/** Plans are in dollars: another currency's amount is taken as it stands, and says so. */
function asMeant(words: string, amountUsd: number): string {
  const sign = /£|gbp|pounds/i.test(words)
    ? "£"
    : /€|eur/i.test(words)
      ? "€"
      : /\bcad\b/i.test(words)
        ? "CA$"
        : "";
  return sign === "" ? usd(amountUsd) : `${sign}${numberText(amountUsd)}, planned as ${usd(amountUsd)}`;
}

/** The budget of a brief: what is marked as money, unless it is said to be a price or a fee. */
export function budgetIn(prompt: string): BriefReading["budget"] {
  const candidates = sentencesOf(withPlainThousands(prompt)).flatMap((sentence) =>
    [...sentence.matchAll(money)].flatMap((match) => {
      const digits = match.slice(1).find((one) => one !== undefined);
      if (digits === undefined) return [];
      const end = match.index + match[0].length;
      const before = sentence.slice(0, match.index);
      const after = sentence.slice(end);
      const digitsAt = match.index + match[0].indexOf(digits);
      if (foreignMoney(sentence.slice(0, digitsAt), sentence.slice(digitsAt + digits.length))) return [];
      const amountUsd = Math.round(
        numberOf(/grand$/i.test(match[0]) && !/grand/i.test(digits) ? `${digits} grand` : digits),
      );
      const score =
        (notBudget.test(after) || notBudgetBefore.test(before) ? -4 : 0) +
        (isBudget.test(`${before.slice(-30)} ${match[0]}`) || isBudget.test(after.slice(0, 24)) ? 2 : 0) +
        // "6,500 €." and nothing else
        (/^\W*$/.test(before) && /^\W*$/.test(after) ? 1 : 0);
      return amountUsd > 0 && amountUsd <= 1_000_000_000
        ? [{ usd: amountUsd, score, words: match[0].trim() }]
        : [];
    }),
  );
  const [best] = candidates
    .filter(({ score }) => score > -2)
    .sort((a, b) => b.score - a.score || b.usd - a.usd);
  const spent = gone.exec(withPlainThousands(prompt))?.[1];
  // "6k per city": for as many as are counted, or for one.
  const [, unit] = best
    ? (/^\s*(?:usd |dollars )?per (city|town|store|site|day|stop|shop|location|venue|place|school)\b/i.exec(
        prompt.slice(prompt.indexOf(best.words) + best.words.length),
      ) ?? [])
    : [];
  const many =
    unit === undefined
      ? 1
      : numberOf(
          new RegExp(
            String.raw`\b(${numberPattern}) (?!per\b)(?:[\p{L}-]+ )?${unit.replace(/y$/, "")}(?:y|ies|s)\b`,
            "iu",
          ).exec(prompt)?.[1] ?? "1",
        );
  const left =
    best && spent !== undefined && numberOf(spent) < best.usd ? best.usd - numberOf(spent) : best?.usd;
  return best && left !== undefined
    ? { text: asMeant(best.words, left * many), words: best.words, usd: left * many }
    : undefined;
}

/** An amount in a currency that plans are not made in, such as "9 million naira" or "OMR 4,000". */
export function foreignBudgetIn(prompt: string): Found | undefined {
  for (const sentence of sentencesOf(withPlainThousands(prompt)))
    for (const match of sentence.matchAll(new RegExp(String.raw`(?<![\w.,])${amount}`, "giu"))) {
      const [before, after] = [sentence.slice(0, match.index), sentence.slice(match.index + match[0].length)];
      const money = foreignMoney(before, after);
      if (!money || notBudget.test(after.slice(money.after.length)) || notBudgetBefore.test(before)) continue;
      const words = `${money.before}${match[0]}${money.after}`.trim();
      return { text: words, words };
    }
  return undefined;
}
