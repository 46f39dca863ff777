import type { Area } from "@marquee/contracts/operations";

/** Where an area's requests stand below `web/src`, and where its rules stand below `packages/core/src`. */
export interface Home {
  web: string;
  core: string;
}

/** The home of each area of the contract: `pnpm new:route` writes there, and an architecture test holds it true. */
export const homesOfAreas: Readonly<Record<Area, Home>> = {
  auth: { web: "features/account/auth", core: "account/accounts" },
  google: { web: "features/account/auth", core: "account/google" },
  phone: { web: "features/account/auth", core: "account/phone" },
  passwords: { web: "features/account/auth", core: "account/passwords" },
  profile: { web: "features/account/profile", core: "account/profile" },
  security: { web: "features/account/profile", core: "account/two-factor" },
  "api-keys": { web: "features/account/settings", core: "account/api-keys" },
  credits: { web: "features/credits/credits", core: "credits/credits" },
  payments: { web: "features/credits/credits", core: "credits/payments" },
  chat: { web: "features/chat/chat", core: "chat/chat" },
  conversations: { web: "features/chat/chat", core: "chat/chat" },
  campaigns: { web: "features/studio/campaigns", core: "studio/campaigns" },
  library: { web: "features/studio/campaigns", core: "studio/campaigns" },
  concepts: { web: "features/studio/concepts", core: "studio/concepts" },
  templates: { web: "features/studio/campaigns", core: "studio/templates" },
  events: { web: "features/events/events", core: "events/events" },
  inquiries: { web: "features/deals/inquiries", core: "deals/inquiries" },
  realtime: { web: "live", core: "live/realtime" },
  notifications: { web: "features/live/notifications", core: "live/notifications" },
  platform: { web: "api", core: "credits/credits" },
  admin: { web: "features/admin/admin", core: "admin/admin" },
  system: { web: "features/admin/admin", core: "credits/jobs" },
  "saved-events": { web: "features/events/events", core: "events/saved-events" },
  hosting: { web: "features/events/hosting", core: "events/hosting" },
  "add-ons": { web: "features/events/hosting", core: "events/hosting" },
  match: { web: "features/events/events", core: "events/match" },
  "saved-searches": { web: "features/events/events", core: "events/saved-searches" },
  deals: { web: "features/deals/deals", core: "deals/deals" },
  "deal-files": { web: "features/deals/deals", core: "deals/deals" },
  "deal-messages": { web: "features/deals/deals", core: "deals/deals" },
  agreements: { web: "features/deals/deals", core: "deals/agreements" },
  proposals: { web: "features/events/hosting", core: "deals/proposals" },
  analytics: { web: "features/insight/analytics", core: "insight/analytics" },
  dashboard: { web: "features/home/dashboard", core: "home/dashboard" },
  search: { web: "app/layout", core: "home/search" },
  "brand-facts": { web: "features/account/brand-facts", core: "account/brand-facts" },
  onboarding: { web: "features/home/onboarding", core: "home/onboarding" },
};

/** The folder of an area's requests: a feature keeps them apart from its pages. */
export function requestsIn({ web }: Home): string {
  return web.startsWith("features/") ? `web/src/${web}/api` : `web/src/${web}`;
}
