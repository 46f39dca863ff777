import { months } from "../period.ts";
import { inDigits, numbersIn } from "../reading/numbers.ts";
import { placeNamesIn } from "../reading/places.ts";
import { tierIn } from "../reading/wish.ts";
import type { Reference } from "./references.ts";

const month = months.map((name) => `${name}|${name.slice(0, 3)}`).join("|");
const times = new RegExp(
  String.raw`\b(?:(?:early|mid|late) )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:${month})\b(?! (?:i|we|you)\b)(?:\.? \d{1,2}(?:st|nd|rd|th)?\b)?(?:,? 20\d\d)?|\b20\d\d-\d\d-\d\d\b|\bq[1-4]\b|\b(?:spring|summer|autumn|fall|winter)\b`,
  "gi",
);

/**
 * A text with its values in braces by their kind: what is asked does not depend on which city or amount it is asked of.
 * The names are in braces already.
 */
export function masked(named: string): string {
  let text = inDigits(named);
  // "May" and "march" are words as well.
  text = text.replaceAll(times, (found) =>
    /^(?:may|march|mar|fall|sep|dec|jan)$/.test(found) ? found : "{time}",
  );
  for (const place of placeNamesIn(text).toSorted((one, other) => other.length - one.length))
    text = text.replaceAll(place, "{city}");
  const tier = tierIn(text);
  if (tier !== undefined) text = text.replaceAll(new RegExp(String.raw`\b${tier}\b`, "gi"), "{package}");
  for (const { at, end, value, isMoney, isShort } of numbersIn(text).toReversed()) {
    const isAmount = isMoney || isShort || value >= 5_000;
    text = `${text.slice(0, at)}${isAmount ? "{amount}" : "{number}"}${text.slice(end)}`;
  }
  return text;
}

/** A text without the names in it, so that "Cloud Innovation Expo" is no search for cloud. */
export function withoutNames(question: string, found: readonly Reference[]): string {
  return found.reduce((text, { name }) => {
    const at = text.toLowerCase().indexOf(name.toLowerCase());
    return at < 0 ? text : `${text.slice(0, at)}this${text.slice(at + name.length)}`;
  }, question);
}
