import { useMemo } from "react";
import { useCurrentUser } from "#account/session.ts";
import { readStored, removeStored, writeStored } from "#browser/storage.ts";
import { ApiError } from "./http.ts";

/** An answer after which repeating the same request would not be the same order any more. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  );
}

/**
 * The idempotency key of an order: made and stored before it is sent, kept while its fate is unknown (no answer, 5xx,
 * reload), gone with the final answer. Another body is another order and gets a key of its own.
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

/** The same, for the signed-in user alone. */
export function useRequestKey(operation: string) {
  const { id } = useCurrentUser();
  return useMemo(() => requestKeyStore(`${operation}-${id}`), [operation, id]);
}
