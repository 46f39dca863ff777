import { dayIn } from "@marquee/contracts/events/event-time";
import { sitePaths } from "@marquee/contracts/site-path";
import { longDays } from "@marquee/contracts/text/day-text";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { isSaved, saveEvent, unsaveEvent } from "../../../events/saved-events/saved-events.ts";
import { isoTime } from "../../../time.ts";
import type { ActionKind } from "./action-kind.ts";
import { line } from "./card-lines.ts";

interface EventOrder {
  eventId: string;
}

/** Adds an upcoming event to those that the reader saved. */
export const saveEventAction: ActionKind<EventOrder, EventOrder, EventOrder> = {
  async suggest(core, user, { eventId }) {
    const [hosted, saved] = await Promise.all([
      readHostedEvent(core, eventId),
      isSaved(core, user.id, eventId),
    ]);
    if (!hosted || hostedStatusAt(hosted.event, isoTime(core.clock.now())) !== "upcoming")
      return { refused: "There is no upcoming event with this id." };
    if (saved) return { refused: `${hosted.event.name} is among the saved events already.` };
    return {
      order: { eventId },
      effect: {
        title: `Save ${hosted.event.name}`,
        effect: "You'll hear about changes to its date, prices and spots.",
        changes: [
          line("Days", daysOf(hosted.event)),
          line("Place", hosted.event.location),
          { label: "Saved", before: "No", after: "Yes" },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, principal }, { eventId }) {
    await saveEvent(core, principal.accountId, eventId);
    return { leadsTo: eventPath(eventId), undoing: { eventId } };
  },
  async undo({ core, principal }, { eventId }) {
    await unsaveEvent(core, principal.accountId, eventId);
  },
};

/** Takes an event off the list of those that the reader saved. */
export const unsaveEventAction: ActionKind<EventOrder, EventOrder, EventOrder> = {
  async suggest(core, user, { eventId }) {
    const [hosted, saved] = await Promise.all([
      readHostedEvent(core, eventId),
      isSaved(core, user.id, eventId),
    ]);
    if (!hosted || !saved) return { refused: "The reader hasn't saved an event with this id." };
    return {
      order: { eventId },
      effect: {
        title: `Remove ${hosted.event.name} from your saved events`,
        effect: "You won't hear about its changes any more.",
        changes: [
          line("Days", daysOf(hosted.event)),
          line("Place", hosted.event.location),
          { label: "Saved", before: "Yes", after: "No" },
        ],
        costCredits: 0,
      },
    };
  },
  async act({ core, principal }, { eventId }) {
    await unsaveEvent(core, principal.accountId, eventId);
    return { leadsTo: eventPath(eventId), undoing: { eventId } };
  },
  async undo({ core, principal }, { eventId }) {
    await saveEvent(core, principal.accountId, eventId);
  },
};

const eventPath = (id: string) => `${sitePaths.events}?${new URLSearchParams({ event: id }).toString()}`;

const daysOf = ({ timeZone, date, endsAt }: { timeZone: string; date: string; endsAt: string }) =>
  longDays([dayIn(timeZone, date), dayIn(timeZone, endsAt)]);
