import type { listChanges } from "@marquee/contracts/http/realtime";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof listChanges>("listChanges", "GET", "/api/realtime/changes");

/** Fetches the changes since a cursor, and the next cursor; not a user action, so it keeps no session alive. */
export const changesSince = (since: string | undefined) =>
  call(operation, { query: since === undefined ? {} : { since }, background: true });
