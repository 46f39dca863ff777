// cspell:ignore isub phonecontext
import { asciiDigits } from "../text/ascii-digits.ts";

/** What stands between the digits of a number, or comes along when one is copied: spaces, dashes, brackets, marks. */
const separators =
  /[\s\p{Z}\p{Cc}\p{Cf}\p{Pd}\p{Default_Ignorable_Code_Point}\u2800()[\]./~\u00b7\u2022\u2043\u2044\u2053\u2212\u2215\u223c\u30fb\u30fc\uff08\uff09\uff0e\uff0f\uff3b\uff3d\uff5e\uff65\uff70]/gu;
const telephone = /^(?:tel|ｔｅｌ)[:：]*([^;]*)(.*)$/iu;
/** An extension is a phone behind another one, which no text message reaches. */
const extension = /;(?:ext|isub)=/i;
const countryCode = /;phonecontext=(\+\d+)/i;

/** Digits as people type or paste them, in any script, without what stands between them. */
export function typedDigits(typed: string): string {
  return asciiDigits(typed).replaceAll(separators, "");
}

/**
 * A phone number as people type it, or paste it from a phone, a document or an address book, as digits with an optional
 * plus: "+1 (415) 555-0100", "+49/151–2345", "0014155550100", "tel:+1-415-555-0100", "＋８１ ９０…". Whatever else it
 * contains stays, so that the rules for a number refuse it.
 */
export function typedPhone(typed: string): string {
  const bare = typedDigits(typed).replaceAll(/[\uff0b\ufe62\u207a]/g, "+");
  const [, number = bare, parameters = ""] = telephone.exec(bare) ?? [];
  if (extension.test(parameters)) return bare;
  const [, code = ""] = countryCode.exec(parameters) ?? [];
  return `${number.startsWith("+") ? "" : code}${number}`.replace(/^00(?=[1-9])/, "+");
}
