import type { Area } from "@marquee/contracts/operations";

/**
 * The stack that an area's functions are in; an area without one does not compile. A stack can have 500 resources and
 * an operation takes six, so a group without room to double is split (a test counts).
 */
export const areaStacks = {
  auth: "sign-in",
  google: "sign-in",
  phone: "sign-in",
  passwords: "sign-in",
  profile: "account",
  security: "account",
  "api-keys": "account",
  credits: "billing",
  payments: "billing",
  chat: "live",
  conversations: "live",
  campaigns: "product",
  library: "product",
  concepts: "discovery",
  templates: "product",
  events: "marketplace",
  inquiries: "marketplace",
  realtime: "live",
  notifications: "live",
  platform: "product",
  admin: "admin",
  system: "admin",
  "saved-events": "discovery",
  hosting: "marketplace",
  "add-ons": "marketplace",
  match: "discovery",
  "saved-searches": "discovery",
  deals: "deals",
  "deal-files": "deals",
  "deal-messages": "deals",
  agreements: "deals",
  proposals: "deals",
  analytics: "insights",
  dashboard: "insights",
  search: "insights",
  "brand-facts": "insights",
  onboarding: "insights",
} as const satisfies Record<Area, string>;

export type ApiStackName = (typeof areaStacks)[Area];

export const apiStackNames: readonly ApiStackName[] = [...new Set(Object.values(areaStacks))];
