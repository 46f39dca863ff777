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

/** IPv4 or IPv6 addresses or ranges in CIDR notation. */
export const apiAddressesSchema = z.strictObject({
  addresses: z
    .array(z.string().check(trimmedLine(), z.maxLength(50, "Address is too long")))
    .check(z.maxLength(limits.apiAddressesPerUser, `At most ${limits.apiAddressesPerUser} addresses`)),
});

export const getApiAddresses = operation({
  id: "getApiAddresses",
  area: "api-keys",
  method: "GET",
  path: "/api/user/api-addresses",
  access: "user",
  session: "parallel",
  teamRole: "manager",
  responses: { 200: apiAddressesSchema },
  summary: "List the IP addresses API keys work from while API access is restricted",
});

export const updateApiAddresses = operation({
  id: "updateApiAddresses",
  area: "api-keys",
  method: "PUT",
  path: "/api/user/api-addresses",
  access: "user",
  session: "first",
  teamRole: "manager",
  stepUp: true,
  body: apiAddressesSchema,
  responses: { 200: apiAddressesSchema },
  summary:
    "Set the IP addresses API keys work from while API access is restricted. With an empty list, no key works",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const apiKeysOperations = {
  listApiKeys,
  createApiKey,
  revokeApiKey,
  getApiAddresses,
  updateApiAddresses,
};
