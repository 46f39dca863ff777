import * as z from "zod/mini";
import { inThousands } from "./in-thousands.ts";

/**
 * The facts besides the terms that a version of a deal stands for, as they were when it was made: its agreement prints
 * them. Neither side can change them afterwards by changing its profile or the event.
 */

const contact = z.strictObject({ name: z.string(), company: z.string() });

/** What an agreement says about the event. Its days are those of the event's own time zone. */
export const agreedEventSchema = z.strictObject({
  name: z.string(),
  location: z.string(),
  /** Its first and last day, such as 2026-12-31. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  attendeeCount: z.int(),
  attendeeType: z.string(),
});
export type AgreedEvent = z.infer<typeof agreedEventSchema>;

export const dealFactsSchema = z.strictObject({ brand: contact, host: contact, event: agreedEventSchema });
export type DealFacts = z.infer<typeof dealFactsSchema>;

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
export function partyLine({ name, company }: z.infer<typeof contact>): string {
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

/** The SHA-256 hash, in hexadecimal, by which a click says what its maker had read. */
export const readHashSchema = z
  .string("Say what you read: send the hash of the answer that you decide on")
  .check(z.regex(/^[0-9a-f]{64}$/, "This isn't the hash of an answer"));
