import { followAgreedChange } from "../deals/follow-agreed-change.ts";
import type { Announcers } from "../live/announcements/work-announcements.ts";
import { tellSavers } from "../saved-events/tell-savers.ts";
import { alertSavedSearches } from "../saved-searches/alerts.ts";

/** The announcer of each kind; a kind without one does not compile. */
export const allAnnouncers: Announcers = {
  event_published: alertSavedSearches,
  event_changed: tellSavers,
  agreed_changed: followAgreedChange,
};
