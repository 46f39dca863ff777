import { sitePaths } from "@marquee/contracts/site-path";
import { hostedStatusAt } from "../../../events/events/event-listing.item.ts";
import { readHostedEvent } from "../../../events/events/get-event.ts";
import { isSaved, saveEvent, unsaveEvent } from "../../../events/saved-events/saved-events.ts";
import { isoTime } from "../../../time.ts";
import type { ActionKind } from "./action-kind.ts";

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
        changes: [{ label: "Saved", before: "No", after: "Yes" }],
        costCredits: 0,
      },
    };
  },
  async act({ core, principal }, { eventId }) {
    await saveEvent(core, principal.accountId, eventId);
    const query = new URLSearchParams({ event: eventId }).toString();
    return { leadsTo: `${sitePaths.events}?${query}`, undoing: { eventId } };
  },
  async undo({ core, principal }, { eventId }) {
    await unsaveEvent(core, principal.accountId, eventId);
  },
};
