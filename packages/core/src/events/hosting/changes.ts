import { benefitLine, benefitText } from "@marquee/contracts/events/benefits";
import type { AddOnRecord } from "../events/add-on.item.ts";
import type { EventRecord, SponsorshipPackageRecord } from "../events/event.item.ts";
import type { HostedEvent } from "../events/get-event.ts";
import type { EventChange } from "./event-history.item.ts";

const eventFields = [
  "state",
  "name",
  "category",
  "date",
  "endsAt",
  "timeZone",
  "location",
  "description",
  "attendeeCount",
  "attendeeType",
  "eventUrl",
  "imageUrl",
  "cancelReason",
  "oneSponsorPerIndustry",
] as const satisfies readonly (keyof EventRecord)[];

const packageFields: Record<string, (one: SponsorshipPackageRecord) => string | number> = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  tier: ({ tier }) => tier,
  /** In USD, as people see it. */
  price: ({ priceCents }) => priceCents / 100,
  benefits: ({ benefits }) => benefits.map(benefitLine).join("\n"),
  maxSponsors: ({ maxSponsors }) => maxSponsors,
};

function historyValue(event: EventRecord, field: (typeof eventFields)[number]): string | number | null {
  // To set the zone that was guessed is a change too.
  if (field === "timeZone") return event.timeZoneGuessed ? `${event.timeZone} (guessed)` : event.timeZone;
  const value = event[field];
  return typeof value === "boolean" ? (value ? "on" : "off") : value;
}

/** The changes of a write, in the field names of the API; a new event is a single change of its state. */
export function changesBetween(before: HostedEvent | undefined, after: HostedEvent): EventChange[] {
  if (!before) return [{ packageName: null, field: "state", old: null, new: after.event.state }];
  const changes: EventChange[] = [];
  for (const field of eventFields) {
    const [old, next] = [historyValue(before.event, field), historyValue(after.event, field)];
    if (old !== next) changes.push({ packageName: null, field, old, new: next });
  }
  const afterById = new Map(after.packages.map((one) => [one.id, one]));
  for (const old of before.packages) {
    const next = afterById.get(old.id);
    if (next) changes.push(...packageChanges(old, next));
    else changes.push({ packageName: old.name, field: "package", old: old.name, new: null });
  }
  const known = new Set(before.packages.map(({ id }) => id));
  for (const { id, name } of after.packages)
    if (!known.has(id)) changes.push({ packageName: name, field: "package", old: null, new: name });
  return [...changes, ...addOnChanges(before.addOns, after.addOns)];
}

const addOnFields: Record<string, (one: AddOnRecord) => string | number | null> = {
  addOnBenefit: ({ benefit }) => benefitLine(benefit),
  addOnPrice: ({ priceCents }) => priceCents / 100,
  addOnCapacity: ({ capacity }) => capacity,
};

function addOnChanges(before: readonly AddOnRecord[], after: readonly AddOnRecord[]): EventChange[] {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  return [...ids].flatMap((id): EventChange[] => {
    const [old, next] = [before, after].map((all) => all.find((one) => one.id === id));
    const [oldName, newName] = [old, next].map((one) => (one ? benefitText(one.benefit) : null));
    if (!old || !next)
      return [{ packageName: null, field: "addOn", old: oldName ?? null, new: newName ?? null }];
    return Object.entries(addOnFields).flatMap(([field, fieldOf]) => {
      const [was, is] = [fieldOf(old), fieldOf(next)];
      return was === is ? [] : [{ packageName: null, field, old: was, new: is }];
    });
  });
}

function packageChanges(before: SponsorshipPackageRecord, after: SponsorshipPackageRecord): EventChange[] {
  return Object.entries(packageFields).flatMap(([field, valueOf]) => {
    const [old, next] = [valueOf(before), valueOf(after)];
    return old === next ? [] : [{ packageName: before.name, field, old, new: next }];
  });
}
