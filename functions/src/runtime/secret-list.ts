import { Defect } from "@marquee/contracts/errors";

/**
 * Returns the values of a secret that is a comma list, so that two are valid during a rotation: `new,old`. Spaces
 * around a value and empty values are ignored, so a value cannot contain commas or start or end with spaces.
 */
export function secretList(text: string): string[] {
  return text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/**
 * The same for keys that we create ourselves: the first one is used, all of them are valid.
 * @throws Defect when one is shorter than 32 characters: with a stray comma, part of a key would count as a whole one
 */
export function keyList(text: string, what: string): [string, ...string[]] {
  const [first = "", ...rest] = secretList(text);
  if ([first, ...rest].some((key) => key.length < 32))
    throw new Defect(`The ${what} secret needs at least 32 characters per value`);
  return [first, ...rest];
}
