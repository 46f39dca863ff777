import * as z from "zod/mini";
import { creditsSchema, idSchema, timestampSchema } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";
import { emailSchema, throughSchema, userSchema } from "./auth.ts";
import { teamRoles } from "./team-roles.ts";

const teamRoleSchema = z.enum(teamRoles, "Choose a role");

/** Credits that a person may spend in a calendar month of the account; null for as many as it has. */
const monthlyCapSchema = z.nullable(
  z
    .int("Enter a whole number of credits")
    .check(z.minimum(0, "A cap can't be negative"), z.maximum(limits.monthlyCapMax, "That cap is too large")),
);

export const teamMemberSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  teamRole: teamRoleSchema,
  /** Ownership is offered to them, and waits for them to accept. */
  ownershipOffered: z.boolean(),
  monthlyCap: monthlyCapSchema,
  /** The credits that they spent this month; held ones count. */
  spentThisMonth: creditsSchema,
  joinedAt: timestampSchema,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const teamInvitationSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  teamRole: teamRoleSchema,
  monthlyCap: monthlyCapSchema,
  invitedBy: z.string(),
  createdAt: timestampSchema,
  expiresAt: timestampSchema,
});
export type TeamInvitation = z.infer<typeof teamInvitationSchema>;

export const teamSchema = z.strictObject({
  company: z.string(),
  /** Owners first, then by name. */
  people: z.array(teamMemberSchema),
  /** Those that nobody has used or revoked, newest first, for owners; expired ones can be sent again. */
  invitations: z.array(teamInvitationSchema),
});
export type Team = z.infer<typeof teamSchema>;

export const inviteBodySchema = z.strictObject({
  email: emailSchema,
  teamRole: teamRoleSchema,
  monthlyCap: z._default(monthlyCapSchema, null),
});

/** What the link of an invitation leads to. */
export const invitationSchema = z.strictObject({
  /** `used` by its reader or somebody else; `revoked` also when a newer mail replaced the link. */
  state: z.enum(["open", "used", "revoked", "expired"]),
  company: z.string(),
  invitedBy: z.string(),
  teamRole: teamRoleSchema,
  /** The only address that may accept it. */
  email: z.string(),
  expiresAt: timestampSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

export const ownAccountSchema = z.strictObject({
  id: idSchema,
  /** The company's name, or its owner's where it has none. */
  name: z.string(),
  avatar: z.nullable(z.string()),
  teamRole: teamRoleSchema,
  /** The grant through which, and whose it is: the name of an agency that you belong to. */
  through: throughSchema,
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

const linkIncomplete = "This link is incomplete. Copy the whole link from your email.";
const linkParams = z.strictObject({
  token: z.string(linkIncomplete).check(z.regex(/^[A-Za-z0-9_-]{20,200}$/, linkIncomplete)),
});
const invitationParams = z.strictObject({ id: idSchema });
const memberParams = z.strictObject({ id: idSchema });

export const getTeam = operation({
  id: "getTeam",
  area: "team",
  method: "GET",
  path: "/api/team",
  access: "user",
  session: "parallel",
  responses: { 200: teamSchema },
  summary: "List the account's people and, for owners, its open invitations",
});

export const inviteToTeam = operation({
  id: "inviteToTeam",
  area: "team",
  method: "POST",
  path: "/api/team/invitations",
  access: "user",
  session: "first",
  teamRole: "owner",
  body: inviteBodySchema,
  responses: { 201: teamInvitationSchema },
  errors: ["conflict", "too_many_requests", "unavailable"],
  summary: "Invite somebody by email. The link works once, for seven days, for that address",
});

export const resendInvitation = operation({
  id: "resendInvitation",
  area: "team",
  method: "POST",
  path: "/api/team/invitations/{id}/resend",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: invitationParams,
  responses: { 200: teamInvitationSchema },
  errors: ["not_found", "too_many_requests", "unavailable"],
  summary: "Mail an invitation again, with a new link for seven more days. The earlier link stops working",
});

export const revokeInvitation = operation({
  id: "revokeInvitation",
  area: "team",
  method: "DELETE",
  path: "/api/team/invitations/{id}",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: invitationParams,
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Revoke an invitation",
});

export const changeTeamMember = operation({
  id: "changeTeamMember",
  area: "team",
  method: "PATCH",
  path: "/api/team/people/{id}",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: memberParams,
  body: z.strictObject({
    teamRole: z.optional(teamRoleSchema),
    monthlyCap: z.optional(monthlyCapSchema),
  }),
  responses: { 200: teamMemberSchema },
  errors: ["not_found", "conflict"],
  summary: "Change somebody's role or monthly cap. Ownership is offered, and theirs once they accept",
});

export const removeTeamMember = operation({
  id: "removeTeamMember",
  area: "team",
  method: "DELETE",
  path: "/api/team/people/{id}",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: memberParams,
  query: z.strictObject({
    /** Who owns from then on what they owned; without one, the caller. */
    heir: z.optional(idSchema),
  }),
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary:
    "Remove somebody from the account and end their sessions there. What they owned goes to somebody who stays",
});

export const getBelongings = operation({
  id: "getBelongings",
  area: "team",
  method: "GET",
  path: "/api/team/people/{id}/belongings",
  access: "user",
  session: "first",
  teamRole: "owner",
  params: memberParams,
  responses: { 200: z.strictObject({ deals: z.int() }) },
  errors: ["not_found"],
  summary: "Get how much somebody owns in the account, which needs another owner once they leave",
});

export const leaveTeam = operation({
  id: "leaveTeam",
  area: "team",
  method: "DELETE",
  path: "/api/team/membership",
  access: "user",
  session: "first",
  teamRole: "viewer",
  responses: { 204: null },
  errors: ["conflict"],
  summary: "Leave the account. Its last owner can't",
});

export const acceptOwnership = operation({
  id: "acceptOwnership",
  area: "team",
  method: "POST",
  path: "/api/team/ownership",
  access: "user",
  session: "first",
  teamRole: "viewer",
  responses: { 200: teamMemberSchema },
  errors: ["not_found"],
  summary: "Accept the ownership that is offered",
});

export const declineOwnership = operation({
  id: "declineOwnership",
  area: "team",
  method: "DELETE",
  path: "/api/team/ownership",
  access: "user",
  session: "first",
  teamRole: "viewer",
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Decline the ownership that is offered",
});

export const getInvitation = operation({
  id: "getInvitation",
  area: "team",
  method: "GET",
  path: "/api/invitations/{token}",
  access: "public",
  params: linkParams,
  responses: { 200: invitationSchema },
  errors: ["invalid_token", "too_many_requests"],
  summary: "See what an invitation's link leads to",
});

export const acceptInvitation = operation({
  id: "acceptInvitation",
  area: "team",
  method: "POST",
  path: "/api/invitations/{token}/accept",
  access: "user",
  session: "first",
  self: true,
  params: linkParams,
  responses: { 200: userSchema },
  errors: ["invalid_token", "conflict", "forbidden"],
  summary: "Join the account that an invitation is for, and act for it from now on",
});

export const listOwnAccounts = operation({
  id: "listOwnAccounts",
  area: "team",
  method: "GET",
  path: "/api/user/accounts",
  access: "user",
  session: "parallel",
  self: true,
  responses: { 200: z.array(ownAccountSchema) },
  summary: "List the accounts that you may act for, your own first",
});

export const switchAccount = operation({
  id: "switchAccount",
  area: "team",
  method: "PUT",
  path: "/api/user/account",
  access: "user",
  session: "first",
  self: true,
  body: z.strictObject({
    /** Without it, your own. */
    accountId: z.exactOptional(idSchema),
    /** The account whose grant allows it, such as your agency's; without it, you belong to the account. */
    through: z.exactOptional(idSchema),
  }),
  responses: { 200: userSchema },
  errors: ["not_found"],
  summary: "Act for another of your accounts, or for a client of your agency, in this browser",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const teamOperations = {
  getTeam,
  inviteToTeam,
  resendInvitation,
  revokeInvitation,
  changeTeamMember,
  removeTeamMember,
  getBelongings,
  leaveTeam,
  acceptOwnership,
  declineOwnership,
  getInvitation,
  acceptInvitation,
  listOwnAccounts,
  switchAccount,
};
