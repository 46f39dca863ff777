// cspell:ignore rais
import { inNumbers, midSentence, oneLine } from "@marquee/adapters/ai/plain-text";
import { namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { speaksOf } from "@marquee/contracts/studio/brief/refused-words";
import { usd } from "@marquee/contracts/text/usd";
import type { Capacity } from "./capacity.ts";
import type { Format } from "./content/format.ts";
import type { IndustryFacts } from "./content/industry-facts.ts";
import { industryProblems, knownProblems } from "./content/known-problems.ts";
import { plural, singular, type Words } from "./fill.ts";
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
    m: String(capacity.minutes),
    hours: String(capacity.hours),
    rate: String(capacity.rate),
    cap: inNumbers(capacity.most),
    visits: inNumbers(capacity.visits),
    reach: inNumbers(capacity.reach),
    reachSaid: inNumbers(capacity.visits),
    share: `${capacity.sharePercent}%`,
    target: inNumbers(target?.count ?? 0),
    counts: target ? midSentence(target.counts) : "contacts",
    more: capacity.more ?? "",
    budget: usd(budget),
    stops: String(reading.place?.stops ?? 1),
    money: reading.foreignBudget?.text ?? "",
    staffSaid: capacity.staff === 1 ? "one host" : `${capacity.staff} hosts`,
  };
}

/**
 * Whether a product is called by a name, which has no article: its words have capitals within a sentence, or where it
 * begins one a verb or an explanation follows without an article before it.
 */
export function isName(product: string, prompt: string): boolean {
  if (!/^\p{Lu}/u.test(product)) return false;
  const capitals = product.split(" ").filter((word) => /^[\p{Lu}\d]/u.test(word)).length;
  const words = product.split(" ").length;
  const at = prompt.indexOf(product);
  if (at < 0) return false;
  const before = prompt.slice(0, at).trimEnd();
  const begins = before === "" || /[.!?:\n]$/.test(before);
  if (/\b(?:a|an|the|our|your|my|new|this)$/i.test(before) && capitals < words) return false;
  if (!begins) return capitals === words;
  if (words > 1) return capitals === words;
  const after = prompt.slice(at + product.length);
  return /^(?:,? (?:is|was|helps|lets|shows|makes|turns|gives|brings|keeps|does|has|will|can)\b|, (?:a|an|the|our)\b)/.test(
    after,
  );
}

const organization =
  /\b(?:group|company|firm|agency|bank|union|hospital|clinic|practice|university|college|school|academy|charity|foundation|nonprofit|ngo|association|society|council|city|town|county|department|ministry|authority|museum|library|theater|orchestra|choir|church|parish|club|team|cooperative|co-op|institute|shelter|hospice|embassy|chamber|network|community|cause|fund|movement|brigade|army|navy|police|program|initiative)$/i;
const cause =
  /\b(?:recruit(?:ing)?|hir(?:e|ing)|rais(?:e|ing) (?:money|funds|awareness|support)|fund-?raising|(?:win|winning) (?:volunteers|members|donors)|(?:needs?|looking for|seeks?) (?:\p{L}+ )?(?:volunteers|members|donors|nurses|teachers|engineers|staff|apprentices|recruits))\b/iu;

/** What a product is, by the noun that a brief has for it. */
const whatIs = ({ product }: BriefReading): string => product?.kind ?? product?.text ?? "";

/** Whether a brief is for an organization or a cause whose people are to be met, and for nothing that one uses. */
export function isMet({ reading, prompt }: Pick<ReadBrief, "reading" | "prompt">): boolean {
  return organization.test(whatIs(reading)) || (cause.test(prompt) && !isName(whatIs(reading), prompt));
}

/** What one uses but cannot hold, as the last word of what it is called. */
const intangible =
  /\b(?:line|lines|crossings?|routes?|services?|subscriptions?|insurance|cover|policy|policies|accounts?|loans?|mortgages?|pensions?|savings|funds?|courses?|class|classes|lessons?|training|program(?:me)?s?|degrees?|apps?|platforms?|software|systems?|networks?|memberships?|plans?|tariffs?|tours?|trips?|holidays?|vacations?|cruises?|flights?|airlines?|ferry|ferries|trains?|bus|buses|trams?|hotels?|resorts?|spas?|gyms?|parks?|shows?|exhibitions?|deliver(?:y|ies)|cleaning|repairs?|rentals?|hire|childcare|daycare|tutoring|coaching|therap(?:y|ies)|advice|helplines?|hotlines?|websites?|portals?|marketplaces?|newsletters?|podcasts?|channels?|stations?|internet|broadband|connections?|electricity|energy|parking|laundry|catering|translations?|languages?|scheduling|payroll|bookkeeping|accounting|invoicing|billing|tracing|monitoring|analytics|security|sharing|financing|leasing|banking|trading|booking|hosting|storage|consulting|staffing|recruiting|moving|removals?|renovations?|installations?)$/i;

/** Whether a product is a service, a place or software: none of it can be lent, stocked or sent in a box. */
export function isIntangible({ reading }: Pick<ReadBrief, "reading">): boolean {
  const [head = ""] = whatIs(reading).split(/ (?:for|of|with|that|which|from|in|on|at|to|by)\b|[,(]/);
  return intangible.test(head.trim());
}

/** A product's noun inside a sentence: initials keep their capitals. */
function nounOf(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) && !/^\p{Lu}\p{L}*(?: (?:&|and))? \p{Lu}/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function audienceName({ targetAudience, brand }: ReadBrief, facts: IndustryFacts): string {
  const [first = ""] = (targetAudience || brand?.audience || facts.audience).split(/,(?!\d)|[.;(]/);
  const words = oneLine(first, 70).replace(/'$/, "").split(" ");
  if (words.length > 9 || words[0] === "") return "the people it is for";
  // "An autistic lad" stands for all of them.
  const last = words.at(-1) ?? "";
  const isOne =
    !/s$|people|folk|staff|crew|men$|children|public|crowd/i.test(last) && namesPeople(`${last}s`);
  return midSentence([...words.slice(0, -1), isOne ? plural(last, 2) : last].join(" "));
}

function placeWords({ reading, location }: ReadBrief): Words {
  const town = oneLine(reading.place?.town ?? location, 80);
  const [venue] = reading.place?.venues ?? [];
  const hall = venue === undefined ? undefined : `the ${midSentence(venue)}`;
  if (venue === "online") return { thePlace: "a place on the internet", atPlace: "online" };
  // A place that nobody named is nothing to invent.
  if (hall === undefined && town === "")
    return { thePlace: "a place of your choice", atPlace: "at a place of your choice" };
  if (hall === undefined) return { thePlace: town, atPlace: `in ${town}` };
  const inTown = town === "" || hall.toLowerCase().includes(town.toLowerCase()) ? hall : `${hall} in ${town}`;
  return { thePlace: inTown, atPlace: `at ${inTown}` };
}

/** "4 evenings" at the beginning of a time. */
const inDays = /^(\d+ (?:days?|evenings?|nights?|mornings?|afternoons?|lunch(?:es)?))(?:, |$)/;

function whenSaid(text: string | undefined, { days, hours }: Capacity): string {
  const said = oneLine(text, 120);
  const [begins = "", length = `${days} ${days === 1 ? "day" : "days"}`] = inDays.exec(said) ?? [];
  const rest = said.slice(begins.length);
  return rest === "" ? `for ${length} and ${hours} hours in all` : `for ${length} (${rest})`;
}

/**
 * A complaint to begin with: the brief's own, or what is usually bad without such a product; and the next one of the
 * brief. `refused` if the first one speaks of something that the brief doesn't want to see.
 */
export function problemOf({ reading, industry }: ReadBrief): {
  text: string;
  /** Whether the brief says it, and not only we. */
  own: boolean;
  refused: boolean;
  second?: string;
} {
  const known =
    knownProblems.find(([pattern]) => pattern.test(whatIs(reading)))?.[1] ??
    industryProblems[industry ?? "other"];
  const refused = wordsRefusedBy(reading);
  const told = reading.problems.map(({ text }) => text);
  const [first, second] = told.filter((text) => !speaksOf(text, refused));
  if (first !== undefined)
    return { text: first, own: true, refused: false, ...(second === undefined ? {} : { second }) };
  return told[0] === undefined
    ? { text: known, own: false, refused: false }
    : { text: told[0], own: true, refused: true };
}
