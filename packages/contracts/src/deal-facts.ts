import { inThousands } from "./in-thousands.ts";

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

/** A party as an agreement names it. */
export function partyLine({ name, company }: Party): string {
  return company === "" ? name : `${company}, represented by ${name}`;
}

/** Who comes, as an agreement says it; empty if the host has said nothing. */
export function audienceLine({
  attendeeCount,
  attendeeType,
}: Pick<AgreedEvent, "attendeeCount" | "attendeeType">) {
  const count = attendeeCount === 0 ? "" : `${inThousands(attendeeCount)} attendees`;
  return [count, attendeeType].filter((part) => part !== "").join(": ");
}
