// cspell:ignore wednes satur
import { beginning } from "../../text/characters.ts";
import { namesPeople } from "./brief-counts.ts";
import type { Found } from "./brief-reading.ts";
import { bare, firstWords, sentencesOf, tellingWords, wishWords } from "./brief-text.ts";

/** What is said of a thing in a list, which has a verb of its own: "a person who explains it", "carts people can borrow". */
const saidOfIt =
  /\s(?:who|that|which|where|whose|so that|while|when|if|until|(?:people|visitors|guests|they|you|we|i|everybody|everyone|anybody) (?:can|could|may|will|must|get|have))\s.*$/iu;
/** A verb of a sentence that tells something, so that it is no list of things. */
const tells =
  /\b(?:we|they|i|you|he|she|who|there|is|are|was|were|has|have|had|can|will|would|does|do|did|must|should|let|lets|want|wants|need|needs|\p{L}+n't|\p{L}+'(?:s|re|ve|ll|d) (?:a|an|the|been|to|got|not))\b/iu;
/** When it is, how many come, what it costs and what is refused: no thing that is to be there. */
const saysElse =
  /\d{3}|[$€£]|\d ?(?:[ap]\.?m|k)\b|\d{1,2}(?::\d\d)? ?(?:-|–|to|till|until) ?\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:no|not|nothing|nobody|never|without|avoid|budget|dollars|grand|goal|target|success|expected|registered|attendees|visitors|people each|hours?|evenings?|mornings?|afternoons?|weeks?|weekends?|days|nights?|per|brand|launch|campaign|because|but|like|love|thanks?)\b/iu;
/** How a thing is named in a list: with an article, a number or what it is like. */
const namesThing =
  /^(?:(?:an?|one|two|three|some|plenty of|enough|real|a few|\p{L}[\p{L}-]*) )(?:\p{L}|\d)/iu;
const capital = /(?<=\s)\p{Lu}\p{Ll}/u;
/** "Two former foster youths tell what a Tuesday is like": who is there and what they do is as good as a thing. */
const does =
  /^(?:an?|one|two|three|four|our) (?:[\p{L}-]+ ){1,3}?(?:tells?|shows?|explains?|answers?|teach(?:es)?|demonstrates?|plays?|cooks?|reads?|works?|mends?|repairs?|checks?|measures?|lets?) (?:what|how|on|an?|the|their|them|people|visitors|everybody|everyone|questions?)\b/iu;
/** Of a list at least so many parts are things. */
const fewest = 2;

const partsOf = (sentence: string): string[] =>
  sentence
    .replaceAll(/\([^)]*\)/gu, "")
    .split(/[,;]\s+(?:and |plus )?|\s+(?:and|plus) (?=(?:an?|one|two|three|some|the)\s)/iu)
    .map((part) => bare(part))
    .filter((part) => part !== "");

/** "Clothes on is fine for those who only want to dip": what is allowed stands in a list of wishes as one of them. */
const isAllowed = / (?:is|are) (?:fine|welcome|ok|okay)\b/iu;

/**
 * The things of a sentence that lists them without a verb: "One full one on display that people can open and one that
 * they put together themselves." The first sentence says what it is about, and lists nothing.
 */
export function thingsListed(prompt: string): Found[] {
  return sentencesOf(prompt)
    .slice(1)
    .flatMap((sentence) => {
      const parts = partsOf(sentence);
      const bareParts = parts.map((part) => part.replace(saidOfIt, ""));
      const isThing = (part: string): boolean =>
        does.test(part) ||
        (namesThing.test(`${part} x`) && !tells.test(part) && !saysElse.test(part) && !capital.test(part));
      const things = parts.filter((_, at) => isThing(bareParts[at] ?? ""));
      const others = parts.filter((part, at) => !isThing(bareParts[at] ?? "") && !isAllowed.test(part));
      const isSure = parts.some(
        (part, at) =>
          part !== bareParts[at] ||
          does.test(part) ||
          /^(?:an?|one|some) /iu.test(part) ||
          isAllowed.test(part),
      );
      return things.length < fewest || others.length > 0 || !isSure
        ? []
        : things.map((part) => ({
            text: beginning(firstWords(withArticle(part.replace(/^an? /iu, "")), wishWords), 200),
            words: beginning(part, 300),
          }));
    })
    .filter(({ text }) => tellingWords(text).length > 0);
}

/** "Caseworker at the table": one of those who are there is somebody, and not called so by name. */
const withArticle = (part: string): string => {
  const [first = ""] = part.split(" ");
  return /^\p{Ll}/u.test(first) && !first.endsWith("s") && namesPeople(`${first}s`) ? `a ${part}` : part;
};

/** "That's the must": what stands before it is the wish. */
const pointsBack =
  /^(?:and )?(?:that's|this is|that is|it's) (?:the|a|my|our|an absolute|the one|the only|our only) (?:must|must-have|one must|condition|heart of it)[.!]*$/iu;
const asksForIt =
  /^(?:(?:and|so|but) )?(?:(?:i|we)(?:'d| would)? (?:like|love|want|need|wish for)(?: to (?:have|see))?|there (?:should|must) be|give us|bring(?: us)?) ((?:an?|the|some|our|one|two|three) .+)$/iu;

/** What a sentence that only points back says must be there. */
export function pointedAt(prompt: string): Found[] {
  const sentences = sentencesOf(prompt);
  return sentences.flatMap((sentence, at) => {
    const [clause = ""] = (sentences[at - 1] ?? "").split(/,\s|;\s/);
    const said = bare(clause);
    const [, what = ""] = asksForIt.exec(said) ?? [];
    return pointsBack.test(sentence) && what !== ""
      ? [
          {
            text: beginning(
              firstWords(what.replace(/^(?:an?|the) /iu, ""), wishWords).replace(
                /(?: (?:at|in|on|of|over|for|with|the|an?|and))+$/iu,
                "",
              ),
              200,
            ),
            words: said,
          },
        ]
      : [];
  });
}
