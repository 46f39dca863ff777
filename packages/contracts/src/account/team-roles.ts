import type { OperationShape } from "../operation.ts";

/** What a person may do in an account, least first: each includes what those before it may do. */
export const teamRoles = ["viewer", "member", "manager", "owner"] as const;
export type TeamRole = (typeof teamRoles)[number];

/** How screens and mails name a role. */
export const teamRoleLabels: Readonly<Record<TeamRole, string>> = {
  owner: "Owner",
  manager: "Manager",
  member: "Member",
  viewer: "Viewer",
};

/** The same inside a sentence, with its article. */
export const aTeamRole: Readonly<Record<TeamRole, string>> = {
  owner: "an owner",
  manager: "a manager",
  member: "a member",
  viewer: "a viewer",
};

/** What a role may do, for who gives it and who gets it. */
export const teamRoleTexts: Readonly<Record<TeamRole, string>> = {
  owner: "Owners do everything, and alone manage people, billing and the account itself.",
  manager: "Managers run the business: they sign deals, publish events and manage API keys.",
  member: "Members draft and negotiate deals and order campaigns. They ask a manager to sign.",
  viewer: "Viewers read everything and change nothing.",
};

/** Whether a role includes what another may do; no role includes nothing. */
export function includesRole(role: TeamRole | null, least: TeamRole): boolean {
  return role !== null && teamRoles.indexOf(role) >= teamRoles.indexOf(least);
}

/** Of two roles the one that may do less. */
export function lesserRole(one: TeamRole, other: TeamRole): TeamRole {
  return includesRole(one, other) ? other : one;
}

/** The roles that include what a role may do, itself first. */
export function rolesFrom(least: TeamRole): TeamRole[] {
  return teamRoles.filter((role) => includesRole(role, least));
}

/**
 * The least role in the account that an operation takes: what it declares, or else that of a viewer for a read and of a
 * member for a change. Null for what needs none: operations about the caller's own person, and those without an account.
 */
export function leastRole(
  operation: Pick<OperationShape, "access" | "self" | "teamRole" | "method">,
): TeamRole | null {
  if (operation.access === "public" || operation.access === "admin" || operation.self) return null;
  return operation.teamRole ?? (operation.method === "GET" ? "viewer" : "member");
}
