import { getEvent } from "@marquee/contracts/events/events";
import {
  createEvent,
  createSponsorshipPackage,
  transitionEvent,
  updateEvent,
} from "@marquee/contracts/events/hosting";
import type { BodyInputOf } from "@marquee/contracts/operation";
import type { ApiUser } from "./api-user.ts";

const dayMs = 86_400_000;
let events = 0;

/** A moment some days from the given one; the clock of a stage may be ahead of this machine's. */
export const inDays = (days: number, nowMs = Date.now()): string =>
  new Date(nowMs + days * dayMs).toISOString();

type EventBody = BodyInputOf<typeof createEvent>;
type PackageBody = BodyInputOf<typeof createSponsorshipPackage>;

/** A host's public event with one package: in two months, in Singapore, with one spot for $12,500. */
export async function publishedEvent(
  { client }: ApiUser,
  event: Partial<EventBody> = {},
  offer: Partial<PackageBody> = {},
): Promise<{ eventId: string; packageId: string }> {
  const { id: eventId } = await client.call(createEvent, {
    body: {
      // An identical event counts as a repeat of the call.
      name: `Harbor Days of readers ${++events}`,
      category: "startup",
      date: inDays(60),
      endsAt: inDays(62),
      location: "Singapore",
      description: "Three days by the water.",
      ...event,
    },
  });
  const params = { id: eventId };
  const body = { name: "Gold", price: 12_500, tier: "gold" as const, maxSponsors: 1, benefits: ["A booth"] };
  const { id: packageId } = await client.call(createSponsorshipPackage, {
    params,
    body: { ...body, ...offer },
  });
  await client.call(transitionEvent, { params, body: { action: "publish", version: 2 } });
  return { eventId, packageId };
}

const versionOf = async ({ client }: ApiUser, id: string): Promise<number> =>
  (await client.call(getEvent, { params: { id } })).version;

/** Changes a host's event as it is now. */
export async function changeEvent(
  host: ApiUser,
  id: string,
  changes: Omit<BodyInputOf<typeof updateEvent>, "version">,
): Promise<void> {
  const body = { ...changes, version: await versionOf(host, id) };
  await host.client.call(updateEvent, { params: { id }, body });
}

/** Cancels a host's event. */
export async function cancelEvent(host: ApiUser, id: string, reason: string): Promise<void> {
  const body = { action: "cancel" as const, version: await versionOf(host, id), reason };
  await host.client.call(transitionEvent, { params: { id }, body });
}

/** Runs a schedule of a stage now, and waits for it. */
export async function fire(url: string, schedule: string): Promise<void> {
  const answer = await fetch(`${url}/_local/schedules/${schedule}/fire`, { method: "POST" });
  if (!answer.ok) throw new Error(`${schedule} failed: ${answer.status}`);
}
