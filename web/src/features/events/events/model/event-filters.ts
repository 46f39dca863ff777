import { eventCategories, eventStatuses, sponsorshipTiers } from "@marquee/contracts/enums";
import { dayAfter, dayIn } from "@marquee/contracts/events/event-time";
import type { listEvents } from "@marquee/contracts/events/events";
import { beginning } from "@marquee/contracts/text/characters";
import { typedNumber } from "@marquee/contracts/text/typed-number";
import { typedLine } from "@marquee/contracts/text/typed-text";
import type * as z from "zod/mini";
import { ownZone } from "#format/time-zones.ts";
import { anyText, oneOf } from "#routing/address-filters.ts";

/** Ranges as stored in the address, "from-to"; either end may be open. */
export const attendeeRanges = ["-500", "500-2000", "2000-10000", "10000-"] as const;
export const priceRanges = ["-5000", "5000-15000", "15000-50000", "50000-"] as const;

const aDay = {
  safeParse: (value: unknown) => {
    const day = String(value);
    const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
    return isDay ? { success: true as const, data: day } : { success: false as const };
  },
};

/** Any range of whole numbers, "from-to", of which the larger ends it; either end may be open, but not both. */
const aRange = {
  safeParse: (value: unknown) => {
    const range = String(value);
    const [, least = "", most = ""] = /^(\d{0,9})-(\d{0,9})$/.exec(range) ?? [];
    const isRange = least + most !== "" && (least === "" || most === "" || Number(least) <= Number(most));
    return isRange ? { success: true as const, data: range } : { success: false as const };
  },
};

/** The orders besides the soonest first, which needs no value in the address. */
export const listOrders = ["match", "cheapest", "largest", "latest"] as const;

/** The filters of the Events page, by their names in the address. */
export const eventFilterSchemas = {
  q: anyText,
  category: oneOf(eventCategories),
  price: aRange,
  tier: oneOf(sponsorshipTiers),
  available: oneOf(["true"] as const),
  attendees: oneOf(attendeeRanges),
  status: oneOf(eventStatuses),
  city: anyText,
  from: aDay,
  to: aDay,
  sort: oneOf(listOrders),
};

export type EventFilters = {
  [Name in keyof typeof eventFilterSchemas]?: ReturnType<
    (typeof eventFilterSchemas)[Name]["safeParse"]
  > extends infer Checked
    ? Extract<Checked, { success: true }> extends { data: infer T }
      ? T
      : never
    : never;
};

/** The query of the list. */
export type EventsWanted = Omit<z.input<typeof listEvents.query>, "limit" | "cursor">;

/** Converts the address's filters to the list's query, without what is not chosen. */
export function wantedBy({ q, price, attendees, city, ...rest }: EventFilters): EventsWanted {
  const [minPrice, maxPrice] = endsOf(price);
  const [minAttendees, maxAttendees] = endsOf(attendees);
  const all = {
    search: q === undefined ? q : beginning(q, 100),
    city: city === undefined ? city : beginning(typedLine(city), 100),
    minPrice,
    maxPrice,
    minAttendees,
    maxAttendees,
    ...rest,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value)) as EventsWanted;
}

/** The lower and upper end of a range; an open end is undefined. */
export function endsOf(range: string | undefined): [string | undefined, string | undefined] {
  const [least, most] = (range ?? "").split("-");
  return [least || undefined, most || undefined];
}

/** A range for the address, from its ends as typed; undefined if it is none. */
export function rangeOf(least: string, most: string): string | undefined {
  const ends = [least, most].map((text) => (text.trim() === "" ? "" : typedNumber(text)));
  const areWhole = ends.every((end) => end === "" || (Number.isInteger(end) && end >= 0));
  const range = `${ends[0]}-${ends[1]}`;
  if (range === "-") return "";
  return areWhole && aRange.safeParse(range).success ? range : undefined;
}

/** The range from the reader's today over the given number of days. */
export function daysAhead(days: number, nowMs: number): { from: string; to: string } {
  const from = dayIn(ownZone(), new Date(nowMs).toISOString());
  return { from, to: dayAfter(from, days) };
}
