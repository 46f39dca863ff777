import { useMemo } from "react";
import { useCurrentUser } from "#api/session.ts";
import { readStored, removeStored, writeStored } from "#browser/storage.ts";
import { ApiError } from "./http.ts";

/** Whether the answer is final, so that repeating the same request would be a new order. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

/**
 * The idempotency key of an order: created and stored before it is sent, kept while the outcome is unknown (no
 * answer, 5xx, reload), removed with the final answer. A different body is a different order with its own key.
 */
export function requestKeyStore(name: string) {
  const storageKey = `marquee-request-${name}`;

  function keyFor(body: unknown): string {
    const text = JSON.stringify(body);
    const stored = readStored(storageKey, "session");
    if (stored?.endsWith(` ${text}`)) return stored.slice(0, stored.indexOf(" "));
    const key = crypto.randomUUID();
    writeStored(storageKey, `${key} ${text}`, "session");
    return key;
  }

  return {
    async send<T>(body: unknown, call: (idempotencyKey: string) => Promise<T>): Promise<T> {
      try {
        const answer = await call(keyFor(body));
        removeStored(storageKey, "session");
        return answer;
      } catch (error) {
        if (isFinal(error)) removeStored(storageKey, "session");
        throw error;
      }
    },
  };
}

/** A request key store for the signed-in user only. */
export function useRequestKey(operation: string) {
  const { id } = useCurrentUser();
  return useMemo(() => requestKeyStore(`${operation}-${id}`), [operation, id]);
}
