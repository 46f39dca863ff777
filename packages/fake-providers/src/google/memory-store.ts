import type { Adapter } from "oidc-provider";

interface Stored {
  payload: Record<string, unknown>;
  expiresAtMs: number;
}

/**
 * The provider's records in memory, for as long as it runs. It keeps no sessions: everybody has to choose an account,
 * so that a test or a demo can use a different one each time.
 */
export function memoryStore(): (model: string) => Adapter {
  const records = new Map<string, Stored>();

  const living = (key: string) => {
    const stored = records.get(key);
    if (stored && stored.expiresAtMs > Date.now()) return stored.payload;
    records.delete(key);
    return undefined;
  };

  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresInSeconds = 3_600) {
        if (model === "Session") return;
        records.set(keyOf(id), { payload, expiresAtMs: Date.now() + expiresInSeconds * 1_000 });
      },
      find: async (id) => living(keyOf(id)),
      findByUid: async () => undefined,
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = living(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1_000);
      },
      async destroy(id) {
        records.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of records) if (payload.grantId === grantId) records.delete(key);
      },
    };
  };
}
