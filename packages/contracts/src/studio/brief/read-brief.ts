import { beginning } from "../../text/characters.ts";
import { literally } from "../../text/literally.ts";
import { usd } from "../../text/usd.ts";
import { budgetIn, foreignBudgetIn } from "./brief-money.ts";
import { mustHavesIn } from "./brief-must-haves.ts";
import { mustNotsIn } from "./brief-must-nots.ts";
import { audienceIn } from "./brief-people.ts";
import { placeIn } from "./brief-place.ts";
import { problemsIn, situationIn } from "./brief-problems.ts";
import { isOfPeople, productIn } from "./brief-product.ts";
import type { BriefReading, Found } from "./brief-reading.ts";
import { minutesIn, stationsIn } from "./brief-stations.ts";
import { stopsIn } from "./brief-stops.ts";
import { inAllDays, targetIn } from "./brief-target.ts";
import { asksFor } from "./brief-text.ts";
import { timeIn } from "./brief-time.ts";
import { deniedWords } from "./denied-words.ts";
import { isFragment } from "./fragments.ts";
import { labelsSpelledOut, withoutLabel } from "./labeled-lists.ts";
import { withoutLetter } from "./letter-parts.ts";
import { plainLines } from "./list-lines.ts";
import { ownPeopleIn, saysOnlyWhoComes } from "./own-people.ts";
import { plainlyRefused } from "./plain-refusals.ts";
import { asWritten, plainlySpelled } from "./plain-spelling.ts";
import { refusedListsSpelledOut } from "./refused-lists.ts";
import { refusedWords, speaksOf } from "./refused-words.ts";
import { withMarks } from "./unmarked-text.ts";
import { thingsListed } from "./wish-lists.ts";

/** A brief's text, and what was filled in beside it, which always wins. */
export interface BriefToRead {
  prompt: string;
  budgetUsd?: number | undefined;
  targetAudience?: string | undefined;
  goals?: readonly string[] | undefined;
  location?: string | undefined;
  duration?: string | undefined;
}

/** Of a list that was spelled out, the part that the brief itself says. */
export function ownWords(words: string, prompt: string): string {
  const [said, refused] = [withoutLabel(words), words.replace(/^no /i, "")];
  return asWritten(words, prompt) ?? asWritten(said, prompt) ?? asWritten(refused, prompt) ?? refused;
}

/** "They think a truck cannot tow a trailer. They should do exactly that": what "that" stands for. */
const thatSpelledOut = (text: string): string =>
  text.replaceAll(
    /\b(?:cannot|can't|can never|won't|doesn't|don't|do not|does not) ([^.;!?]{5,80})\. ((?:\p{L}+ ){1,3}(?:should|must|will|are to|have to|need to)) do (?:exactly|just|precisely) that\b/gu,
    (whole, what: string, who: string) =>
      `${whole.slice(0, whole.indexOf(what) + what.length)}. ${who} ${what}`,
  );

/** "It's called First Nest, no fees no minimum": what a product does without is no wish for the event. */
const withoutFeatures = (text: string): string =>
  text.replaceAll(
    /(\b(?:called|named) (?:\p{Lu}[\p{L}\d'’-]*)(?: \p{Lu}[\p{L}\d'’-]*){0,2}),? (?:with )?no \p{L}+(?:,? (?:and )?no \p{L}+)*(?=[,.;])/gu,
    "$1",
  );

/** "A silent event without music, and at the same time a big party": both are wished for. */
const bothWishes = (text: string): string =>
  text.replaceAll(/,? (?:and|but) at the same time (?=an? )/giu, ". It must be ");

/** A name with the signs that were spelled out for its readers: "Rivet & Rosa". */
const signsKept = (name: string, prompt: string): string =>
  prompt.toLowerCase().includes(name.toLowerCase()) ? name : (asWritten(name, prompt) ?? name);

/** A brief's text as its readers take it: shorthand and lists spelled out, what is refused begun with "No". */
export function plainBrief(prompt: string): string {
  const written = prompt.toWellFormed().replaceAll(/(?!\n)[\p{Cc}\p{Cf}]+/gu, " ");
  return refusedListsSpelledOut(
    plainlyRefused(
      labelsSpelledOut(
        withMarks(
          withoutLetter(plainLines(bothWishes(withoutFeatures(thatSpelledOut(plainlySpelled(written)))))),
        ),
      ),
    ),
  );
}

/** "Women instructors, warm water, towels": several things of one list are no complaint, whatever words they use. */
const isListed = (clause: string, listed: readonly Found[]): boolean =>
  listed.filter(({ words }) => clause.includes(words) || words.includes(clause)).length >
  (clause.includes(",") ? 1 : 0);

/** "Night guards for tooth grinders": what is for somebody is a thing, though it is called as people are. */
const isOffered = (noun: string | undefined, prompt: string): boolean =>
  noun !== undefined &&
  new RegExp(String.raw`^(?:\W*|our |the |a )${literally(noun)} for `, "iu").test(prompt);

const isThing = (noun: string | undefined): noun is string => noun !== undefined && !isOfPeople(noun);

/** Reads what a brief asks for. Costs nothing and needs no model; the same words always give the same reading. */
export function readBrief(brief: BriefToRead): BriefReading {
  const prompt = plainBrief(brief.prompt);
  const product = productIn(prompt);
  const mustNots = mustNotsIn(prompt);
  // What says the product's name says what it is, and not what is bad without it.
  const listed = thingsListed(prompt);
  const complaints = problemsIn(prompt, mustNots).filter(
    ({ text, words }) =>
      !isListed(words, listed) &&
      !isFragment(text) &&
      (product?.text === undefined || !/^\p{Lu}/u.test(product.text) || !words.includes(product.text)),
  );
  const stated = targetIn(prompt, brief.goals);
  const place = placeIn(prompt, brief.location, product?.text);
  const time = timeIn(prompt, brief.duration, place?.town);
  const staff = ownPeopleIn(prompt);
  const audience = audienceIn(
    prompt,
    beginning(brief.targetAudience?.trim() ?? "", 200),
    stated,
    place,
    mustNots,
    time?.days,
    [
      staff?.words ?? "",
      ...[product?.text, product?.kind].filter((one) => isThing(one) || isOffered(one, prompt)),
    ].filter((one) => one !== undefined),
  );
  const stops = stopsIn(prompt, place?.town);
  const target = inAllDays(stated, prompt, time?.days);
  const budget =
    brief.budgetUsd === undefined
      ? budgetIn(prompt)
      : {
          text: usd(brief.budgetUsd),
          words: String(brief.budgetUsd),
          usd: Math.round(brief.budgetUsd),
        };
  const foreignBudget = budget ? undefined : foreignBudgetIn(prompt);
  const stations = stationsIn(prompt);
  const minutesEach = minutesIn(prompt);
  const mustHaves = mustHavesIn(prompt, {
    mustNots,
    denied: deniedWords(prompt),
    places: [...(place?.town ? [place.town] : []), ...(place?.venues ?? [])],
    audience: audience?.size,
    target,
    product: product?.text ?? "",
    others: [
      ...complaints.map(({ words }) => words).filter((words) => !asksFor(words)),
      target?.words ?? "",
      product?.words ?? "",
      (budget ?? foreignBudget)?.words ?? "",
      audience?.text ?? "",
      place?.town ?? "",
      ...(place?.venues ?? []),
    ],
  });
  // "No free pizza (every bank does pizza)": what is told of a refused thing is no wish for it.
  const refused = refusedWords({ problems: [], mustHaves: [], mustNots }, (word) => [word]).flatMap(
    ({ words }) => words,
  );
  const taken = [...complaints, ...mustHaves, product, target].map((one) => one?.words ?? "");
  const problems = complaints.length > 0 ? complaints : situationIn(prompt, mustNots, taken).slice(0, 1);
  return {
    ...(product ? { product: { ...product, text: signsKept(product.text, brief.prompt) } } : {}),
    problems: problems.map((one) => ({ ...one, words: ownWords(one.words, brief.prompt) })),
    ...(audience ? { audience } : {}),
    mustHaves: mustHaves
      .filter(({ text, words }) => asksFor(words) || !speaksOf(text, refused))
      .filter(({ text, words }) => !isFragment(text) && !saysOnlyWhoComes(words, staff))
      // "Teens find it boring and parents worry": two complaints in one sentence
      .filter(({ words }) => complaints.filter((one) => words.includes(one.words)).length < 2)
      .map((one) => ({ ...one, words: ownWords(one.words, brief.prompt) })),
    mustNots: mustNots.map((one) => ({ ...one, words: ownWords(one.words, brief.prompt) })),
    ...(place
      ? {
          place: {
            ...place,
            ...(stops ? { stops: stops.count } : {}),
            venues: place.venues.filter(
              (venue) => !mustNots.some((one) => one.text.toLowerCase().includes(venue.toLowerCase())),
            ),
          },
        }
      : {}),
    ...(time ? { time } : {}),
    ...(budget ? { budget: { ...budget, words: ownWords(budget.words, brief.prompt) } } : {}),
    ...(foreignBudget ? { foreignBudget } : {}),
    ...(target ? { target } : {}),
    ...(stations ? { stations } : {}),
    ...(staff ? { staff } : {}),
    ...(minutesEach ? { minutesEach } : {}),
  };
}
