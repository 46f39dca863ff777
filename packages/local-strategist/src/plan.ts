import { midSentence, oneLine, roundedDown } from "@marquee/adapters/ai/plain-text";
import { namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import type { CampaignPlan } from "@marquee/contracts/studio/campaign-idea";
import { numberText } from "@marquee/contracts/text/formats";
import { usd } from "@marquee/contracts/text/usd";
import type { Capacity } from "./capacity.ts";
import type { Format } from "./content/format.ts";
import { sentences } from "./content/sentences.ts";
import { countsSaid } from "./conversion.ts";
import { peopleUsd } from "./cost.ts";
import { fill, type Words } from "./fill.ts";
import type { ReadBrief } from "./read-prompt.ts";
import { capital } from "./say.ts";

/** The facts that an idea's plan is made from. */
interface PlanBasis {
  brief: ReadBrief;
  format: Format;
  words: Words;
  /** One sentence of a row, filled in. */
  one: (row: readonly string[], shift?: number) => string;
  capacity: Capacity;
  /** What else the brief tells that the crew should know. */
  told: readonly string[];
  /** Whole USD. */
  budget: number;
  weeks: number;
}

/** A plan whose figures follow from the capacity and the budget; its parts sum to the budget. */
export function composePlan(basis: PlanBasis): CampaignPlan {
  const { format, words, one } = basis;
  return {
    promise: oneLine(one(sentences.promise), 160),
    fit: oneLine(fill(one(sentences.fit), { ...words, why: midSentence(fill(format.why, words)) }), 400),
    budgetSplit: splitOf(basis),
    timeline: timelineOf(basis),
    staffing: staffingOf(basis),
    measures: measuresOf(basis),
    risk: {
      what: oneLine(fill(format.risk.what, words), 300),
      answer: oneLine(fill(format.risk.answer, words), 300),
    },
    sources: [],
  };
}

/** A budget below this many USD is not split. */
const splitFromUsd = 1_000;
const shares = [
  ["Place and build", 0.5],
  ["Bringing the right people", 0.26],
  ["Material and print", 0.13],
] as const;
/** What of it the way between several places takes. */
const freightShare = 0.12;
const peopleShare = { least: 0.12, most: 0.75 };

function splitOf({ brief, budget, capacity, words }: PlanBasis): CampaignPlan["budgetSplit"] {
  if (budget < splitFromUsd)
    return [{ part: oneLine(fill("Everything that touches {P}", words), 80), amount: budget }];
  const people = roundedDown(
    Math.min(
      budget * peopleShare.most,
      Math.max(
        budget * peopleShare.least,
        peopleUsd({ hired: capacity.staff - capacity.own, own: capacity.own, hours: capacity.hours }),
      ),
    ),
  );
  const isMoved = brief.reading.place?.stops !== undefined;
  const freight = isMoved ? roundedDown((budget - people) * freightShare) : 0;
  const rest = budget - people - freight;
  const parts = [
    { part: "People", amount: people },
    ...(isMoved ? [{ part: fill("Travel and freight between {stops} places", words), amount: freight }] : []),
    ...shares.map(([part, share]) => ({ part, amount: roundedDown(rest * share) })),
  ];
  return [...parts, { part: "Reserve", amount: budget - parts.reduce((sum, { amount }) => sum + amount, 0) }];
}

function staffingOf({ capacity, format, words }: PlanBasis): CampaignPlan["staffing"] {
  const role = oneLine(fill(format.role, words), 80);
  return capacity.staff === 1
    ? [{ role, people: 1 }]
    : [
        { role, people: capacity.staff - 1 },
        { role: "Lead on the spot", people: 1 },
      ];
}

function timelineOf({ brief, one, weeks, told, words }: PlanBasis): CampaignPlan["timeline"] {
  const before = (part: number) => `${Math.max(1, Math.round(weeks * part))} weeks before`;
  return [
    { when: before(1), what: one(sentences.decide) },
    {
      when: before(0.75),
      what: one(bookingOf(brief), 1),
    },
    { when: before(0.5), what: one(sentences.build, 2) },
    {
      when: before(0.25),
      what:
        told.length === 0
          ? one(sentences.rehearse)
          : fill(one(sentences.told), { ...words, told: toldIn(told) }),
    },
    { when: "While it runs", what: one(sentences.days, 1) },
    { when: "30 days after", what: one(sentences.report, 2) },
  ].map(({ when, what }) => ({ when: when.replace(/^1 weeks/, "1 week"), what: oneLine(what, 200) }));
}

/** As many short clauses as fit: "it takes nine days; nobody believes it". */
const toldIn = (told: readonly string[]): string =>
  told
    .reduce(
      (said, one) => (`${said}; ${one}`.length > toldCharacters ? said : `${said}; ${midSentence(one)}`),
      "",
    )
    .slice(2);
const toldCharacters = 155;

function bookingOf({ reading: { place } }: ReadBrief): readonly string[] {
  if (place?.venues[0] === "online") return sentences.bookOnline;
  return place?.stops === undefined ? sentences.book : sentences.bookStops;
}

function measuresOf({ brief, capacity, budget, format, words, one }: PlanBasis): CampaignPlan["measures"] {
  const { target } = brief.reading;
  const { reach } = capacity;
  const counts = target ? capital(countsSaid(target.counts)) : "Contacts with a next step";
  const asked = target
    ? [
        {
          name: fill(
            counts.split(" ").some(namesPeople)
              ? sentences.counted[0]
              : capacity.sharePercent === 100
                ? sentences.served[0]
                : "{counts} for {P}",
            {
              ...words,
              counts,
            },
          ),
          target:
            reach < target.count
              ? `${numberText(reach)}; ${numberText(target.count)} were asked for`
              : `${numberText(target.count)}, as asked for`,
        },
      ]
    : [
        {
          name: fill(`${counts} for {P}`, words),
          target: one(sentences.share),
        },
      ];
  const own =
    target && capacity.sharePercent === 100
      ? []
      : [{ name: one(sentences.people), target: fill("{visits}, of at most {cap}", words) }];
  return [
    ...asked,
    ...own,
    {
      name: fill(target ? "Cost per one of the {counts}" : "Cost per contact", words),
      target: `At most ${usd(Math.ceil(budget / Math.max(1, reach)))}`,
    },
    { name: fill(format.measure.name, words), target: fill(format.measure.target, words) },
  ].map(({ name, target: goal }) => ({ name: oneLine(name, 120), target: oneLine(goal, 160) }));
}
