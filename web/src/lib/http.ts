import { ApiError, createApiClient } from "@marquee/api-client/client";
import type { OperationShape } from "@marquee/contracts/operation";

export { ApiError };

let answeredAtMs = Date.now();

/** When the server last answered: an idle session ends some time after that. */
export function lastAnswerMs(): number {
  return answeredAtMs;
}

/** The whole contract on the page's own origin; the session cookie travels with every call. */
export const { call, callPage } = createApiClient({
  fetch: async (...request) => {
    const response = await fetch(...request);
    answeredAtMs = Date.now();
    return response;
  },
});

/**
 * An operation of the contract without its schemas, for the calls of the first screens, which would otherwise bring the
 * whole schema library with them. The compiler holds id, method and path to the contract's own entry; the client needs
 * nothing else of it.
 */
export function addressOf<O extends OperationShape>(id: O["id"], method: O["method"], path: O["path"]): O {
  return { id, method, path } as O;
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The sentence to show a person: the server's own where it answered, the failure's otherwise. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage;
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong";
}
