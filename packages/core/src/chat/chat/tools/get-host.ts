import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { hostRecord } from "../../../events/events/host-record.ts";
import { medianReplyHours, readReplyTimes, replyTimesKey } from "../../../events/events/reply-times.item.ts";
import { hostedInOrder } from "../../../events/hosting/hosted-in-order.ts";
import { contactsOf } from "../../../ground/users/contact.ts";
import { pick } from "../../../pick.ts";
import { readOr } from "../../../rows/paging.ts";
import { isoTime } from "../../../time.ts";
import { localTimes } from "./find-events.ts";
import type { Tool } from "./tool.ts";

/** How many of a host's events are looked at, and how many of the next ones Morgan reads. */
const eventsRead = 50;
const upcomingShown = 5;

/** Who runs events; only accounts that have published one can be looked up, besides the reader. */
export const getHost: Tool<"getHost"> = async ({ core, accountId }, { hostId, eventId }) => {
  const hosted = eventId === undefined ? undefined : await readHostedEvent(core, eventId);
  if (eventId !== undefined && (!hosted || hosted.event.state === "draft")) return null;
  const id = hosted?.event.hostId ?? hostId ?? accountId;
  const now = isoTime(core.clock.now());
  const [{ items }, contacts, replyTimes, { completionRate, pastSponsors }] = await Promise.all([
    hostedInOrder(core, id, { limit: eventsRead }),
    contactsOf(core, [id]),
    core.table.get(replyTimesKey(id)),
    hostRecord(core, id),
  ]);
  const contact = contacts.get(id);
  const isReader = id === accountId;
  if (!contact || (!isReader && !items.some(({ state }) => state === "published"))) return null;
  return {
    id,
    ...contact,
    isReader,
    medianReplyHours: medianReplyHours(replyTimes && readOr(replyTimes, readReplyTimes)),
    completionRate,
    pastSponsors: pastSponsors.map((one) => pick(one, "company", "eventName")),
    upcoming: items
      .filter((event) => hostedStatusAt(event, now) === "upcoming")
      .slice(0, upcomingShown)
      .map((event) => ({ ...pick(event, "id", "name", "location"), date: localTimes(event).date })),
  };
};
