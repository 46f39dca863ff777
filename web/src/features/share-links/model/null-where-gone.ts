import { ApiError } from "#api/http.ts";

/**
 * What a link shows that expired or was revoked, or that never was one: nothing. What cannot be a link reads the same.
 * @throws the error, where it is another
 */
export function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
