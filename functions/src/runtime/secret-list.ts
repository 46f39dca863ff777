import { Defect } from "@marquee/contracts/errors";

/**
 * The values of a secret that holds a comma list, so that two count while one is rotated: `new,old`. Spaces around a
 * value and empty values do not count, so a value itself holds neither commas nor spaces at its ends.
 */
export function secretList(text: string): string[] {
  return text
    .split(",")
    .map((value) => value.trim())
    .filter((value) => value !== "");
}

/**
 * The same for keys that we make ourselves: the first one is used, all of them count.
 * @throws Defect when one is shorter than 32 characters: a stray comma would make a piece of a key count as a whole one
 */
export function keyList(text: string, what: string): [string, ...string[]] {
  const [first = "", ...rest] = secretList(text);
  if ([first, ...rest].some((key) => key.length < 32))
    throw new Defect(`The ${what} secret needs at least 32 characters per value`);
  return [first, ...rest];
}
