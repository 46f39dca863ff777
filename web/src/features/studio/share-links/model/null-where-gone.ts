import { ApiError } from "#api/http.ts";

/**
 * Returns null for a link that has expired, was revoked or never existed. A malformed link reads the same.
 * @throws the error, if it is a different one
 */
export function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
