import { ApiError, createApiClient } from "@marquee/api-client/client";

export { ApiError };

/** The whole contract on the page's own origin; the session cookie travels with every call. */
export const { call, callPage } = createApiClient();

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** The sentence to show a person: the server's own where it answered, the failure's otherwise. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.serverMessage;
  return error instanceof Error && error.message !== "" ? error.message : "Something went wrong";
}
