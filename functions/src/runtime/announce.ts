import type { Core } from "@marquee/core/core";
import { tellWatchers } from "@marquee/core/events/events/watch-events";
import { announceAtOnce } from "@marquee/core/live/announcements/work-announcements";
import { allAnnouncers } from "@marquee/core/whole/announcers/all-announcers";
import { liveChannel } from "./deps.ts";

/** How long a call takes at most to tell people; an API answers within 29 seconds, and its host is waiting. */
const budgetMs = 5_000;

const channel = liveChannel();

/** Tells whoever is concerned of a change of an event that is stored; the schedule tells those that are left. */
export function tellOfChange(core: Core, eventId: string): Promise<void> {
  return announceAtOnce({ core, channel }, allAnnouncers, eventId, core.clock.now() + budgetMs);
}

/** Tells the pages that show an event that its host has changed what it offers. */
export function tellOfOffers(core: Core, eventId: string): Promise<void> {
  return tellWatchers(core, channel, eventId);
}
