import { followAgreedChange } from "../../deals/deals/follow-agreed-change.ts";
import { tellSavers } from "../../events/saved-events/tell-savers.ts";
import { alertSavedSearches } from "../../events/saved-searches/alerts.ts";
import type { Announcers } from "../../live/announcements/work-announcements.ts";

/** The announcer of each kind; a kind without one does not compile. */
export const allAnnouncers: Announcers = {
  event_published: alertSavedSearches,
  event_changed: tellSavers,
  agreed_changed: followAgreedChange,
};
