// cspell:ignore Adlam
import type { DecimalSign } from "@marquee/contracts/insight/import-format";
import { plainCell } from "./written-cell.ts";

/** A sign or a name of a currency; of these, dollars are what revenue is kept in. */
const currency = String.raw`(?:\p{Sc}|\p{L}[\p{L}\p{M}]*\.?)(?: ?\p{Sc}| ?\p{L}+)?`;
const amount = new RegExp(
  String.raw`^(\()?([-+]?) ?(${currency})? ?([-+]?) ?([\d.,'٬٫⹁ ]*\d) ?(${currency})? ?([-+]?)(\))?$`,
  "u",
);
const dollars: readonly (string | undefined)[] = [undefined, "$", "US$", "US $", "$US", "$ US", "USD"];

/** Thousands, and thousands above which hundreds are grouped, as in India. */
const groups = [/^[1-9]\d{0,2}([.,' ])\d{3}(?:\1\d{3})*$/, /^[1-9]\d?([.,' ])\d{2}(?:\1\d{2})*\1\d{3}$/];

/**
 * The number in a cell if this is the decimal sign of its file: "1.234,50", "11 000,25", "(5)", "5-", "$5". Separators
 * stand at all thousands or at none. Only what is kept in dollars may carry their sign, and nothing another currency's.
 * @returns NaN for anything else, such as 1e3 or 5%
 */
export function numberUnder(decimal: DecimalSign, cell: string, { isMoney }: { isMoney: boolean }): number {
  const [, opens, before = "", leading, inner = "", digits = "", trailing, after = "", closes] =
    amount.exec(plainCell(cell)) ?? [];
  const isNegative = [before, inner, after, opens].filter((sign) => sign === "-" || sign === "(").length;
  const signs = [before, inner, after, opens].filter(Boolean).length;
  if (digits === "" || signs > 1 || opens?.length !== closes?.length) return Number.NaN;
  const marks = [leading, trailing].filter((mark) => mark !== undefined);
  const isPriced = marks.length <= 1 && dollars.includes(marks[0]?.toUpperCase());
  if (marks.length > 0 && !(isMoney && isPriced)) return Number.NaN;
  const value = plainNumber(digits, decimal);
  return isNegative > 0 && value !== 0 ? -value : value;
}

/** Arabic and Adlam have signs of their own that mean one thing in every file. */
function plainNumber(digits: string, decimal: DecimalSign): number {
  const own = digits.includes("٫") ? "٫" : decimal;
  const [whole = "", fraction, ...more] = digits.replaceAll("٬", "'").replaceAll("⹁", ",").split(own);
  const isWhole = /^\d+$/.test(whole) || (whole === "" && fraction !== undefined) || isGrouped(whole);
  if (more.length > 0 || !isWhole || (fraction !== undefined && !/^\d+$/.test(fraction))) return Number.NaN;
  const ones = whole.replaceAll(/\D/g, "").replace(/^0+(?=\d)/, "") || "0";
  const decimals = (fraction ?? "").replace(/0+$/, "");
  const plain = decimals === "" ? ones : `${ones}.${decimals}`;
  // More digits than a number holds would be stored as a number close by.
  return String(Number(plain)) === plain ? Number(plain) : Number.NaN;
}

const isGrouped = (whole: string) => groups.some((form) => form.test(whole));
