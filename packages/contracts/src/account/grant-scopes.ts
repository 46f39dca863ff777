import type { AreaName } from "../domains.ts";
import type { OperationShape } from "../operation.ts";
import type { TeamRole } from "./team-roles.ts";

/** How much of an account a grant opens to another one, such as an agency. */
export const grantScopes = ["everything", "deals", "campaigns"] as const;
export type GrantScope = (typeof grantScopes)[number];

/** What grants may allow, least first; ownership is never granted. */
export const grantedRoles = ["viewer", "member", "manager"] as const satisfies readonly TeamRole[];

/** Who pays what an agency orders for a client: the client's credits, or the agency's. */
export const grantPayers = ["client", "agency"] as const;
export type GrantPayer = (typeof grantPayers)[number];

/** Through which grants something is reached: those of a scope and of `everything`, any at all, or none. */
export type GrantReach = GrantScope | "any" | "never";

/**
 * What grants reach, by area; an operation with a reach of its own declares it as `grantReach`. People, billing and the
 * account itself are reached by none. The conversation with Morgan takes everything, because Morgan reads all of it.
 */
const reachOfArea: Readonly<Record<AreaName, GrantReach>> = {
  auth: "any",
  google: "never",
  phone: "never",
  passwords: "never",
  profile: "never",
  security: "never",
  "api-keys": "never",
  team: "never",
  agencies: "never",
  "brand-facts": "everything",
  events: "any",
  hosting: "everything",
  "add-ons": "everything",
  match: "deals",
  "saved-events": "deals",
  "saved-searches": "deals",
  campaigns: "campaigns",
  library: "campaigns",
  concepts: "campaigns",
  templates: "campaigns",
  deals: "deals",
  "deal-files": "deals",
  "deal-messages": "deals",
  "deal-people": "deals",
  agreements: "deals",
  proposals: "deals",
  inquiries: "deals",
  analytics: "everything",
  chat: "everything",
  conversations: "everything",
  credits: "everything",
  payments: "never",
  realtime: "any",
  notifications: "everything",
  calendar: "everything",
  dashboard: "everything",
  previews: "never",
  search: "everything",
  onboarding: "everything",
  support: "never",
  admin: "never",
  accounts: "never",
  system: "never",
  platform: "never",
};

/** Whether a grant of a scope reaches something. */
export function scopeReaches(scope: GrantScope, reach: GrantReach): boolean {
  if (reach === "never") return false;
  return reach === "any" || scope === "everything" || scope === reach;
}

/** The scopes that reach something. */
export function scopesReaching(reach: GrantReach): GrantScope[] {
  return grantScopes.filter((scope) => scopeReaches(scope, reach));
}

/**
 * Through which grants an operation may be called. Null for those that no grant concerns: public ones, and those about
 * the caller's own person, which act on the person's own account in any case.
 */
export function grantReach(
  operation: Pick<OperationShape, "access" | "self" | "area" | "grantReach">,
): GrantReach | null {
  if (operation.access === "public" || operation.self) return null;
  if (operation.access === "admin") return "never";
  return operation.grantReach ?? reachOfArea[operation.area as AreaName];
}

/** Whether a grant of this scope includes an operation. */
export function grantAllows(
  operation: Pick<OperationShape, "access" | "self" | "area" | "grantReach">,
  scope: GrantScope,
): boolean {
  const reach = grantReach(operation);
  return reach === null || scopeReaches(scope, reach);
}
