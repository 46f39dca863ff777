/** Numbers as people write them. */

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales: Readonly<Record<string, number>> = { hundred: 100, thousand: 1_000, million: 1_000_000 };

const valueOf = (word: string): number | undefined => {
  const unit = units.indexOf(word);
  if (unit >= 0) return unit;
  const ten = tens.indexOf(word);
  return ten < 0 ? undefined : (ten + 2) * 10;
};

const word = [...units, ...tens].join("|");
const scale = Object.keys(scales).join("|");
const written = new RegExp(
  String.raw`\b(?:(?:half an?|an?)[ -](?:${scale})|(?:${word}))(?:[ -](?:and[ -])?(?:${word}|${scale}))*\b(?! of\b)`,
  "gi",
);

const andHalf = new RegExp(
  String.raw`\b((?:(?:${tens.join("|")})[ -])?(?:${word})|\d{1,3}) and a half\b(?! of\b)(?:[.,…]+(?= ?(?:thousand|million|grand|k)\b))?`,
  "gi",
);

/**
 * Writes numbers that stand as words in digits: "four thousand" is 4000, "a thousand" 1000, "twenty-five" 25, "half a
 * dozen" 6, "fifteen and a half thousand" 15.5 thousand. "One" alone stays, because it rarely counts anything.
 */
export function inDigits(text: string): string {
  const plain = text
    .replaceAll(/\b(half )?a dozen\b/gi, (_, half: string | undefined) => (half ? "6" : "12"))
    .replaceAll(andHalf, (_, whole: string) => `${digitsOf(whole.replace(/^one$/i, "1"))}.5`);
  return digitsOf(plain);
}

function digitsOf(plain: string): string {
  return plain.replaceAll(written, (found) => {
    const words = found.toLowerCase().split(/[ -]+/);
    if (words.length === 1 && (words[0] === "one" || words[0] === "zero")) return found;
    let whole = 0;
    let part = 0;
    for (const each of words) {
      const value = valueOf(each);
      const factor = scales[each];
      if (each === "a" || each === "an") part ||= 1;
      else if (each === "half") part = 0.5;
      else if (value !== undefined) part += value;
      else if (factor === 100) part = Math.max(1, part) * factor;
      else if (factor !== undefined) {
        whole += Math.max(part, part === 0.5 ? 0.5 : 1) * factor;
        part = 0;
      }
    }
    return String(whole + part);
  });
}

/** A number in a text: what it is, where it stands, and whether it is money. */
export interface NumberInText {
  value: number;
  at: number;
  end: number;
  /** It carries a currency or stands before one. */
  isMoney: boolean;
  /** Written short, such as 17k. */
  isShort: boolean;
}

const number =
  /(\$ ?|€ ?|usd ?)?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,2})?(?: ?(k|m|mn|thousand|million|grand)\b)?(?: ?(usd|dollars?|bucks)\b)?/giu;

/** The numbers of a text in its order. Years, days of a month and parts of names are numbers too. */
export function numbersIn(text: string): NumberInText[] {
  return [...text.matchAll(number)].map((found) => {
    const [all, sign, whole = "", cents = "", short, unit] = found;
    const factor = short === undefined ? 1 : /^m/i.test(short) ? 1_000_000 : 1_000;
    return {
      value: Math.round(Number(`${whole.replaceAll(",", "")}${cents}`) * factor * 100) / 100,
      at: found.index,
      end: found.index + all.length,
      isMoney: sign !== undefined || unit !== undefined,
      isShort: short !== undefined,
    };
  });
}

/** "10%", "ten percent"; a number that is one is no amount. */
const percent = /^ ?(?:%|percent\b|per cent\b|pct\b)/i;
const isPercent = (text: string, { end }: NumberInText) => percent.test(text.slice(end));

/** "Two years", "5 passes", "2nd": a bare number that counts something else, or is a part of a word. */
const ofOther =
  /^(?:\p{L}|[ -](?:(?:more|extra|full|free|additional|exhibitor|further|new|separate|other) )?(?:years?|months?|weeks?|days?|hours?|minutes?|passes|tickets?|badges?|seats?|spots?|people|persons?|guests?|attendees|visitors|heads|speakers?|slots?|sessions?|talks?|booths?|tables?|logos?|posts?|e?mails?|leads?|demos?|meetings?|times|events?|shows?|deals?|offers?|packages?|questions?|words?|lines?|sentences?|bullets?|evenings?|nights?|rooms?|installments?|payments|parts|tranches)\b)/iu;
const countsOther = (text: string, { end, isMoney, isShort }: NumberInText) =>
  !isMoney && !isShort && ofOther.test(text.slice(end));

/** The numbers of a text that are no percentages and count nothing but, perhaps, money. */
export const plainNumbersIn = (text: string): NumberInText[] =>
  numbersIn(text).filter((number) => !isPercent(text, number) && !countsOther(text, number));

const down =
  /\b(?:less|lower|below|under|off|down|cut|discount|knock|shave|drop|reduc\w+|cheaper|minus|take|taking|shy of|short of)\b/i;
const up =
  /\b(?:more|above|over|up|raise|increas\w+|on top|plus|extra|higher|add|adding|sweeten|dearer|premium)\b/i;

const fractions: Readonly<Record<string, string>> = {
  half: "50",
  third: "33.333",
  quarter: "25",
  fifth: "20",
  tenth: "10",
};
/** "A fifth off" as "20% off". */
const inPercent = (text: string): string =>
  text.replaceAll(
    /\b(?:an?|one) (half|third|quarter|fifth|tenth)(?= (?:off|less|more|below|under|above|over|cheaper|lower|higher|dearer|on top|from|of (?:that|it|this|the list))\b)/gi,
    (_, part: string) => `${fractions[part.toLowerCase()] ?? ""}%`,
  );

/** "Raise the cheapest package of Founders Night Seattle by 10%": the verb may stand far before. */
const farVerb =
  /\b(?:raise|increase|put up|bump|lift|lower|reduce|cut|drop|decrease|discount)\b(?!.*\b(?:raise|increase|lower|reduce|cut|drop|decrease)\b)/i;

/**
 * What a text makes of an amount by a percentage: "10% less" of 200 is 180, "5% more" 210, "half of that" and "80% of that"
 * their part. Rounded to whole dollars. Undefined where it speaks of no percentage, or does not say which way.
 */
export function byPercent(text: string, of: number): number | undefined {
  const digits = inDigits(inPercent(text));
  const found = numbersIn(digits).find((number) => isPercent(digits, number) && number.value > 0);
  if (found) {
    const part = found.value / 100;
    const after = digits.slice(found.end, found.end + 36).replace(percent, "");
    if (/^ ?of (?:that|it|this|the|list|what)\b/i.test(after)) return Math.round(of * part);
    // What follows a percentage says which way it goes, else what stands before it.
    const before = digits.slice(0, found.at);
    const way = [after, before.slice(-40), farVerb.exec(before)?.[0] ?? ""].find(
      (words) => down.test(words) || up.test(words),
    );
    if (way === undefined) return undefined;
    return Math.round(of * (down.test(way) ? 1 - part : 1 + part));
  }
  return /\bhalf (?:of )?(?:that|it|this|the price|the amount|list)\b/i.test(text)
    ? Math.round(of / 2)
    : undefined;
}

const years = /^20\d\d$/;

/**
 * The amount of money that a text names, in USD: what carries a currency, else what is written like an amount ("17k",
 * "12,500"), else a bare number of five digits and more.
 */
export function amountIn(text: string): number | undefined {
  const found = plainNumbersIn(text).filter(({ value }) => value > 0 && value <= 1_000_000_000);
  const isAmount = ({ value, at, end }: NumberInText) =>
    !years.test(String(value)) && (text.slice(at, end).includes(",") || value >= 5_000);
  return (
    found.find(({ isMoney }) => isMoney) ??
    found.find(({ isShort }) => isShort) ??
    found.find(isAmount)
  )?.value;
}
