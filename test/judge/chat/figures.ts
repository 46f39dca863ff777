/** A number that a text states, and how precisely: "$12.5k" is 12,500 to the hundred. */
export interface Figure {
  value: number;
  step: number;
}

const scales: Record<string, number> = { k: 1_000, thousand: 1_000, m: 1_000_000, million: 1_000_000 };
const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const scale = String.raw`(?:\s?(k|m|thousand|million)\b)?`;
const moneyPattern = new RegExp(
  String.raw`(?:US)?\$\s?(${number})${scale}|(?:USD|EUR|€)\s?(${number})${scale}|(${number})${scale}\s?(?:USD|US dollars|dollars|bucks)\b|(${number})(k)\b`,
  "gi",
);
const sharePattern = new RegExp(String.raw`(-?${number})\s?(%|percent\b|x\b|×|times\b|fold\b)`, "gi");
const plainPattern = new RegExp(String.raw`(?<![\w.,$€])(${number})(?![\w%×]|[.,]\d)`, "g");

/** The amounts of money in a text, in USD. */
export function moneyIn(text: string): Figure[] {
  return [...text.matchAll(moneyPattern)].map((match) => {
    const [digits = "", unit] = match.slice(1).filter((part) => part !== undefined);
    return figure(digits, unit);
  });
}

/** Percentages and multiples as parts of one: "84%" and "0.84x" are both 0.84. */
export function sharesIn(text: string): Figure[] {
  return [...text.matchAll(sharePattern)].map(([, digits = "", unit = ""]) => {
    const { value, step } = figure(digits, undefined);
    const isPercent = unit === "%" || unit.toLowerCase() === "percent";
    return isPercent ? { value: value / 100, step: step / 100 } : { value, step };
  });
}

const words =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const wordPattern = new RegExp(String.raw`\b(${words.join("|")})\b`, "gi");

/** Every other number of a text, in digits or in words up to twenty. */
export function countsIn(text: string): Figure[] {
  const rest = text.replaceAll(moneyPattern, " ").replaceAll(sharePattern, " ");
  return [
    ...[...rest.matchAll(plainPattern)].map(([, digits = ""]) => figure(digits, undefined)),
    ...[...rest.matchAll(wordPattern)].map(([word]) => ({
      value: words.indexOf(word.toLowerCase()),
      step: 1,
    })),
  ];
}

/** Whether a figure is this value, as precisely as it is stated. */
export function isAbout({ value, step }: Figure, wanted: number): boolean {
  return Math.abs(value - wanted) <= step / 2 + 1e-9;
}

function figure(digits: string, unit: string | undefined): Figure {
  const factor = scales[(unit ?? "").toLowerCase()] ?? 1;
  const decimals = /\.(\d+)$/.exec(digits)?.[1]?.length ?? 0;
  // A whole number of dollars is meant exactly; only below a hundred is it a rounded one.
  const value = Number(digits.replaceAll(",", "")) * factor;
  const step = factor === 1 && decimals === 0 && value >= 100 ? 1e-6 : factor / 10 ** decimals;
  return { value, step };
}
