import { roundedDown } from "@marquee/adapters/ai/plain-text";
import { counted, namesPeople } from "@marquee/contracts/studio/brief/brief-counts";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import { numberText } from "@marquee/contracts/text/formats";
import type { Format } from "./content/format.ts";
import { singular } from "./fill.ts";

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
  /** How many take the step that the brief counts, or become contacts if it counts nothing. */
  reach: number;
  /** The share of visitors that `reach` is at most. */
  sharePercent: number;
  /** What would reach the target; undefined if it is reached or there is none. */
  more: string | undefined;
}

/** What a host costs in an hour, in USD, with training and travel. */
const hostUsd = 30;
/** The share of a budget that may go into people. */
const peopleShare = 0.45;
/** The share of all places that is counted on. */
const taken = 0.85;
/** How many more are counted on than the target needs. */
const spare = 1.25;
const unitsMost = 12;
const hoursADay = 6;
const daysByDefault = 2;

/** What somebody has done when they have used the product, rather than what they decide afterwards. */
const doneOnTheSpot =
  /\b(?:trials?|tests?|tastings?|samples?|drives?|rides?|swabs?|conversations?|installs?|downloads?|wishlists?|fittings?|cups?|servings?|demos?|plays?|try-?ons?|screenings?|check-?ups?|checks?|repairs?|portions?|lessons?|shots|repaired|checked|fitted|tried|tasted|tested|poured|served|measured|sharpened|planted)\b/i;
/** Who has decided for it, rather than come. */
const decided =
  /\b(?:registered|enrolled|booked|signed(?:-up)?|subscribed|paying|qualified|interested|committed|confirmed|converted|new)\b|\b(?<!first-time )(?:buyers|customers|subscribers|members|donors|applicants|leads|partners|sponsors|investors|clients|users|adopters|switchers|stockists|resellers|hires|volunteers)\b/i;
const alone = /\b(?:i'm alone|i am alone|by myself|just me|on my own|only me)\b/i;

/** How big a format gets for a brief, within its budget. */
export function capacityOf(
  format: Format,
  brief: { reading: BriefReading; prompt: string; budget: number },
): Capacity {
  const { reading, budget } = brief;
  const { target, stations, time, audience } = reading;
  const days = time?.days ?? (time?.hours === undefined ? daysByDefault : 1);
  const hours =
    time?.hours ?? days * (/dinner|breakfast|evening|night|lunch/i.test(time?.text ?? "") ? 3 : hoursADay);
  const minutes = Math.max(
    1,
    Math.min(60, reading.minutesEach?.count ?? format.minutes, Math.floor(hours * 60)),
  );
  const rate = Math.max(1, Math.floor(60 / minutes));
  const affordable = Math.max(1, Math.min(40, Math.floor((budget * peopleShare) / (hours * hostUsd))));
  // Who brings three advisors doesn't bring thirteen.
  const staffMost = alone.test(brief.prompt.replaceAll("’", "'"))
    ? 1
    : Math.min(affordable, reading.staff?.count ?? affordable);
  const sharePercent = target && isServed(target, brief.prompt) ? 100 : format.leadPercent;
  const perUnit = hours * rate * taken;
  const wanted = target
    ? Math.ceil((target.count * 100) / sharePercent / perUnit)
    : Math.min(4, Math.ceil((audience?.size ?? Infinity) / perUnit));
  const units = stations?.count ?? Math.max(1, Math.min(wanted, unitsMost, staffMost));
  const staff = Math.max(1, Math.min(staffMost, Math.ceil(units * format.staff) + (units > 2 ? 1 : 0)));
  const most = Math.floor(units * hours * rate);
  // As many as the target needs, and some to spare: whoever counts on more has to find them.
  const needed = target ? Math.ceil((target.count * 100 * spare) / sharePercent) : Infinity;
  const visits = Math.max(
    1,
    Math.min(Math.floor(most * taken), audience?.size ?? Infinity, Math.floor(staff * hours * 25), needed),
  );
  const stock = stockIn(brief);
  const possible = Math.max(1, Math.min(stock ?? Infinity, Math.floor((visits * sharePercent) / 100)));
  const reach = target ? Math.min(target.count, possible) : possible;
  return {
    units,
    unit: stations ? singular(stations.noun) : format.unit,
    days,
    hours,
    minutes,
    rate,
    most,
    visits,
    staff,
    reach,
    sharePercent,
    more:
      target && reach < target.count
        ? stock !== undefined && reach === stock
          ? `${numberText(target.count)} of them rather than ${numberText(stock)}`
          : moreFor(target.count, { reach, units, hours, sharePercent, visits, size: audience?.size })
        : undefined,
  };
}

/** What a day of the place costs with what is built there, what one unit costs, and what a visitor takes along, in USD. */
const dayUsd = 1_500;
const unitUsd = 900;
const visitorUsd = 4;
/** What is kept back of each dollar for what nobody foresees. */
const reserveShare = 0.15;

/** What a format would cost for a brief without a budget, in whole USD; a `share` below 1 is a smaller version. */
export function costOf(
  format: Format,
  { reading, prompt, share }: { reading: BriefReading; prompt: string; share: number },
): number {
  const { days, hours, units, staff, visits } = capacityOf(format, { reading, prompt, budget: unlimitedUsd });
  const usd =
    (days * dayUsd + units * unitUsd + visits * visitorUsd + staff * hours * hostUsd) / (1 - reserveShare);
  return roundedDown(usd * share);
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

/** Whether a target counts those who come, or what they do there, and not what some of them decide. */
function isServed({ count, counts }: NonNullable<BriefReading["target"]>, prompt: string): boolean {
  // "Dinner for 80 donors": they are the guests, whatever they are besides.
  const invited = new RegExp(
    String.raw`\b(?:dinner|lunch|breakfast|supper|evening|night|event|gathering|reception|workshop|session|party|tasting|visit|tour)s? (?:for|with) (?:about |around |up to |some |our )?${count}\b`,
    "i",
  );
  if (invited.test(prompt.replaceAll(",", ""))) return true;
  return doneOnTheSpot.test(counts) || (namesPeople(counts.split(" ").at(-1) ?? "") && !decided.test(counts));
}

function moreFor(
  target: number,
  {
    reach,
    units,
    hours,
    sharePercent,
    visits,
    size,
  }: {
    reach: number;
    units: number;
    hours: number;
    sharePercent: number;
    visits: number;
    size: number | undefined;
  },
): string {
  const people = Math.ceil((target * 100) / sharePercent);
  if (size !== undefined && people > size)
    return `an audience of about ${numberText(people)} rather than ${numberText(size)}`;
  const factor = target / Math.max(1, reach);
  const moreUnits = Math.ceil(units * factor);
  return moreUnits <= 60
    ? `${moreUnits} places at a time in the same hours, with hosts for them`
    : `${numberText(Math.ceil(hours * factor))} hours at this size, since ${visits} people is what it holds`;
}
