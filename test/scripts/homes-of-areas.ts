import { type AreaName, domainOf, domains } from "@marquee/contracts/domains";

/** Where an area's requests stand below `web/src`, and where its rules stand below `packages/core/src`. */
export interface Home {
  web: string;
  core: string;
}

/** What does not stand in a folder of the area's own name in its domain. */
const elsewhere: Readonly<Partial<Record<AreaName, Partial<Home>>>> = {
  auth: { core: "account/accounts" },
  google: { web: "features/account/auth" },
  phone: { web: "features/account/auth" },
  passwords: { web: "features/account/auth" },
  security: { web: "features/account/profile", core: "account/two-factor" },
  "api-keys": { web: "features/account/settings" },
  payments: { web: "features/credits/credits" },
  conversations: { web: "features/chat/chat", core: "chat/chat" },
  library: { web: "features/studio/campaigns", core: "studio/campaigns" },
  templates: { web: "features/studio/campaigns" },
  realtime: { web: "live" },
  platform: { web: "api", core: "credits/credits" },
  accounts: { web: "features/admin/admin", core: "admin/admin" },
  system: { web: "features/admin/admin", core: "credits/jobs" },
  "saved-events": { web: "features/events/events" },
  "add-ons": { web: "features/events/hosting", core: "events/hosting" },
  match: { web: "features/events/events" },
  "saved-searches": { web: "features/events/events" },
  "deal-files": { web: "features/deals/deals", core: "deals/deals" },
  "deal-people": { web: "features/deals/deals", core: "deals/deals" },
  "deal-messages": { web: "features/deals/deals", core: "deals/deals" },
  agreements: { web: "features/deals/deals" },
  proposals: { web: "features/events/hosting" },
  previews: { web: "features/studio/share-links" },
  search: { web: "app/layout" },
};

export const areaNames: readonly AreaName[] = Object.values(domains).flat();

/** The home of an area of the contract: `pnpm new:route` writes there, and an architecture test holds it true. */
export function homeOf(area: AreaName): Home {
  const own = `${domainOf(area)}/${area}`;
  return { web: `features/${own}`, core: own, ...elsewhere[area] };
}

/** The folder of an area's requests: a feature keeps them apart from its pages. */
export function requestsIn({ web }: Home): string {
  return web.startsWith("features/") ? `web/src/${web}/api` : `web/src/${web}`;
}
