// cspell:ignore Bokka composter Saltmarsh
import { namesPeople } from "./brief-counts.ts";
import type { Naming } from "./brief-names.ts";
import { isTown, isVenue } from "./brief-place.ts";
import { emptyWords, sentencesOf } from "./brief-text.ts";

const nameWord = String.raw`\p{Lu}[\p{L}\d'’&-]*`;
/** A name as one writes it in quotes: "Saltmarsh", "Kindle & Co", "ScreenTest at Home", "Torrent 3". */
const quotedName = String.raw`["“](${nameWord}(?: (?:(?:at|of|for|the|in|on|to|and|by|de|la|&) )*(?:${nameWord}|\d{1,3}))*)["”]`;
/** After these, what stands in quotes is said, written or refused, and names nothing. */
const isSaid =
  /\b(?:says?|said|saying|tells?|told|asks?|asked|writes?|wrote|reads?|shouts?|think|thinks|thought|words?|terms?|phrases?|slogan|motto|claim|hashtag|headline|song|film|movie|like|no|not|never|without|avoid|instead of|than|feel|feels|as|or|mean|means)\W*$/iu;
const leads =
  /(?:,|\(|\bwhich is|\bthat is|\bis|\bare)?\s*(?:brand|brand name|called|named|titled|under the name|name)?(?: is|:)?[\s,(]*$/iu;

/** The words right before a place, back to the last stop, that can name a thing. */
function phraseBefore(text: string): string {
  const clause =
    text
      .replace(leads, "")
      .replace(/\b(co|inc|ltd|dept)\./giu, "$1")
      .split(/[.;:!?()]/)
      .at(-1) ?? "";
  // "A cookbook by a refugee, "Salt"": after a comma the name is of all that stands before.
  const article = /,\s*$/u.test(text)
    ? /^.*(?<!\b(?:by|of|for|with|from|about|on|in|at) )\b(?:an?|the|our|my|new|this|these|its|their|product is)\s+(?=\p{L})/iu
    : /^.*\b(?:an?|the|our|my|new|this|these|its|their|his|her|product is|client is)\s+(?=\p{L})/iu;
  const whole = clause.replace(article, "");
  // "Fresh ravioli, chilled, from Emilia": what stands first is the thing, and the rest says more of it.
  const parts = whole.split(/,\s/);
  // "Indie studio, game is "Mudlark"": what stands before the verb.
  return ((/\b(?:is|are):?\s*$/u.test(text) ? parts.at(-1) : parts[0]) ?? "").trim();
}

/** The name in quotes that a brief gives to what it is about: 'Kitchen composter "Bokka"', 'game is "Mudlark", a slow puzzle'. */
export function quotedNameIn(prompt: string): Naming | undefined {
  for (const sentence of sentencesOf(prompt))
    for (const match of sentence.matchAll(new RegExp(quotedName, "gu"))) {
      const [whole, name = ""] = match;
      const before = sentence.slice(0, match.index);
      const after = sentence.slice(match.index + whole.length);
      if (name.length < 3 || name.length > 40 || isSaid.test(before) || isTown(name)) continue;
      if (
        emptyWords.has(name.toLowerCase()) ||
        namesPeople(name) ||
        /\b(?:no|not|never|avoid)\b/iu.test(before)
      )
        continue;
      const [, following = ""] =
        /^,? (?:which is |it's |that's )?(?:an?|the|our) (\p{Ll}[^.;:()"“]{3,80})/u.exec(after) ?? [];
      const said = following || phraseBefore(before);
      const head =
        said
          .split(/ (?:for|of|with|that|which|who|from|in|on|at|to|by|about)\b|,/u)[0]
          ?.split(" ")
          .at(-1) ?? "";
      if (said === "" || (isVenue(head) && following === "")) continue;
      return { name, said };
    }
  return undefined;
}
