import { eventCategories, sponsorshipTiers } from "@marquee/contracts/enums";
import type { Item, Key } from "@marquee/table/table";
import * as z from "zod/mini";
import { codec, rowVersion } from "../codec.ts";

const eventCodec = codec({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  location: z.string(),
  date: z.string(),
  imageUrl: z.nullable(z.string()),
  eventUrl: z.nullable(z.string()),
  attendeeCount: z.int(),
  attendeeType: z.string(),
  hostId: z.string(),
  category: z.enum(eventCategories),
  createdAt: z.string(),
});
export type EventRecord = ReturnType<typeof eventCodec.read>;
export const readEvent = eventCodec.read;

/** Every event by its date, on the first global index. */
export const eventsPartition = "EVENTS";

export function eventKey(eventId: string): Key {
  return { pk: `EVENT#${eventId}`, sk: "EVENT" };
}

export function eventItem(event: EventRecord): Item {
  return {
    ...eventKey(event.id),
    gsi1pk: eventsPartition,
    gsi1sk: `${event.date}#${event.id}`,
    rowType: "event",
    v: rowVersion,
    ...event,
  };
}

const packageCodec = codec({
  id: z.string(),
  eventId: z.string(),
  name: z.string(),
  description: z.string(),
  /** Cents of USD inside; answers show USD. */
  priceCents: z.int(),
  tier: z.enum(sponsorshipTiers),
  benefits: z.array(z.string()),
  maxSponsors: z.int(),
  createdAt: z.string(),
});
export type SponsorshipPackageRecord = ReturnType<typeof packageCodec.read>;
export const readSponsorshipPackage = packageCodec.read;

export const sponsorshipPackagePrefix = "PKG#";

export function sponsorshipPackageItem(sponsorshipPackage: SponsorshipPackageRecord): Item {
  return {
    pk: `EVENT#${sponsorshipPackage.eventId}`,
    sk: `${sponsorshipPackagePrefix}${sponsorshipPackage.id}`,
    rowType: "sponsorship-package",
    v: rowVersion,
    ...sponsorshipPackage,
  };
}
