import type { Area } from "@marquee/contracts/operations";
import { accountsRequests } from "./requests/accounts.ts";
import { addOnsRequests } from "./requests/add-ons.ts";
import { adminRequests } from "./requests/admin.ts";
import { agenciesRequests } from "./requests/agencies.ts";
import { agreementsRequests } from "./requests/agreements.ts";
import { analyticsRequests } from "./requests/analytics.ts";
import { apiKeysRequests } from "./requests/api-keys.ts";
import { authRequests } from "./requests/auth.ts";
import { brandFactsRequests } from "./requests/brand-facts.ts";
import { calendarRequests } from "./requests/calendar.ts";
import { campaignsRequests } from "./requests/campaigns.ts";
import { chatRequests } from "./requests/chat.ts";
import { conceptsRequests } from "./requests/concepts.ts";
import { conversationsRequests } from "./requests/conversations.ts";
import { creditsRequests } from "./requests/credits.ts";
import { dashboardRequests } from "./requests/dashboard.ts";
import { dealFilesRequests } from "./requests/deal-files.ts";
import { dealMessagesRequests } from "./requests/deal-messages.ts";
import { dealPeopleRequests } from "./requests/deal-people.ts";
import { dealsRequests } from "./requests/deals.ts";
import { eventsRequests } from "./requests/events.ts";
import { googleRequests } from "./requests/google.ts";
import { hostingRequests } from "./requests/hosting.ts";
import { inquiriesRequests } from "./requests/inquiries.ts";
import { libraryRequests } from "./requests/library.ts";
import { matchRequests } from "./requests/match.ts";
import { notificationsRequests } from "./requests/notifications.ts";
import { onboardingRequests } from "./requests/onboarding.ts";
import { passwordsRequests } from "./requests/passwords.ts";
import { paymentsRequests } from "./requests/payments.ts";
import { phoneRequests } from "./requests/phone.ts";
import { platformRequests } from "./requests/platform.ts";
import { previewsRequests } from "./requests/previews.ts";
import { profileRequests } from "./requests/profile.ts";
import { proposalsRequests } from "./requests/proposals.ts";
import { realtimeRequests } from "./requests/realtime.ts";
import type { Requests } from "./requests/request.ts";
import { savedEventsRequests } from "./requests/saved-events.ts";
import { savedSearchesRequests } from "./requests/saved-searches.ts";
import { searchRequests } from "./requests/search.ts";
import { securityRequests } from "./requests/security.ts";
import { supportRequests } from "./requests/support.ts";
import { systemRequests } from "./requests/system.ts";
import { teamRequests } from "./requests/team.ts";
import { templatesRequests } from "./requests/templates.ts";

/** The requests of every area, for the contract tests and the security matrix; an area without its own does not compile. */
export const requests: Requests<Area> = {
  ...authRequests,
  ...googleRequests,
  ...phoneRequests,
  ...passwordsRequests,
  ...profileRequests,
  ...securityRequests,
  ...apiKeysRequests,
  ...creditsRequests,
  ...paymentsRequests,
  ...chatRequests,
  ...conversationsRequests,
  ...campaignsRequests,
  ...libraryRequests,
  ...conceptsRequests,
  ...templatesRequests,
  ...eventsRequests,
  ...inquiriesRequests,
  ...realtimeRequests,
  ...notificationsRequests,
  ...platformRequests,
  ...adminRequests,
  ...accountsRequests,
  ...systemRequests,
  ...savedEventsRequests,
  ...hostingRequests,
  ...addOnsRequests,
  ...matchRequests,
  ...savedSearchesRequests,
  ...dealsRequests,
  ...dealFilesRequests,
  ...dealMessagesRequests,
  ...agreementsRequests,
  ...analyticsRequests,
  ...proposalsRequests,
  ...dashboardRequests,
  ...previewsRequests,
  ...searchRequests,
  ...brandFactsRequests,
  ...onboardingRequests,
  ...calendarRequests,
  ...teamRequests,
  ...agenciesRequests,
  ...supportRequests,
  ...dealPeopleRequests,
};
