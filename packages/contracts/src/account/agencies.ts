import * as z from "zod/mini";
import { idSchema, timestampSchema } from "../fields.ts";
import { operation } from "../operation.ts";
import { emailSchema } from "./auth.ts";
import { clientRoles } from "./client-roles.ts";
import { grantedRoles, grantPayers, grantScopes } from "./grant-scopes.ts";

/** What an agency may do for a client. */
const rightsShape = {
  teamRole: z.enum(grantedRoles, "Choose what the agency may do"),
  scope: z.enum(grantScopes, "Choose what the agency sees"),
};
const rightsSchema = z.strictObject(rightsShape);
export type GrantedRights = z.infer<typeof rightsSchema>;

const payerSchema = z.enum(grantPayers, "Choose who pays");
/** The same with who pays, which only both sides agree on. */
const accessShape = { ...rightsShape, payer: payerSchema };
export type GrantedAccess = z.infer<z.ZodMiniObject<typeof accessShape>>;

/** Where it isn't said who pays, the client does. */
const agreedShape = { ...rightsShape, payer: z._default(payerSchema, "client") };
const agreedSchema = z.strictObject(agreedShape);

const startBodySchema = z.strictObject({ email: emailSchema, ...agreedShape });

/** An ask or an offer that waits for an answer, as who made it sees it: by the address that they gave, and no more. */
const accessRequestSchema = z.strictObject({
  id: idSchema,
  email: z.string(),
  ...accessShape,
  sentAt: timestampSchema,
});
export type AccessRequest = z.infer<typeof accessRequestSchema>;

const accountShape = {
  id: idSchema,
  /** The company's name, or its owner's where it has none. */
  name: z.string(),
  avatar: z.nullable(z.string()),
  ...accessShape,
  /** When it was asked or offered, or accepted. */
  since: timestampSchema,
};

/** What waits for a client and what its open deals come to; null where the access does not include deals. */
const clientDeskSchema = z.strictObject({
  waiting: z.int(),
  /** There may be more: not everything of a very large account is looked at. */
  isMore: z.boolean(),
  /** Deals that wait for an offer, an answer or a signature, or that are under way. */
  openDeals: z.int(),
  /** USD. */
  openAmount: z.number(),
});
export type ClientDesk = z.infer<typeof clientDeskSchema>;

const clientSchema = z.strictObject({
  ...accountShape,
  state: z.enum(["offered", "active"]),
  desk: z.nullable(clientDeskSchema),
});
export type Client = z.infer<typeof clientSchema>;

export const clientsSchema = z.strictObject({
  /** Those that offer access first, then by name. */
  clients: z.array(clientSchema),
  asked: z.array(accessRequestSchema),
});
export type Clients = z.infer<typeof clientsSchema>;

const agencySchema = z.strictObject({
  ...accountShape,
  state: z.enum(["asked", "active"]),
});
export type Agency = z.infer<typeof agencySchema>;

export const agenciesSchema = z.strictObject({
  /** Those that ask first, then by name. */
  agencies: z.array(agencySchema),
  offered: z.array(accessRequestSchema),
});
export type Agencies = z.infer<typeof agenciesSchema>;

const idParams = z.strictObject({ id: idSchema });

export const listClients = operation({
  id: "listClients",
  area: "agencies",
  method: "GET",
  path: "/api/clients",
  access: { roles: ["agency"] },
  session: "parallel",
  heavy: "reads",
  responses: { 200: clientsSchema },
  summary: "List your agency's clients with what waits for each, and the companies that you asked",
});

export const askClient = operation({
  id: "askClient",
  area: "agencies",
  method: "POST",
  path: "/api/clients",
  access: { roles: ["agency"] },
  session: "first",
  teamRole: "owner",
  body: startBodySchema,
  responses: { 201: accessRequestSchema },
  errors: ["conflict", "too_many_requests"],
  summary:
    "Ask a company, by its owner's address, to act for it. The answer is the same whether it has an account",
});

export const acceptClient = operation({
  id: "acceptClient",
  area: "agencies",
  method: "POST",
  path: "/api/clients/{id}/accept",
  access: { roles: ["agency"] },
  session: "first",
  teamRole: "owner",
  params: idParams,
  body: agreedSchema,
  responses: { 204: null },
  errors: ["not_found", "stale_version", "conflict"],
  summary: "Accept the access that a company offers, as it was shown",
});

export const leaveClient = operation({
  id: "leaveClient",
  area: "agencies",
  method: "DELETE",
  path: "/api/clients/{id}",
  access: { roles: ["agency"] },
  session: "first",
  teamRole: "owner",
  params: idParams,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "Give up the access to a client, or decline what a company offers",
});

export const listAgencies = operation({
  id: "listAgencies",
  area: "agencies",
  method: "GET",
  path: "/api/agencies",
  access: { roles: clientRoles },
  session: "parallel",
  responses: { 200: agenciesSchema },
  summary: "List the agencies that act for your account or ask to, and those that you offered it to",
});

export const offerAccess = operation({
  id: "offerAccess",
  area: "agencies",
  method: "POST",
  path: "/api/agencies",
  access: { roles: clientRoles },
  session: "first",
  teamRole: "owner",
  body: startBodySchema,
  responses: { 201: accessRequestSchema },
  errors: ["conflict", "too_many_requests"],
  summary:
    "Offer an agency, by its owner's address, to act for you. The answer is the same whether it has an account",
});

export const acceptAgency = operation({
  id: "acceptAgency",
  area: "agencies",
  method: "POST",
  path: "/api/agencies/{id}/accept",
  access: { roles: clientRoles },
  session: "first",
  teamRole: "owner",
  params: idParams,
  body: agreedSchema,
  responses: { 204: null },
  errors: ["not_found", "stale_version", "conflict"],
  summary: "Let an agency that asks act for you, with the access that was shown",
});

export const changeAgency = operation({
  id: "changeAgency",
  area: "agencies",
  method: "PATCH",
  path: "/api/agencies/{id}",
  access: { roles: clientRoles },
  session: "first",
  teamRole: "owner",
  params: idParams,
  body: rightsSchema,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "Change what an agency sees and may do for you, from its next call on",
});

export const endAgency = operation({
  id: "endAgency",
  area: "agencies",
  method: "DELETE",
  path: "/api/agencies/{id}",
  access: { roles: clientRoles },
  session: "first",
  teamRole: "owner",
  params: idParams,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "End an agency's access at once, or decline what it asks",
});

export const withdrawAccessRequest = operation({
  id: "withdrawAccessRequest",
  area: "agencies",
  method: "DELETE",
  path: "/api/access-requests/{id}",
  access: { roles: ["agency", ...clientRoles] },
  session: "first",
  teamRole: "owner",
  params: idParams,
  responses: { 204: null },
  errors: ["not_found", "conflict"],
  summary: "Withdraw an ask or an offer that waits for an answer",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const agenciesOperations = {
  listClients,
  askClient,
  acceptClient,
  leaveClient,
  listAgencies,
  offerAccess,
  acceptAgency,
  changeAgency,
  endAgency,
  withdrawAccessRequest,
};
