import { agenciesOperations } from "./account/agencies.ts";
import { apiKeysOperations } from "./account/api-keys.ts";
import { authOperations } from "./account/auth.ts";
import { brandFactsOperations } from "./account/brand-facts.ts";
import { googleOperations } from "./account/google.ts";
import { passwordsOperations } from "./account/passwords.ts";
import { phoneOperations } from "./account/phone.ts";
import { profileOperations } from "./account/profile.ts";
import { securityOperations } from "./account/security.ts";
import { teamOperations } from "./account/team.ts";
import { accountsOperations } from "./admin/accounts.ts";
import { adminOperations } from "./admin/admin.ts";
import { platformOperations } from "./admin/platform.ts";
import { systemOperations } from "./admin/system.ts";
import { chatOperations } from "./chat/chat.ts";
import { conversationsOperations } from "./chat/conversations.ts";
import { creditsOperations } from "./credits/credits.ts";
import { paymentsOperations } from "./credits/payments.ts";
import { agreementsOperations } from "./deals/agreements.ts";
import { dealFilesOperations } from "./deals/deal-files.ts";
import { dealMessagesOperations } from "./deals/deal-messages.ts";
import { dealPeopleOperations } from "./deals/deal-people.ts";
import { dealsOperations } from "./deals/deals.ts";
import { inquiriesOperations } from "./deals/inquiries.ts";
import { proposalsOperations } from "./deals/proposals.ts";
import type { AreaName } from "./domains.ts";
import { addOnsOperations } from "./events/add-ons.ts";
import { eventsOperations } from "./events/events.ts";
import { hostingOperations } from "./events/hosting.ts";
import { matchOperations } from "./events/match.ts";
import { savedEventsOperations } from "./events/saved-events.ts";
import { savedSearchesOperations } from "./events/saved-searches.ts";
import { calendarOperations } from "./home/calendar.ts";
import { dashboardOperations } from "./home/dashboard.ts";
import { onboardingOperations } from "./home/onboarding.ts";
import { previewsOperations } from "./home/previews.ts";
import { searchOperations } from "./home/search.ts";
import { supportOperations } from "./home/support.ts";
import { analyticsOperations } from "./insight/analytics.ts";
import { notificationsOperations } from "./live/notifications.ts";
import { realtimeOperations } from "./live/realtime.ts";
import type { OperationShape } from "./operation.ts";
import { campaignsOperations } from "./studio/campaigns.ts";
import { conceptsOperations } from "./studio/concepts.ts";
import { libraryOperations } from "./studio/library.ts";
import { templatesOperations } from "./studio/templates.ts";

/** Checks that every operation is listed under its own id, in the area that it names, and every area in a domain. */
type InTheirAreas<T> = {
  [A in keyof T | AreaName]: A extends AreaName & keyof T
    ? { [Id in keyof T[A]]: OperationShape & { id: Id; area: A } }
    : never;
};

function registry<const T extends InTheirAreas<T>>(areas: T): T {
  return areas;
}

/** The operations of each area. A new area is one line here and a name in its domain; a new operation is one line in its area's file. */
export const areas = registry({
  auth: authOperations,
  google: googleOperations,
  phone: phoneOperations,
  passwords: passwordsOperations,
  profile: profileOperations,
  security: securityOperations,
  "api-keys": apiKeysOperations,
  credits: creditsOperations,
  payments: paymentsOperations,
  chat: chatOperations,
  conversations: conversationsOperations,
  campaigns: campaignsOperations,
  library: libraryOperations,
  concepts: conceptsOperations,
  templates: templatesOperations,
  events: eventsOperations,
  inquiries: inquiriesOperations,
  realtime: realtimeOperations,
  notifications: notificationsOperations,
  platform: platformOperations,
  admin: adminOperations,
  accounts: accountsOperations,
  system: systemOperations,
  "saved-events": savedEventsOperations,
  hosting: hostingOperations,
  "add-ons": addOnsOperations,
  match: matchOperations,
  "saved-searches": savedSearchesOperations,
  deals: dealsOperations,
  "deal-files": dealFilesOperations,
  "deal-messages": dealMessagesOperations,
  agreements: agreementsOperations,
  proposals: proposalsOperations,
  analytics: analyticsOperations,
  dashboard: dashboardOperations,
  previews: previewsOperations,
  search: searchOperations,
  "brand-facts": brandFactsOperations,
  onboarding: onboardingOperations,
  calendar: calendarOperations,
  team: teamOperations,
  agencies: agenciesOperations,
  support: supportOperations,
  "deal-people": dealPeopleOperations,
});

export type Areas = typeof areas;
export type Area = keyof Areas;
/** The names of an area's operations. */
export type OperationsOf<A extends Area> = A extends Area ? keyof Areas[A] : never;

type Intersection<T> = (T extends unknown ? (each: T) => void : never) extends (all: infer All) => void
  ? All
  : never;
type Merged = Intersection<Areas[Area]>;
export type Operations = { readonly [Id in keyof Merged]: Merged[Id] };
export type OperationId = keyof Operations;

/** Every HTTP call, by its operation id. Routes, functions, documents and tests are derived from this record. */
export const operations = Object.assign({}, ...Object.values(areas)) as Operations;
