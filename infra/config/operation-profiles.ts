import type { Area } from "@marquee/contracts/operations";
import { addOnsProfiles } from "./operations/add-ons.ts";
import { adminProfiles } from "./operations/admin.ts";
import { agreementsProfiles } from "./operations/agreements.ts";
import { analyticsProfiles } from "./operations/analytics.ts";
import { apiKeysProfiles } from "./operations/api-keys.ts";
import { authProfiles } from "./operations/auth.ts";
import { brandFactsProfiles } from "./operations/brand-facts.ts";
import { campaignsProfiles } from "./operations/campaigns.ts";
import { chatProfiles } from "./operations/chat.ts";
import { conceptsProfiles } from "./operations/concepts.ts";
import { conversationsProfiles } from "./operations/conversations.ts";
import { creditsProfiles } from "./operations/credits.ts";
import { dashboardProfiles } from "./operations/dashboard.ts";
import { dealFilesProfiles } from "./operations/deal-files.ts";
import { dealMessagesProfiles } from "./operations/deal-messages.ts";
import { dealsProfiles } from "./operations/deals.ts";
import { eventsProfiles } from "./operations/events.ts";
import { googleProfiles } from "./operations/google.ts";
import { hostingProfiles } from "./operations/hosting.ts";
import { inquiriesProfiles } from "./operations/inquiries.ts";
import { libraryProfiles } from "./operations/library.ts";
import { matchProfiles } from "./operations/match.ts";
import { notificationsProfiles } from "./operations/notifications.ts";
import { onboardingProfiles } from "./operations/onboarding.ts";
import type { OperationProfiles } from "./operations/operation-profile.ts";
import { passwordsProfiles } from "./operations/passwords.ts";
import { paymentsProfiles } from "./operations/payments.ts";
import { phoneProfiles } from "./operations/phone.ts";
import { platformProfiles } from "./operations/platform.ts";
import { profileProfiles } from "./operations/profile.ts";
import { proposalsProfiles } from "./operations/proposals.ts";
import { realtimeProfiles } from "./operations/realtime.ts";
import { savedEventsProfiles } from "./operations/saved-events.ts";
import { savedSearchesProfiles } from "./operations/saved-searches.ts";
import { searchProfiles } from "./operations/search.ts";
import { securityProfiles } from "./operations/security.ts";
import { systemProfiles } from "./operations/system.ts";
import { templatesProfiles } from "./operations/templates.ts";

/**
 * How every HTTP operation runs and what it may do; an area without its record does not compile. The session's own
 * reads, its secret and CloudFront's header secret come from the contract (see ContractRoute); this lists only the
 * verb's needs.
 */
export const operationProfiles: OperationProfiles<Area> = {
  ...authProfiles,
  ...googleProfiles,
  ...phoneProfiles,
  ...passwordsProfiles,
  ...profileProfiles,
  ...securityProfiles,
  ...apiKeysProfiles,
  ...creditsProfiles,
  ...paymentsProfiles,
  ...chatProfiles,
  ...conversationsProfiles,
  ...eventsProfiles,
  ...inquiriesProfiles,
  ...campaignsProfiles,
  ...libraryProfiles,
  ...conceptsProfiles,
  ...templatesProfiles,
  ...realtimeProfiles,
  ...notificationsProfiles,
  ...platformProfiles,
  ...adminProfiles,
  ...systemProfiles,
  ...savedEventsProfiles,
  ...hostingProfiles,
  ...addOnsProfiles,
  ...matchProfiles,
  ...savedSearchesProfiles,
  ...dealsProfiles,
  ...dealFilesProfiles,
  ...dealMessagesProfiles,
  ...agreementsProfiles,
  ...proposalsProfiles,
  ...dashboardProfiles,
  ...searchProfiles,
  ...brandFactsProfiles,
  ...onboardingProfiles,
  ...analyticsProfiles,
};
