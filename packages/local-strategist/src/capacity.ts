import { counted } from "@marquee/contracts/studio/brief/brief-counts";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { numberText } from "@marquee/contracts/text/formats";
import { audienceSizeOf } from "./audience-size.ts";
import type { Format } from "./content/format.ts";
import { conversionOf } from "./conversion.ts";
import { contentUsd } from "./cost.ts";
import { singular } from "./fill.ts";
import { type OwnStaff, ownStaffIn } from "./own-staff.ts";

/** How many people a concept can serve, and what follows from it. Every figure of a concept comes from here. */
export interface Capacity {
  /** How many people can be served at a time, and what they use. */
  units: number;
  unit: string;
  days: number;
  /** All open hours together. */
  hours: number;
  minutes: number;
  /** How many people one unit takes in an hour. */
  rate: number;
  most: number;
  /** How many are counted on: not every place is taken, and no more people than there are. */
  visits: number;
  staff: number;
  /** How many of the staff the brand sends itself, and what they are called. */
  own: number;
  ownNoun: string;
  /** How many take the step that the brief counts, or become contacts if it counts nothing. */
  reach: number;
  /** The share of visitors that `reach` is at most. */
  sharePercent: number;
  /** What would reach the target; undefined if it is reached or there is none. */
  more: string | undefined;
  /** What all of it costs, in USD. */
  costUsd: number;
}

/** What a host costs in an hour at least, and somebody whom the brand sends, in USD. */
const least = { hostUsd: 30, ownUsd: 13 };
/** The share of a budget that may go into people. */
const peopleShare = 0.8;
/** The share of all places that is counted on. */
const taken = 0.85;
/** How many more are counted on than the target needs. */
const spare = 1.25;
const unitsMost = 12;
const hoursADay = 6;
const daysByDefault = 2;
/** How many people one host can greet in an hour, and how many get something into their hand. */
const greeted = { inTalks: 25, passing: 120 };
const passingMinutes = 2;

const alone = /\b(?:i'm alone|i am alone|by myself|just me|on my own|only me)\b/i;

interface Sized {
  reading: BriefReading;
  prompt: string;
  budget: number;
}

/** The brand's own people as the brief's reading counts them, whatever they are called. */
const toldStaff = ({ staff }: BriefReading): OwnStaff | undefined =>
  staff?.count === undefined ? undefined : { count: staff.count, noun: "people", areExperts: false };

/** How big a format gets for a brief, within its budget. */
export function capacityOf(format: Format, brief: Sized): Capacity {
  const { reading, budget, prompt } = brief;
  const { target, stations, time } = reading;
  const people = audienceSizeOf(brief);
  const days = time?.days ?? (time?.hours === undefined ? daysByDefault : 1);
  const hours =
    time?.hours ?? days * (/dinner|breakfast|evening|night|lunch/i.test(time?.text ?? "") ? 3 : hoursADay);
  const minutes = Math.max(
    0.5,
    Math.min(60, reading.minutesEach?.count ?? format.minutes, Math.floor(hours * 60)),
  );
  const rate = Math.max(1, Math.floor(60 / minutes));
  const isAlone = alone.test(prompt.replaceAll("’", "'"));
  const own = isAlone ? undefined : (ownStaffIn(prompt, people) ?? toldStaff(reading));
  const ownMost = Math.min(own?.count ?? 0, Math.max(1, Math.floor(budget / (hours * least.ownUsd))));
  const hiredMost = Math.max(
    own ? 0 : 1,
    Math.min(
      40,
      Math.floor((budget * peopleShare - ownMost * hours * least.ownUsd) / (hours * least.hostUsd)),
    ),
  );
  const staffMost = isAlone ? 1 : Math.max(1, bySkill(format, own) ? ownMost : ownMost + hiredMost);
  const sharePercent = conversionOf(target, prompt, format.leadPercent);
  const perUnit = hours * rate * taken;
  const wanted = target
    ? Math.ceil((target.count * 100) / sharePercent / perUnit)
    : Math.min(4, Math.ceil((people ?? Infinity) / perUnit));
  const sized = (units: number) => {
    // Who is sent by the brand needs no lead besides.
    const needed = Math.ceil(units * format.staff) + (units > 2 && !own ? 1 : 0);
    const staff = Math.max(1, Math.min(staffMost, Math.max(needed, ownMost)));
    const most = Math.floor(units * hours * rate);
    // As many as the target needs, and some to spare: whoever counts on more has to find them.
    const asked = target ? Math.ceil((target.count * 100 * spare) / sharePercent) : Infinity;
    const inAnHour = minutes <= passingMinutes ? greeted.passing : greeted.inTalks;
    const visits = Math.max(
      1,
      Math.min(Math.floor(most * taken), people ?? Infinity, Math.floor(staff * hours * inAnHour), asked),
    );
    const sent = Math.min(staff, ownMost);
    const content = { days, hours, minutes, units, visits, own: sent, hired: staff - sent };
    const costUsd = contentUsd({ ...content, type: format.type, areBrought: stations !== undefined });
    return { units, staff, most, visits, own: sent, costUsd };
  };
  const byStaff = Math.max(1, Math.floor(staffMost / Math.max(0.01, format.staff)));
  let size = sized(stations?.count ?? Math.max(1, Math.min(wanted, unitsMost, byStaff)));
  while (!stations && size.units > 1 && size.costUsd > budget) size = sized(size.units - 1);
  const { units, visits } = size;
  const stock = stockIn(brief);
  const possible = Math.max(1, Math.min(stock ?? Infinity, Math.floor((visits * sharePercent) / 100)));
  const reach = target ? Math.min(target.count, possible) : possible;
  return {
    ...size,
    unit: stations ? singular(stations.noun) : format.unit,
    days,
    hours,
    minutes,
    rate,
    ownNoun: own?.noun ?? "people",
    reach,
    sharePercent,
    more:
      target && reach < target.count
        ? stock !== undefined && reach === stock
          ? `${numberText(target.count)} of them rather than ${numberText(stock)}`
          : moreFor(target.count, {
              reach,
              units,
              hours,
              sharePercent,
              size: people,
              experts: bySkill(format, own) ? own : undefined,
            })
        : undefined,
  };
}

/** Whether only those who know the trade can serve, so that nobody can be hired in their place. */
const bySkill = ({ kinds, staff }: Format, own: OwnStaff | undefined): boolean =>
  own?.areExperts === true && staff >= 1 && kinds.some((kind) => skilled.has(kind));
const skilled: ReadonlySet<Format["kinds"][number]> = new Set(["advice", "fitted", "service", "skin", "job"]);

/** What a format costs for a brief without a limit, in whole USD. */
export function costOf(
  format: Format,
  { reading, prompt }: { reading: BriefReading; prompt: string },
): number {
  return Math.ceil(capacityOf(format, { reading, prompt, budget: unlimitedUsd }).costUsd);
}

/** A budget that limits nothing. */
const unlimitedUsd = 1_000_000_000;

const limits =
  /\b(?:no more|not one more|none more|that's all|that is all|all there is|all we have|only|just|one (?:per|each|for each)|one (?:\p{L}+ )?(?:a|per) \p{L}+|each of them one|more (?:\p{L}+ ){1,2}(?:come|comes|arrive))\b/iu;

/** How many of the product there are to be taken along, if a brief says that there are no more. */
function stockIn({ reading, prompt }: { reading: BriefReading; prompt: string }): number | undefined {
  const noun = singular(
    (reading.product?.kind ?? reading.product?.text)?.split(" ").at(-1) ?? "",
  ).toLowerCase();
  if (noun.length < 3 || !limits.test(prompt.replaceAll("’", "'"))) return undefined;
  const own = counted(prompt).find(
    ({ noun: of, before, value }) =>
      /\b(?:have|has|own|made|there are|there's|brought|bring|bottled|printed|built)\W*(?:\w+\W+){0,2}$/i.test(
        before,
      ) &&
      value > 1 &&
      of
        .toLowerCase()
        .split(" ")
        .slice(0, 2)
        .some((word) => singular(word) === noun),
  );
  const takes =
    reading.target !== undefined && /\b(?:home|along|away|borrow\w*|bins?|each|own|with an?)\b/i.test(prompt);
  return takes ? own?.value : undefined;
}

/** What would reach a target, as a noun: "43 places at a time", "about 66 open hours instead of 7". */
function moreFor(
  target: number,
  {
    reach,
    units,
    hours,
    sharePercent,
    size,
    experts,
  }: {
    reach: number;
    units: number;
    hours: number;
    sharePercent: number;
    size: number | undefined;
    experts: OwnStaff | undefined;
  },
): string {
  const people = Math.ceil((target * 100) / sharePercent);
  if (size !== undefined && people > size)
    return `an audience of about ${numberText(people)} rather than ${numberText(size)}`;
  const factor = target / Math.max(1, reach);
  if (experts)
    return `about ${numberText(Math.ceil(experts.count * factor))} ${experts.noun} instead of ${experts.count}`;
  const moreUnits = Math.ceil(units * factor);
  return moreUnits <= 60
    ? `${moreUnits} places at a time in the same hours, with hosts for them`
    : `about ${numberText(Math.ceil(hours * factor))} open hours instead of ${numberText(hours)}`;
}
