import { type OperationProfiles, small } from "./operation-profile.ts";

export const apiKeysProfiles: OperationProfiles<"api-keys"> = {
  listApiKeys: {
    ...small,
    table: ["Query"],
    impact: "The list of API keys stays empty; the keys still work.",
  },
  createApiKey: {
    ...small,
    table: ["GetItem", "Query", "PutItem", "UpdateItem"],
    pushesToUser: true,
    impact: "People cannot create API keys.",
  },
  revokeApiKey: {
    ...small,
    table: ["Query", "PutItem", "DeleteItem"],
    impact: "API keys cannot be revoked. Turning API access off stops all of them.",
    alarmed: true,
  },
  getApiAddresses: {
    ...small,
    impact: "The list of addresses for API access does not load; it is still enforced.",
  },
  updateApiAddresses: {
    ...small,
    table: ["UpdateItem"],
    impact: "The list of addresses for API access cannot be changed.",
  },
};
