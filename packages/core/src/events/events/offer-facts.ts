import { hash } from "node:crypto";
import { agreedEvent, type DealFacts, dealFieldLabels } from "@marquee/contracts/deals/deal-facts";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { BenefitItem } from "@marquee/contracts/events/benefits";
import type { Contact } from "@marquee/contracts/events/events";
import { longDays } from "@marquee/contracts/text/day-text";
import type { Core } from "../../core.ts";
import { contactsOf } from "../../ground/users/contact.ts";
import type { AddOnRecord } from "./add-on.item.ts";
import type { EventRecord, SponsorshipPackageRecord } from "./event.item.ts";

const noContact = { name: "", company: "" };

/** The names of both parties in their current profiles. */
export async function partiesOf(
  core: Core,
  { brandId, hostId }: { brandId: string; hostId: string },
): Promise<Record<"brand" | "host", Contact>> {
  const contacts = await contactsOf(core, [brandId, hostId]);
  return { brand: contacts.get(brandId) ?? noContact, host: contacts.get(hostId) ?? noContact };
}

/** What an offer that is made now stands for besides its terms: both parties' names, and the event as it is. */
export async function factsNow(core: Core, event: EventRecord, brandId: string): Promise<DealFacts> {
  return { ...(await partiesOf(core, { brandId, hostId: event.hostId })), event: agreedEvent(event) };
}

/** Changes of an event in words: "Event days: June 1, 2026 instead of May 30, 2026." */
export function changesInWords(changes: readonly DealChange[]): string {
  const labels: Readonly<Record<string, string>> = dealFieldLabels;
  return changes
    .map(({ field, old, new: next }) => `${labels[field]}: ${inWords(next)} instead of ${inWords(old)}.`)
    .join(" ");
}

function inWords(value: DealChange["old"]): string {
  if (Array.isArray(value)) return longDays(value);
  return value === null || value === "" ? "nothing" : String(value);
}

/** The SHA-256 hash of everything that an offer for a package stands for, for one reader, in hexadecimal. */
export function packageHash(
  offer: SponsorshipPackageRecord,
  addOns: readonly Pick<AddOnRecord, "id" | "benefit" | "priceCents">[],
  { brand, host, event }: DealFacts,
): string {
  const parts = ({ kind, text, quantity, due }: BenefitItem) => [kind, text, quantity, due.days, due.from];
  const { id, name, description, tier, priceCents, benefits } = offer;
  const { name: eventName, location, firstDay, lastDay, attendeeCount, attendeeType } = event;
  const whole = [
    [brand, host].map((party) => [party.name, party.company]),
    [eventName, location, firstDay, lastDay, attendeeCount, attendeeType],
    [id, name, description, tier, priceCents, benefits.map(parts)],
    addOns.map((one) => [one.id, one.priceCents, parts(one.benefit)]),
  ];
  return readHash(whole);
}

/** The SHA-256 hash, in hexadecimal, by which a click names everything that was read. */
export function readHash(whole: unknown): string {
  return hash("sha256", JSON.stringify(whole), "hex");
}
