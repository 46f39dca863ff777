// cspell:ignore sitt pierc punctur vaccin microneedling
import type { BriefReading } from "./brief-reading.ts";
import { productWords } from "./brief-text.ts";
import type { Conflict } from "./conflicts.ts";

const animal =
  /\b(?:dogs?|cats?|puppy|puppies|kittens?|horses?|ponies|pony|goats?|sheep|rabbits?|hens?|chickens?|birds?|parrots?|cows?|pigs?|alpacas?|llamas?|animals?)\b(?! (?:food|treats?|beds?|collars?|leash(?:es)?|insurance|toys?|park|walk\w*|sitt\w*|groom\w*|train\w*|boarding|daycare|trailers?|bowls?|photos?|pictures?|shelter|owners?))/i;
const refusesAnimals =
  /^(?:no|nothing|never|without)\b.*\b(?:animals?|pets?|dogs?)\b(?! (?:in costume|food))/i;

/** Animals where the brief itself says that the place lets none in: the wish can't be met there, whoever asks. */
export function animalConflicts({ mustNots, mustHaves, product }: BriefReading): Conflict[] {
  return mustNots
    .filter(({ text }) => refusesAnimals.test(text) && /\banimals?\b|\bpets?\b/i.test(text))
    .flatMap(({ text }): Conflict[] => {
      const wishes = mustHaves.filter((one) => animal.test(one.text));
      const why = `the brief also says “${text}”; a place that lets them in is the nearest`;
      return [
        ...wishes.map((one) => ({ asks: "must-have", text: one.text, why }) as const),
        ...(animal.test(product?.text ?? "")
          ? [{ asks: "must-not", text, why: `it is about ${product?.text}, which are animals` } as const]
          : []),
      ];
    });
}

const refusesPiercing = /\b(?:pierc\w+|needles?|punctur\w+|break the skin|breaks the skin|injections?)\b/i;
/** What goes under the skin when it is put on or done. */
const pierces =
  /\b(?:glucose sensors?|piercings?|tattoos?|vaccin\w+|injections?|acupuncture|blood (?:tests?|draws?|donations?)|finger pricks?|implants?|earrings?|infusions?|microneedling)\b/i;
const done = /\b(?:wears?|wearing|put on|put it on|gets?|try|tries|apply|applied|sensors?|test\w*)\b/i;

/** A thing that goes through the skin, to be worn where nothing may do so. */
export function skinConflicts({ mustNots, mustHaves, product }: BriefReading): Conflict[] {
  const called = productWords({ product });
  return mustNots
    .filter(({ text }) => refusesPiercing.test(text))
    .flatMap(({ text }) =>
      mustHaves
        .filter((one) => pierces.test(one.text) || (pierces.test(called) && done.test(one.text)))
        .map(
          (one): Conflict => ({
            asks: "must-have",
            text: one.text,
            why: `it goes under the skin, and the brief also says “${text}”; a model without a needle is the nearest`,
          }),
        ),
    );
}
