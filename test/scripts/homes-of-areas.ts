import type { Area } from "@marquee/contracts/operations";

/** Where an area's requests stand below `web/src`, and where its rules stand below `packages/core/src`. */
export interface Home {
  web: string;
  core: string;
}

/** The home of each area of the contract: `pnpm new:route` writes there, and an architecture test holds it true. */
export const homesOfAreas: Readonly<Record<Area, Home>> = {
  auth: { web: "features/auth", core: "accounts" },
  google: { web: "features/auth", core: "google" },
  phone: { web: "features/auth", core: "phone" },
  passwords: { web: "features/auth", core: "passwords" },
  profile: { web: "features/profile", core: "profile" },
  security: { web: "features/profile", core: "two-factor" },
  "api-keys": { web: "features/settings", core: "api-keys" },
  credits: { web: "features/credits", core: "credits" },
  payments: { web: "features/credits", core: "payments" },
  chat: { web: "features/chat", core: "chat" },
  conversations: { web: "features/chat", core: "chat" },
  campaigns: { web: "features/campaigns", core: "campaigns" },
  library: { web: "features/campaigns", core: "campaigns" },
  concepts: { web: "features/concepts", core: "concepts" },
  templates: { web: "features/campaigns", core: "templates" },
  events: { web: "features/events", core: "events" },
  inquiries: { web: "features/inquiries", core: "inquiries" },
  realtime: { web: "live", core: "realtime" },
  notifications: { web: "features/notifications", core: "notifications" },
  platform: { web: "api", core: "credits" },
  admin: { web: "features/admin", core: "admin" },
  system: { web: "features/admin", core: "jobs" },
  "saved-events": { web: "features/events", core: "saved-events" },
  hosting: { web: "features/hosting", core: "hosting" },
  "add-ons": { web: "features/hosting", core: "hosting" },
  match: { web: "features/events", core: "match" },
  "saved-searches": { web: "features/events", core: "saved-searches" },
  deals: { web: "features/deals", core: "deals" },
  "deal-files": { web: "features/deals", core: "deals" },
  "deal-messages": { web: "features/deals", core: "deals" },
  agreements: { web: "features/deals", core: "agreements" },
  proposals: { web: "features/hosting", core: "proposals" },
  analytics: { web: "features/analytics", core: "analytics" },
  dashboard: { web: "features/dashboard", core: "dashboard" },
  search: { web: "app/layout", core: "search" },
  "brand-facts": { web: "features/brand-facts", core: "brand-facts" },
  onboarding: { web: "features/onboarding", core: "onboarding" },
};

/** The folder of an area's requests: a feature keeps them apart from its pages. */
export function requestsIn({ web }: Home): string {
  return web.startsWith("features/") ? `web/src/${web}/api` : `web/src/${web}`;
}
