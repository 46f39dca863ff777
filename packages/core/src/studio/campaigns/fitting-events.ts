import { daysNamed } from "@marquee/contracts/studio/brief/brief-days";
import { peopleIn } from "@marquee/contracts/studio/brief/brief-people";
import type { BriefReading } from "@marquee/contracts/studio/brief/brief-reading";
import type { CampaignIdeaDraft, ConceptEvent } from "@marquee/contracts/studio/campaign-idea";
import type { Core } from "../../core.ts";
import type { Job } from "../../credits/jobs/job.item.ts";
import { type EventFilter, fittingPackages } from "../../events/events/event-filter.ts";
import type { EventListing } from "../../events/events/event-listing.item.ts";
import { packagesOf } from "../../events/events/get-event.ts";
import { upcomingEvents } from "../../events/events/upcoming-events.ts";
import { audienceFit, formatFit } from "../../events/match/score-concept.ts";
import { accountClock } from "../../ground/users/account-zone.ts";
import { pick } from "../../pick.ts";
import { isoTime } from "../../time.ts";
import { readingOf } from "./concept-fit.ts";

type Order = Pick<Job, "input" | "parent" | "userId">;

/** How many events of a place and its days are compared. */
const compared = 500;
const eventsMost = 2;
/** The share of a concept's budget that a package may take: the rest pays for what happens at it. */
const packageShare = 0.5;

/** From so much of an audience's words on, an event is for that audience. */
const leastShare = 0.5;

/**
 * Up to two events for each concept of an order, or none: in the place and on the days that the brief names, by the
 * filter of the event list, with an audience that is the concept's, as many people as its target takes, and a package
 * within half of its budget. What most of the audience attends comes first, then what is sooner.
 */
export async function fittingEvents(
  core: Core,
  order: Order,
  concepts: readonly CampaignIdeaDraft[],
): Promise<ConceptEvent[][]> {
  const now = isoTime(core.clock.now());
  const reading = readingOf(order);
  // An audience that the brief doesn't name is our guess, and no reason to send somebody to an event.
  if (!reading.audience || reading.audience.text.startsWith(peopleIn)) return concepts.map(() => []);
  const filter = filterOf(order, reading, (await accountClock(core, order.userId)).today);
  const events = (await upcomingEvents(core, compared, now, filter)).filter(
    ({ hostId }) => hostId !== order.userId,
  );
  const chosen = concepts.map((concept) => eventsOf(concept, events, now));
  const ids = [...new Set(chosen.flat().map(({ event }) => event.id))];
  const packages = new Map(
    await Promise.all(ids.map(async (id) => [id, await packagesOf(core, id)] as const)),
  );
  return chosen.map((offers) =>
    offers.flatMap(({ event, best }) => {
      const named = packages
        .get(event.id)
        ?.find(
          ({ onlyFor, ...one }) =>
            onlyFor === null && one.priceCents === best.priceCents && one.tier === best.tier,
        );
      return named
        ? [
            {
              eventId: event.id,
              ...pick(event, "name", "location", "date", "timeZone", "category", "attendeeCount"),
              packageId: named.id,
              packageName: named.name,
              price: named.priceCents / 100,
              asOf: now,
            },
          ]
        : [];
    }),
  );
}

function filterOf({ input }: Order, reading: BriefReading, today: string): EventFilter {
  const [town = ""] = reading.place?.town?.split(",") ?? [];
  return {
    status: "upcoming",
    available: "true",
    ...daysNamed(`${input?.prompt ?? ""} ${input?.duration ?? ""}`, today),
    ...(town.trim() === "" ? {} : { places: [town.trim()] }),
    ...(reading.target ? { minAttendees: reading.target.count } : {}),
  };
}

/** The events for a concept, each with the package that it would take, as the list has it. */
function eventsOf(concept: CampaignIdeaDraft, events: readonly EventListing[], now: string) {
  const affordable = { maxPrice: concept.budget * packageShare, available: "true" } as const;
  return events
    .flatMap((event) => {
      const fit = audienceFit(concept.targetAudience.description, event.attendeeType);
      const best = fittingPackages(event, affordable, now).toSorted(
        (left, right) => right.priceCents - left.priceCents,
      )[0];
      const isFor = fit.share >= leastShare && formatFit(concept.type, event.location).share === 1;
      return best && isFor && event.attendeeType !== "" ? [{ event, best, share: fit.share }] : [];
    })
    .toSorted((left, right) => right.share - left.share)
    .slice(0, eventsMost);
}
