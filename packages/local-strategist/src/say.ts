// cspell:ignore Roundhay Zeil Theat
// cspell:ignore rais
import { inNumbers, midSentence, oneLine } from "@marquee/adapters/ai/plain-text";
import { namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { speaksOf } from "@marquee/contracts/studio/brief/refused-words";
import { untoldIn } from "@marquee/contracts/studio/brief/unread-wishes";
import { usd } from "@marquee/contracts/text/usd";
import { asTold } from "./as-told.ts";
import type { Capacity } from "./capacity.ts";
import type { Format } from "./content/format.ts";
import type { IndustryFacts } from "./content/industry-facts.ts";
import { knownPoints } from "./content/known-points.ts";
import { countsSaid } from "./conversion.ts";
import { plural, singular, type Words } from "./fill.ts";
import { wordsOfKind } from "./kind-of-product.ts";
import { inOwnMoney, ownMoneyOf } from "./money.ts";
import { isName } from "./product-name.ts";
import type { ReadBrief } from "./read-prompt.ts";
import { wordsRefusedBy } from "./refused-meanings.ts";

/** A text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words that a brief gives to the texts of a format. */
export function wordsFor(
  brief: ReadBrief,
  {
    format,
    facts,
    capacity,
    budget,
  }: { format: Format; facts: IndustryFacts; capacity: Capacity; budget: number },
): Words {
  const { reading } = brief;
  const named = oneLine(reading.product?.text, 60);
  const isOwnName = reading.product?.kind !== undefined || isName(named, brief.prompt);
  const product = isOwnName ? named : singular(nounOf(named)) || "product";
  const kind = singular(nounOf(oneLine(reading.product?.kind, 60)));
  const { target } = reading;
  const counts = target ? midSentence(countsSaid(target.counts)) : "contacts";
  return {
    P: isOwnName ? product : `the ${product}`,
    kind,
    A: audienceName(brief, facts),
    ...placeWords(brief),
    spot: format.spot,
    when: whenSaid(reading.time?.text, capacity),
    n: String(capacity.units),
    unit: capacity.unit,
    units: plural(capacity.unit, capacity.units),
    // Who serves is not what is built.
    places: plural(format.unit, capacity.units),
    m: String(capacity.minutes),
    hours: String(capacity.hours),
    rate: String(capacity.rate),
    cap: inNumbers(capacity.most),
    visits: inNumbers(capacity.visits),
    reach: inNumbers(capacity.reach),
    share: `${capacity.sharePercent}%`,
    needed: percentOf(capacity.reach, capacity.visits),
    target: inNumbers(target?.count ?? 0),
    counts,
    goalSaid: `${inNumbers(capacity.reach)} ${counts}`,
    more: capacity.more ?? "",
    budget: budgetSaid(brief, budget),
    stops: String(reading.place?.stops ?? 1),
    money: reading.foreignBudget?.text ?? "",
    staffSaid: staffSaid(capacity),
    ...wordsOfKind(brief),
  };
}

/** "3%", "40%": a share that is above none is never said to be none. */
const percentOf = (part: number, whole: number): string =>
  `${Math.max(1, Math.round((part / whole) * 100))}%`;

/** "$13,500 (about €12,500)" */
function budgetSaid(brief: ReadBrief, budget: number): string {
  const own = ownMoneyOf(brief);
  return own ? `${usd(budget)} (about ${inOwnMoney(budget, own)})` : usd(budget);
}

/** "your 4 people and 2 hired hosts" */
function staffSaid({ staff, own, ownNoun }: Capacity): string {
  const hired = staff - own;
  const hosts = (count: number, word: string): string => (count === 1 ? `one ${word}` : `${count} ${word}s`);
  if (own === 0) return hosts(staff, "host");
  const yours = own === 1 ? `one of your ${ownNoun}` : `your ${own} ${ownNoun}`;
  return hired === 0 ? yours : `${yours} and ${hosts(hired, "hired host")}`;
}

/** A product's noun inside a sentence: initials keep their capitals. */
function nounOf(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\p{L}*(?: (?:&|and))? \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** A torn clause is no name for anybody: "Everyone who comes should weld one". */
const noAudience = /\b(?:should|must|shall|would|could)\b/i;

function audienceName({ targetAudience, brand }: ReadBrief, facts: IndustryFacts): string {
  const [first = ""] = (targetAudience || brand?.audience || facts.audience).split(/,(?!\d)|[.;(]/);
  const words = oneLine(first, 70).replace(/'$/, "").split(" ");
  if (words.length > 9 || words[0] === "" || noAudience.test(first)) return "the people it is for";
  // "An autistic lad" stands for all of them, and "25 people" for nobody in particular.
  if (/^\d[\d,.]* (?:people|persons|guests|visitors)$/iu.test(words.join(" "))) return "the people it is for";
  if (/^\d[\d,.]*$/u.test(words[0] ?? "")) words.shift();
  const last = words.at(-1) ?? "";
  const isOne =
    !/s$|people|folk|staff|crew|men$|children|public|crowd/i.test(last) && namesPeople(`${last}s`);
  return midSentence([...words.slice(0, -1), isOne ? plural(last, 2) : last].join(" "));
}

function placeWords({ reading, location, prompt }: ReadBrief): Words {
  const town = oneLine(reading.place?.town ?? location, 80);
  const [venue] = reading.place?.venues ?? [];
  const hall = venue === undefined ? undefined : calledPlace(venue, prompt);
  if (venue === "online") return { thePlace: "a place on the internet", atPlace: "online" };
  // A place that nobody named is nothing to invent.
  if (hall === undefined && town === "")
    return { thePlace: "a place of your choice", atPlace: "at a place of your choice" };
  if (hall === undefined) return { thePlace: town, atPlace: `in ${town}` };
  const inTown = town === "" || hall.toLowerCase().includes(town.toLowerCase()) ? hall : `${hall} in ${town}`;
  return { thePlace: inTown, atPlace: `at ${inTown}` };
}

/** Names that have an article although they are names: "the University of Minnesota", "the Faroe Islands". */
const named =
  /^(?:University|Museum|Gallery|Port|Bank|City|Theat(?:er|re)|Palace|Church|Isle|Institute|School|Gardens|House) of\b|\b(?:Islands|Alps|Fairgrounds|Hotel|Hall|Cent(?:er|re)|Museum|Library|Theat(?:er|re)|Arena|Stadium|Mall|Pavilion|Club|University Hospital|Zeil|Prater|Institute|Docks|Highlands)$/u;

/** A venue with its article and capitals: "Roundhay Park", "the University of Minnesota", "the flea market". */
function calledPlace(venue: string, prompt: string): string {
  const words = venue.split(" ");
  const at = prompt.toLowerCase().indexOf(venue.toLowerCase());
  const told = at < 0 ? venue : prompt.slice(at, at + venue.length);
  const before = at < 0 ? "" : prompt.slice(Math.max(0, at - articleCharacters), at);
  const begins = /(?:^|[.!?:\n*-])\s*$/u.test(before);
  const capitals = told.split(" ").filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  // A sentence's first word has its capital from there.
  const isName = capitals > (begins && words.length > 1 ? 1 : 0) && (!begins || capitals === words.length);
  if (!isName) return `the ${midSentence(venue)}`;
  return /\b(?:the|our|a|an|this)\s$/iu.test(before) || named.test(told) ? `the ${told}` : told;
}
const articleCharacters = 8;

/** "4 evenings" at the beginning of a time. */
const inDays = /^(\d+ (?:days?|evenings?|nights?|mornings?|afternoons?|lunch(?:es)?))(?:, |$)/;

function whenSaid(text: string | undefined, { days, hours }: Capacity): string {
  const said = oneLine(text, 120);
  const [begins = "", length = `${days} ${days === 1 ? "day" : "days"}`] = inDays.exec(said) ?? [];
  const rest = said.slice(begins.length);
  return rest === "" ? `for ${length} and ${hours} hours in all` : `for ${length} (${rest})`;
}

/** What can be said after "that": it has a subject and a verb. */
const isClause =
  /^(?:(?:the|a|an|their|its|his|her|this|that|it|they|there|nobody|nothing|everybody|people|most|many|some|all|half)\b[^,;]{0,60}?|[\p{L}'-]+(?: [\p{L}'-]+){0,3}? )(?:is|are|was|were|has|have|had|can't|cannot|can|will|won't|would|do|does|don't|doesn't|takes?|costs?|looks?|smells?|tastes?|makes?|needs?|breaks?|lasts?|goes|ends?|means?|comes?|feels?|loses?|wears?|runs?|isn't|aren't|never)\b/iu;

/** What else a brief tells that a crew should know, in whole clauses, said to those who asked. */
export const toldTo = ({ reading, prompt }: Pick<ReadBrief, "reading" | "prompt">): string[] =>
  untoldIn(prompt, reading)
    .concat(reading.problems.slice(1).map(({ text }) => text))
    .flatMap((said) =>
      /["“”?!]|\b(?:enough|too much|tired|sick|fed up)\b/iu.test(said) || said.split(" ").length < clauseWords
        ? []
        : [asTold(said)],
    );
const clauseWords = 4;

/** What a product of its kind is for, where that is known. */
export const pointOf = ({ product }: BriefReading): string | undefined => {
  const called = product?.kind ?? product?.text ?? "";
  return knownPoints.find(([pattern]) => pattern.test(called))?.[1];
};

/** The complaint of a brief to begin with; `refused` if it speaks of something that the brief doesn't want to see. */
export function problemOf({
  reading,
}: Pick<ReadBrief, "reading">): { text: string; refused: boolean; second?: string } | undefined {
  const refused = wordsRefusedBy(reading);
  const told = reading.problems.map(({ text }) => text);
  const [first, ...others] = told.filter((text) => !speaksOf(text, refused));
  if (first !== undefined) {
    const second = others.find((text) => isClause.test(text) && !/[…"“”?!:]/u.test(text));
    return { text: first, refused: false, ...(second === undefined ? {} : { second: midSentence(second) }) };
  }
  // What may not even be said, such as "the word old", is not said to deny it either.
  const isWord = reading.mustNots.some(({ text }) => /\bwords?\b/iu.test(text));
  return told[0] === undefined || isWord ? undefined : { text: told[0], refused: true };
}
