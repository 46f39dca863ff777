import { getEvent } from "@marquee/contracts/events/events";
import { createEvent, createSponsorshipPackage, transitionEvent } from "@marquee/contracts/events/hosting";
import { inject } from "vitest";
import { ApiUser } from "../support/api-user.ts";

const dayMs = 86_400_000;

/** Publishes a new host's event, with one package of one spot. */
export async function publishEvent() {
  const host = await ApiUser.confirmed(inject("url"), "event_host");
  const beginsMs = Date.now() + 60 * dayMs;
  const { client } = host;
  const created = await client.call(createEvent, {
    body: {
      name: `Harbor Nights ${host.user?.username}`,
      description: "Three evenings by the water.",
      location: "Boston, MA",
      date: new Date(beginsMs).toISOString(),
      endsAt: new Date(beginsMs + 2 * dayMs).toISOString(),
      attendeeCount: 2_000,
      attendeeType: "Founders",
      category: "startup",
    },
  });
  await client.call(createSponsorshipPackage, {
    params: { id: created.id },
    body: {
      name: "Pier Partner",
      description: "Your name on the pier.",
      price: 20_000,
      tier: "gold",
      benefits: ["Logo on the pier"],
      maxSponsors: 1,
    },
  });
  const { version } = await client.call(getEvent, { params: { id: created.id } });
  await client.call(transitionEvent, { params: { id: created.id }, body: { action: "publish", version } });
  return { hostName: host.user?.username ?? "", eventId: created.id, eventName: created.name };
}
