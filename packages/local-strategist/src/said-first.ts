import { midSentence } from "@marquee/adapters/ai/plain-text";
import { numberOf, numberPattern } from "@marquee/contracts/studio/brief/brief-text";
import { numberText } from "@marquee/contracts/text/formats";
import { audienceSizeOf } from "./audience-size.ts";
import { countsSaid, isServed } from "./conversion.ts";
import { singular } from "./fill.ts";
import { ownStaffIn } from "./own-staff.ts";
import type { ReadBrief } from "./read-prompt.ts";

const loud =
  /\b(?:big|great|huge|loud|wild) party\b|\b(?:a|the|with|live|our) (?:dj|band|brass band|rock band|loudspeakers?|drummers?)\b|\bmakes? noise\b|\bloud music\b/iu;
const silent =
  /\b(?:silent|without (?:any )?(?:music|noise|sound)|no (?:music|sound|noise|speakers)|completely quiet|in silence)\b/iu;
/** What is refused or done without isn't wished for. */
const denial = /\b(?:no|not|without|never|don't|any|nor|avoid)\b[^.;,]*$/iu;

/** What of a brief can't be had as it was asked for, in sentences of whole figures; the most important one first. */
export function saidFirst(brief: ReadBrief): string[] {
  const told = brief.conflicts.filter((conflict) => !isPerDay(brief, conflict)).map(({ why }) => why);
  return [...new Set([...handsShort(brief), ...loudAndSilent(brief), ...moneyShort(brief), ...told])];
}

/** Whether a target is said to be more than the audience, which only counts a day of it. */
function isPerDay(brief: ReadBrief, { asks, why }: ReadBrief["conflicts"][number]): boolean {
  const { target } = brief.reading;
  return (
    asks === "target" &&
    /audience of/.test(why) &&
    (audienceSizeOf(brief) ?? 0) >= (target?.count ?? Infinity)
  );
}

/** "3 advisers × 4 hours at 20 minutes are 36 people, not 10,000" */
function handsShort({ prompt, reading }: ReadBrief): string[] {
  const { target, time, minutesEach, audience } = reading;
  const own = ownStaffIn(prompt, audience?.size);
  if (!target || !own?.areExperts || time?.hours === undefined) return [];
  if (own.expert && isServed(target, prompt)) {
    const { count, noun } = own.expert;
    const each = Math.round((count * time.hours * 60 * 10) / target.count) / 10;
    return each < leastMinutes
      ? [
          `${count} ${noun} and ${numberText(time.hours)} hours leave ${numberText(each)} minutes for each of ${numberText(target.count)} ${midSentence(countsSaid(target.counts))}, so the others prepare them and the ${noun} looks at what needs it`,
        ]
      : [];
  }
  if (!minutesEach) return [];
  const most = Math.floor((own.count * time.hours * 60) / minutesEach.count);
  if (target.count <= most) return [];
  return [
    `${own.count} ${own.count === 1 ? singular(own.noun) : own.noun} × ${numberText(time.hours)} hours at ${minutesEach.count} minutes are ${numberText(most)} people, not ${numberText(target.count)}`,
  ];
}

/** An expert who has less for somebody has only a glance. */
const leastMinutes = 6;

function loudAndSilent({ prompt }: ReadBrief): string[] {
  const noise = [...prompt.matchAll(new RegExp(loud, "giu"))].find(
    ({ index }) => !denial.test(prompt.slice(0, index)),
  );
  const [quiet] = silent.exec(prompt) ?? [];
  const wanted = /\b(?:should|must|to) be\b[^.;]*$/iu.test(
    prompt.slice(0, quiet === undefined ? 0 : prompt.indexOf(quiet)),
  );
  return noise && quiet !== undefined && wanted
    ? [
        `“${quiet}” and “${noise[0].trim()}” exclude each other at the same time and place; the quiet version is planned here, and a party would be an evening of its own`,
      ]
    : [];
}

/** Below so much a head, in whatever currency of Europe or America, there is nothing but the product itself. */
const leastEach = 3;
const dearMoney = /\b(?:chf|francs?|eur|euros?|usd|dollars?|pounds?|gbp|cad)\b|[$€£]/iu;

function moneyShort({ reading, prompt }: ReadBrief): string[] {
  const { budget, foreignBudget, target, audience, place } = reading;
  const text = budget?.words ?? foreignBudget?.text ?? "";
  const amount = budget?.usd ?? amountIn(text);
  if (amount === undefined || !dearMoney.test(`${text} ${budget?.text ?? ""}`)) return [];
  const times = place?.stops ?? 1;
  const guests = Math.max(target?.count ?? 0, audience?.size ?? 0);
  const isShow = /\b(?:band|celebrity|dj|rooftop|dinner|live music|concert|orchestra|stage|show)\b/iu.test(
    prompt,
  );
  if (guests < 100 || !isShow || amount / guests >= leastEach) return [];
  const each = Math.round((amount / guests) * 10) / 10;
  return [
    `${budget ? budget.words : text} are about ${numberText(each)} a head for ${numberText(guests)} people${times > 1 ? ` in ${times} places` : ""}, which pays for the tasting and for none of the rest`,
  ];
}

/** The number in an amount of money: 3,000 of "three thousand Swiss francs". */
export function amountIn(text: string): number | undefined {
  const [found] = new RegExp(numberPattern, "iu").exec(text.replaceAll(/(\d)[ .](\d{3})\b/gu, "$1,$2")) ?? [];
  const amount = found === undefined ? 0 : numberOf(found);
  return amount > 0 ? amount : undefined;
}
