import * as z from "zod/mini";
import { apiKeyScopes } from "../enums.ts";
import { atMost, idSchema, timestampSchema, trimmedLine, visible } from "../fields.ts";
import { limits } from "../limits.ts";
import { operation } from "../operation.ts";

export const apiKeySchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** The first characters of the secret, to tell keys apart. */
  prefix: z.string(),
  createdAt: timestampSchema,
  expiresAt: z.nullable(timestampSchema),
  lastUsedAt: z.nullable(timestampSchema),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const createApiKeyBodySchema = z.strictObject({
  name: z
    .string("Name is required")
    .check(
      trimmedLine(),
      z.minLength(1, "Name is required"),
      atMost(60, "Name is too long"),
      visible("Name"),
    ),
  scope: z.enum(apiKeyScopes, "Choose a permission"),
  /** Null means that it lasts until it is revoked. */
  expiresInDays: z.nullable(
    z.int().check(z.minimum(1, "Must be at least 1 day"), z.maximum(365, "Must be 365 days or less")),
  ),
});

export const listApiKeys = operation({
  id: "listApiKeys",
  area: "api-keys",
  method: "GET",
  path: "/api/user/api-keys",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  responses: { 200: z.array(apiKeySchema) },
  summary: "List your API keys, newest first, without their secrets",
});

export const createApiKey = operation({
  id: "createApiKey",
  area: "api-keys",
  method: "POST",
  path: "/api/user/api-keys",
  access: "user",
  session: "first",
  teamRole: "manager",
  stepUp: true,
  body: createApiKeyBodySchema,
  responses: { 201: z.extend(apiKeySchema, { key: z.string() }) },
  errors: ["forbidden", "conflict"],
  summary: "Create an API key. The key is shown only in this response",
});

export const revokeApiKey = operation({
  id: "revokeApiKey",
  area: "api-keys",
  method: "DELETE",
  path: "/api/user/api-keys/{id}",
  access: "user",
  session: "first",
  teamRole: "manager",
  params: z.strictObject({ id: idSchema }),
  responses: { 204: null },
  errors: ["not_found"],
  summary: "Revoke an API key",
});

/** Whether, how far and from where keys open an account. Every account has one of these, whoever registered it. */
export const apiAccessSchema = z.strictObject({
  enableApiAccess: z.boolean(),
  /** Whether keys only read, and only from `addresses`. */
  restrictApiAccess: z.boolean(),
  /** IPv4 or IPv6 addresses or ranges in CIDR notation. */
  addresses: z
    .array(z.string().check(trimmedLine(), z.maxLength(50, "Address is too long")))
    .check(z.maxLength(limits.apiAddressesPerUser, `At most ${limits.apiAddressesPerUser} addresses`)),
});
export type ApiAccess = z.infer<typeof apiAccessSchema>;

/** Its addresses alone, as a form sends them. */
export const apiAddressesSchema = z.pick(apiAccessSchema, { addresses: true });

/** What to change. The rest stays as it is, so that one manager does not undo what another has just set. */
export const apiAccessChangeSchema = z.partial(apiAccessSchema);
export type ApiAccessChange = z.infer<typeof apiAccessChangeSchema>;

/** What an account starts with. */
export const openingApiAccess: ApiAccess = { enableApiAccess: false, restrictApiAccess: true, addresses: [] };

export const getApiAccess = operation({
  id: "getApiAccess",
  area: "api-keys",
  method: "GET",
  path: "/api/user/api-access",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  responses: { 200: apiAccessSchema },
  summary: "Get whether API keys work for your account, and from which IP addresses while they're restricted",
});

export const updateApiAccess = operation({
  id: "updateApiAccess",
  area: "api-keys",
  method: "PATCH",
  path: "/api/user/api-access",
  access: "user",
  session: "first",
  teamRole: "manager",
  body: apiAccessChangeSchema,
  responses: { 200: apiAccessSchema },
  errors: ["step_up_required"],
  summary:
    "Change whether API keys work for your account, and from where. Whatever opens more requires a recent sign-in",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const apiKeysOperations = {
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getApiAccess,
  updateApiAccess,
};
