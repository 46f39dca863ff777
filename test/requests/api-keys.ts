import type { Requests } from "./request.ts";

export const apiKeysRequests: Requests<"api-keys"> = {
  listApiKeys: { about: "own" },
  createApiKey: { about: "own", body: { name: "Reports", scope: "read", expiresInDays: 30 } },
  revokeApiKey: {
    about: "owner",
    path: "/api/user/api-keys/none",
    owned: ({ apiKeyId }) => ({ path: `/api/user/api-keys/${apiKeyId}` }),
  },
  getApiAccess: { about: "own" },
  updateApiAccess: { about: "own", body: { addresses: ["192.0.2.0/24"] } },
};
