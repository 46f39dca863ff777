import { withBrandFacts } from "../../../account/brand-facts/with-brand-facts.ts";
import { getEvent as readEvent } from "../../../events/events/get-event.ts";
import { matchFor } from "../../../events/match/event-match.ts";
import { profileKey, readUser } from "../../../ground/users/user.item.ts";
import { pick } from "../../../pick.ts";
import { localTimes } from "./find-events.ts";
import { toolPackage } from "./list-packages.ts";
import { orNull, type Tool } from "./tool.ts";

/** An event's page as the reader may open it; another account's draft reads as absent. */
export const getEvent: Tool<"getEvent"> = async ({ core, accountId }, { eventId }) => {
  const [event, profile] = await Promise.all([
    orNull(readEvent(core, { accountId, seesAll: false }, eventId)),
    core.table.get(profileKey(accountId)),
  ]);
  if (!event || !profile) return null;
  return {
    ...pick(
      event,
      "id",
      "name",
      "description",
      "location",
      "category",
      "attendeeCount",
      "attendeeType",
      "spotsLeft",
      "status",
      "hostId",
      "host",
      "oneSponsorPerIndustry",
      "takenIndustries",
    ),
    ...localTimes(event),
    priceFromUsd: event.priceFrom,
    pastSponsors: event.pastSponsors.map((one) => pick(one, "company", "eventName")),
    packages: event.packages.map((one) => toolPackage(one, { hosted: event, accountId })),
    addOns: event.addOns.map(({ id, benefit, price, remaining }) => ({
      id,
      benefit,
      priceUsd: price,
      remaining,
    })),
    match: matchFor(core, await withBrandFacts(core, readUser(profile)), event),
  };
};
