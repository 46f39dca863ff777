// cspell:ignore satur wednes
import { beginning } from "../../text/characters.ts";
import type { Found } from "./brief-reading.ts";
import { bare, firstWords, sentencesOf, shortClauses, wishWords } from "./brief-text.ts";
import { speaksOf } from "./refused-words.ts";

/** Once a brief has said when it is, it tells what happens then. */
const saysWhen =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|evenings?|mornings?|afternoons?|nights?|weekends?|days?)\b|\d ?(?:[ap]\.?m\.?)? ?(?:-|–|to|till|until) ?\d/iu;
/** "One saddle is opened on the bench", "a real barber cuts hair", "each of them gets a card", "everybody brings a shirt" */
const happens =
  /^(?:(?:and|then|there|also|plus|meanwhile) )*(?:(?:an?|one|each|every) (?!(?:third|quarter|half|lot|few|couple|bit|year|month|week|time|one|budget|total)\b)(?:[\p{L}'-]+ ){0,3}?[\p{L}'-]+(?:, [^,]{3,30},)? (?:is|gets?|has|(?!(?:this|his|its|us|as|less|plus|across|always|perhaps|yes)\b)\p{L}{2,}[^s\P{L}]s)|(?:everybody|everyone|all of them) (?:is|gets?|has|\p{L}{2,}[^s\P{L}]s)|(?:two|three|four|five|six) (?:\p{L}+ ){0,2}\p{L}+s are)\b/iu;
/** What counts, costs, complains or supposes tells of something else than the event. */
const tellsElse =
  /[$€£\d]|^(?:every(?:body|one| \p{L}+)) do(?:es)?\b|\b(?:not|no|never|nobody|nothing|without|can't|cannot|doesn't|don't|isn't|aren't|hardly|costs?|takes? (?:about |around |only )?\p{L}+ (?:minutes?|hours?)|minutes|percent|thousand|hundred|million|because|if|think|thinks|say|says|said|believes?|complains?|already|usually|often|still|today|these days|last (?:year|week|month)|would|enough|success|happy|budget|target|goal|maximum|at most)\b/iu;

/** What a brief tells of the event in the present, as one does who sees it before them: somebody is to make it so. */
export function scenesIn(prompt: string, product: string): Found[] {
  const sentences = sentencesOf(prompt);
  const told = sentences.findIndex((sentence, at) => at > 0 && saysWhen.test(sentence));
  const noun = product.split(" ").at(-1) ?? "";
  return sentences
    .slice(told < 0 ? sentences.length : told)
    .flatMap((sentence) =>
      sentence.split(/[;:()]\s*|\s[–—-]\s|,\s+(?=(?:an?|one|each|every|everybody|everyone)\b)/iu),
    )
    .map((clause) => bare(clause))
    .filter((clause) => {
      const [subject = ""] = happens.exec(clause) ?? [];
      const isProduct =
        noun.length > 2 && speaksOf(subject, [noun]) && !/\b(?:is|are|gets?) \p{L}+(?:ed|en)\b/u.test(clause);
      return subject !== "" && !isProduct && !tellsElse.test(clause);
    })
    .flatMap((clause) => shortClauses(clause, wishWords).map((part) => firstWords(bare(part), wishWords)))
    .map((clause) => ({ text: beginning(clause, 200), words: beginning(clause, 300) }));
}

const languages =
  "Arabic|Bengali|Cantonese|Chinese|Croatian|Czech|Danish|Dutch|English|Farsi|Finnish|French|German|Greek|Hebrew|Hindi|Hungarian|Indonesian|Italian|Japanese|Korean|Malay|Mandarin|Nepali|Norwegian|Polish|Portuguese|Punjabi|Romanian|Russian|Serbian|Somali|Spanish|Swahili|Swedish|Tagalog|Tamil|Thai|Turkish|Ukrainian|Urdu|Vietnamese|Welsh|Yoruba|Zulu|sign language";
const inLanguage = new RegExp(
  String.raw`(?<!\b(?:not|no|never|lessons?|course|courses|books?|newspaper|podcasts?|films?) )\bin (?:both )?(?:${languages})(?:(?:,| and| or| &) (?:${languages}))*\b`,
  "u",
);

/** The language that it is to be in. */
export function languageIn(prompt: string): Found[] {
  return sentencesOf(prompt)
    .slice(1)
    .flatMap((sentence) => {
      const [words] = inLanguage.exec(sentence) ?? [];
      return words === undefined || /\b(?:not|no|never|don't|can't|cannot|isn't)\b/i.test(sentence)
        ? []
        : [{ text: words, words }];
    })
    .slice(0, 1);
}
