import type { Brief, Words } from "./brief.ts";
import type { ConceptFacts } from "./concept-facts.ts";
import type { Fault } from "./concept-faults.ts";
import { admitted, countIn, mentions, numberOf, numberPattern, says, sentencesOf } from "./mentions.ts";

const usd = (value: number): string => `$${value.toLocaleString("en-US")}`;

/** What is wrong with a concept's figures: money, people, hours, and the number that the brief wants. */
export function numberFaults(brief: Brief, concept: ConceptFacts): Fault[] {
  return [
    ...moneyFaults(brief, concept),
    ...peopleFaults(brief, concept),
    ...targetFaults(brief, concept),
    ...dayFaults(brief, concept),
  ];
}

const impossible = (say: string): Fault => ({ weight: "grave", kind: "impossible number", say });

/** Nobody works for less, whatever the trade. */
const leastHourlyUsd = 12;

function moneyFaults(
  { budgetCents, when }: Brief,
  { budgetUsd, splitUsd, people = 0 }: ConceptFacts,
): Fault[] {
  const faults: Fault[] = [];
  if (budgetCents !== undefined && budgetUsd * 100 > budgetCents)
    faults.push(impossible(`It costs ${usd(budgetUsd)}, and the budget is ${usd(budgetCents / 100)}.`));
  if (splitUsd !== budgetUsd)
    faults.push(impossible(`Its parts sum to ${usd(splitUsd)}, its budget is ${usd(budgetUsd)}.`));
  const wages = people * (when?.hours ?? 0) * leastHourlyUsd;
  if (wages > budgetUsd)
    faults.push(impossible(`${people} people for ${when?.hours} hours cost more than ${usd(budgetUsd)}.`));
  return faults;
}

/** Who passes, and who is talked to. */
const visitors: Words = ["visitor", "attendee", "guest", "participant", "people", "sample", "cup"];
const talks: Words = "contact lead meeting conversation sign-up signup demo trial appointment".split(" ");
const notPeople =
  /\b(?:cost|price|rate|share|percent|per|impressions?|views?|online|social|page|press|hours?|score)\b|%/i;

/** The numbers of people that a concept's measures promise. */
function promised({ measures }: ConceptFacts, words: Words): { count: number; name: string }[] {
  return measures.flatMap(({ name, target }) => {
    if (notPeople.test(name) || !mentions(`${name} ${target}`, words)) return [];
    const count = countIn(target);
    return count === undefined ? [] : [{ count, name }];
  });
}

/** More than this nobody does in an hour: short conversations; cups handed out, people let through. */
const perHour = { talks: 30, visitors: 150 };

function peopleFaults({ audience, target, when }: Brief, concept: ConceptFacts): Fault[] {
  const all = promised(concept, [...visitors, ...talks, ...(target?.counts ?? [])]);
  const staffed =
    concept.people === undefined || when?.hours === undefined ? Infinity : concept.people * when.hours;
  const stated = capacityIn(concept);
  return all.flatMap(({ count, name }): Fault[] => {
    if (audience.size !== undefined && count > audience.size)
      return [impossible(`${name}: ${count} of an audience of ${audience.size}.`)];
    if (stated !== undefined && count > stated * 1.05)
      return [impossible(`${name}: ${count}, where its stations and hours give ${Math.floor(stated)}.`)];
    if (count > staffed * (mentions(name, visitors) ? perHour.visitors : perHour.talks))
      return [impossible(`${name}: ${count} with ${concept.people} people in ${when?.hours} hours.`)];
    return [];
  });
}

const station = new RegExp(
  String.raw`\b(${numberPattern})\s+(?:[\w-]+\s+){0,2}(?:stations?|tables?|chairs?|beds?|bays?|vehicles?|cars?|kiosks?|lanes?|counters?|desks?|lines|helmets?|pairs|machines?|hosts?)\b`,
  "i",
);
const hours = new RegExp(String.raw`\b(${numberPattern})\s+(?:open\s+|staffed\s+|opening\s+)?hours?\b`, "i");
const rate = new RegExp(
  String.raw`\b(${numberPattern})\s+(?:[\w-]+\s+){0,3}(?:an|per|each|every)\s+(?:[\w-]+\s+)?hour\b`,
  "i",
);

const minutes = new RegExp(String.raw`\b(${numberPattern})[\s-]+minutes?\b`, "i");

/** Stations times hours times people in an hour, where one sentence states all three; else undefined. */
function capacityIn({ text }: ConceptFacts): number | undefined {
  for (const sentence of sentencesOf(text)) {
    const [stations, open, inAnHour, takes] = [station, hours, rate, minutes].map((pattern) => {
      const part = pattern.exec(sentence)?.[1];
      return part === undefined ? undefined : numberOf(part);
    });
    const each = inAnHour ?? (takes === undefined ? undefined : 60 / takes);
    if (stations !== undefined && open !== undefined && each !== undefined) return stations * open * each;
  }
  return undefined;
}

function targetFaults({ target, unmet = [] }: Brief, concept: ConceptFacts): Fault[] {
  if (!target) return [];
  const { count, counts } = target;
  const asked = promised(concept, counts);
  const best = Math.max(0, ...asked.map((one) => one.count));
  const hopeless = unmet.find(({ line }) => line === "target");
  if (hopeless) {
    return best >= count ? [impossible(`It promises ${best} ${counts[0]}s. ${hopeless.why}`)] : [];
  }
  const faults: Fault[] = [];
  if (best === 0)
    faults.push({ weight: 1, say: `Its measures have no number for the target, ${count} ${counts[0]}s.` });
  else if (best < count && !saysMissed(concept, count))
    faults.push({
      weight: 1,
      say: `It promises ${best} of ${count} ${counts[0]}s and doesn't say that it misses the target.`,
    });
  if (best > 0 && !/\b(?:per|an|each|every|a) (?:[\w-]+ )?(?:hour|minute)|\bminutes?\b/i.test(concept.text))
    faults.push({ weight: 0.5, say: "Nothing says what its number of people follows from." });
  return faults;
}

function saysMissed({ text, notes, checklist = [] }: ConceptFacts, count: number): boolean {
  const number = [String(count), count.toLocaleString("en-US"), "target", "goal"];
  return (
    admitted([text, notes].join("\n"), number) !== undefined ||
    checklist.some((line) => line.status !== "met" && (says(line.text, count) || mentions(line.text, number)))
  );
}

const dayUnits = {
  day: 1,
  night: 1,
  evening: 1,
  morning: 1,
  afternoon: 1,
  lunch: 1,
  weekend: 2,
  week: 7,
  month: 30,
  hour: 0,
  session: 1,
  date: 1,
  workday: 1,
  weekday: 1,
};

/** How many days a duration speaks of; undefined if it says nothing about days. */
export function daysIn(duration: string): number | undefined {
  const units = Object.keys(dayUnits).join("|");
  const found = new RegExp(
    String.raw`\b(?:(${numberPattern})[\s-]+(?:to\s+)?)?(?:[a-z]+[\s-]+)?(${units})(?:e?s)?\b`,
    "i",
  ).exec(duration);
  if (!found?.[2]) return undefined;
  const unit = dayUnits[found[2].toLowerCase() as keyof typeof dayUnits];
  return unit === 0 ? 1 : unit * (found[1] === undefined ? 1 : numberOf(found[1]));
}

const isWeeks = (duration: string): boolean => /^\W*[\w-]+\W+weeks?\b|^\W*week\b/i.test(duration);

function dayFaults({ when }: Brief, { duration }: ConceptFacts): Fault[] {
  const days = daysIn(duration);
  if (when?.days === undefined || days === undefined || days === when.days) return [];
  // A week of work has five days.
  if (isWeeks(duration) && when.days === (days / 7) * 5) return [];
  const far = days >= when.days * 2 || days * 2 <= when.days;
  return [{ weight: far ? 1 : 0.5, say: `It lasts ${duration}, and ${when.days} days were asked for.` }];
}
