import type { CampaignType } from "@marquee/contracts/enums";

/** What a day of the place costs with what is built there, by the type of a format, in USD. */
const dayUsd: Readonly<Record<CampaignType, number>> = {
  pop_up: 1_700,
  experiential: 1_500,
  sponsorship: 1_350,
  activation: 1_100,
  hybrid: 1_600,
  virtual: 900,
};
/** Planning, permits and insurance, whatever the size, in USD. */
const fixedUsd = 900;
/** What one unit costs that the brand brings itself, and what one costs that is built: its base, and for each minute. */
const unit = { broughtUsd: 300, builtUsd: 280, minuteUsd: 42 };
/** From so many hours on a day is paid in full, and so much of it at least. */
const fullDayHours = 8;
const shortDay = 0.4;
/** What a visitor takes along or uses up: of a quick taste less than of a long talk. */
const visitorUsd = (minutes: number): number => (minutes <= 3 ? 1.5 : 4);
/** What somebody costs in an hour: who is hired, with training and travel, and who is sent by the brand, with travel and meals. */
export const hourUsd = { hired: 42, own: 15 };
/** What is kept back of each dollar for what nobody foresees. */
const reserveShare = 0.11;

/** What a concept consists of, as far as it costs something. */
export interface Content {
  type: CampaignType;
  days: number;
  hours: number;
  minutes: number;
  units: number;
  /** Whether the brand brings the units itself. */
  areBrought: boolean;
  visits: number;
  hired: number;
  own: number;
}

/** What people cost for all hours, in USD. */
export const peopleUsd = ({ hired, own, hours }: Pick<Content, "hired" | "own" | "hours">): number =>
  (hired * hourUsd.hired + own * hourUsd.own) * hours;

/** What everything in a concept costs, in USD. */
export function contentUsd(content: Content): number {
  const { type, days, hours, minutes, units, areBrought, visits } = content;
  // A place for two hours costs less than one for a day.
  const share = Math.min(1, Math.max(shortDay, hours / days / fullDayHours));
  const each = areBrought ? unit.broughtUsd : unit.builtUsd + unit.minuteUsd * minutes;
  return (
    (fixedUsd +
      days * dayUsd[type] * share +
      units * each +
      visits * visitorUsd(minutes) +
      peopleUsd(content)) /
    (1 - reserveShare)
  );
}
