/** A minus as keyboards and word processors write it. */
const signed = /^([+\-−]?)\s?(.*)$/su;
/** Signs that stand between groups of thousands, and the decimal signs that can follow each. */
const grouped = [
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})(?:,(\d+))?$/,
  /^([1-9]\d{0,2}\.\d{3}),(\d+)$/,
  /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/,
  /^([1-9]\d{0,2}(?:'\d{3})+)(?:[.,](\d+))?$/,
];
/** Without groups; after a comma, three digits behind a longer number are rather a slip than decimals. */
const plain = [/^(\d+)(?:\.(\d+))?$/, /^(\d+),(\d{1,2}|\d{4,})$/, /^(0),(\d{3})$/];

/**
 * Reads a number as people type or paste it: "1234.5", "$1,234.50", "1 234,50", "1.234,50", "1'234", "+50". Separators
 * stand at all thousands or at none, and a decimal comma is understood where it can be nothing else. A comma before
 * three digits separates thousands, as on our pages.
 *
 * @returns NaN for anything else, so that a schema refuses it: a slip must never become another number
 */
export function typedNumber(typed: string): number {
  const text = typed
    .trim()
    .replaceAll(/[\u00a0\u2009\u202f]/g, " ")
    .replaceAll("’", "'");
  const [, sign = "", rest = ""] = signed.exec(text) ?? [];
  const bare = rest.replace(/^\$ ?/, "").replace(rest.startsWith("$") ? /$/ : / ?\$$/, "");
  for (const form of [...grouped, ...plain]) {
    const [, whole, decimals = "0"] = form.exec(bare) ?? [];
    if (whole === undefined) continue;
    const value = Number(`${whole.replaceAll(/\D/g, "")}.${decimals}`);
    return sign === "" || sign === "+" ? value : -value;
  }
  return Number.NaN;
}
