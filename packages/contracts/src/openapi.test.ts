import { describe, expect, test } from "vitest";
import { openApiDocument } from "./openapi.ts";
import { operations } from "./operations.ts";

interface Described {
  operationId: string;
  security?: Record<string, string[]>[];
  description?: string;
}
const document = openApiDocument() as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { securitySchemes: Record<string, object> };
};
const described = new Map(
  Object.values(document.paths)
    .flatMap((path) => Object.values(path))
    .map((one) => [one.operationId, one]),
);

describe("the OpenAPI document", () => {
  test("has a session cookie and an API key as a bearer token", () => {
    expect(document.components.securitySchemes).toMatchObject({
      session: { type: "apiKey", in: "cookie", name: "__Host-session" },
      apiKey: { type: "http", scheme: "bearer" },
    });
  });

  test.each([
    ["listMessages", "read"],
    ["getCreditBalance", "read"],
    ["sendMessage", "write"],
    ["generateCampaignIdeas", "write"],
  ])("%s takes a session, or a key with the scope %s", (id, scope) => {
    expect(described.get(id)?.security).toEqual([{ session: [] }, { apiKey: [scope] }]);
    expect(described.get(id)?.description).toBe(`API key scope: ${scope}`);
  });

  test.each(["createApiKey", "createCheckout", "deleteAccount", "listUsers", "updateSystemSettings"])(
    "%s takes a session only",
    (id) => {
      expect(described.get(id)?.security).toEqual([{ session: [] }]);
    },
  );

  test.each(["login", "register", "listCreditPackages", "receiveStripeEvent"])(
    "%s asks for nothing",
    (id) => {
      expect(described.get(id)).not.toHaveProperty("security");
    },
  );

  test("says of every operation exactly what its key needs", () => {
    for (const operation of Object.values(operations)) {
      const scopes = described.get(operation.id)?.security?.flatMap(({ apiKey = [] }) => apiKey) ?? [];
      expect(scopes, operation.id).toEqual("keyScope" in operation ? [operation.keyScope] : []);
    }
  });
});
