import { dayIn } from "../events/event-time.ts";
import { numberText } from "../text/formats.ts";

/**
 * The facts besides the terms that a version of a deal stands for, as they were when it was made: its agreement prints
 * them. Neither side can change them afterwards by changing its profile or the event.
 */

/** A person as an agreement names them. */
interface Party {
  name: string;
  company: string;
}

/** What an agreement says about the event. Its days are those of the event's own time zone. */
export interface AgreedEvent {
  name: string;
  location: string;
  /** Its first and last day, such as 2026-12-31. */
  firstDay: string;
  lastDay: string;
  attendeeCount: number;
  attendeeType: string;
}

export interface DealFacts {
  brand: Party;
  host: Party;
  event: AgreedEvent;
}

/** What a version says, by the fields of its difference from another, as people call it. */
export const dealFieldLabels = {
  status: "Status",
  sponsor: "Sponsor",
  host: "Host",
  eventName: "Event",
  eventDays: "Event days",
  eventLocation: "Location",
  eventAudience: "Audience",
  amount: "Amount",
  benefits: "Benefits",
  addOns: "Add-ons",
  kpis: "Goals",
  closingDate: "Closing date",
  notes: "Further terms",
  file: "File",
} as const;

/** How somebody is named once their account is gone. */
export const deletedUserName = "Deleted user";

/** A party as an agreement names it; a company whose person is gone is named alone. */
export function partyLine({ name, company }: Party): string {
  if (company === "") return name;
  return name === deletedUserName ? company : `${company}, represented by ${name}`;
}

/** Who comes, as an agreement says it; empty if the host has said nothing. */
export function audienceLine({
  attendeeCount,
  attendeeType,
}: Pick<AgreedEvent, "attendeeCount" | "attendeeType">) {
  const count = attendeeCount === 0 ? "" : `${numberText(attendeeCount)} attendees`;
  return [count, attendeeType].filter((part) => part !== "").join(": ");
}

/** What an event's own row and answer say of what agreements say about it. */
type DescribedEvent = Pick<AgreedEvent, "name" | "location" | "attendeeCount" | "attendeeType"> & {
  date: string;
  endsAt: string;
  timeZone: string;
};

/** What an agreement says about an event as it is now; its days are those of its own time zone. */
export function agreedEvent(event: DescribedEvent): AgreedEvent {
  const { name, location, attendeeCount, attendeeType } = event;
  const firstDay = dayIn(event.timeZone, event.date);
  const lastDay = dayIn(event.timeZone, event.endsAt);
  return { name, location, attendeeCount, attendeeType, firstDay, lastDay };
}

/** One difference between what agreements say about an event, as a deal's history names it. */
export interface EventChange {
  field: keyof typeof dealFieldLabels;
  old: string | string[];
  new: string | string[];
}

/** What differs between what agreements say about an event. */
export function eventChanges(before: AgreedEvent, after: AgreedEvent): EventChange[] {
  const [was, is] = [comparable(before), comparable(after)];
  return (Object.keys(is) as (keyof typeof is)[]).flatMap((field) => {
    const [old, next] = [was[field], is[field]];
    return String(old) === String(next) ? [] : [{ field, old, new: next }];
  });
}

function comparable(event: AgreedEvent) {
  return {
    eventName: event.name,
    eventDays: [event.firstDay, event.lastDay],
    eventLocation: event.location,
    eventAudience: audienceLine(event),
  } satisfies Partial<Record<keyof typeof dealFieldLabels, string | string[]>>;
}
