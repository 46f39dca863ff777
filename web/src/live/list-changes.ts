import type { listChanges } from "@marquee/contracts/http/realtime";
import { addressOf, call } from "#api/http.ts";

const operation = addressOf<typeof listChanges>("listChanges", "GET", "/api/realtime/changes");

/** What changed since a cursor, and the next one; no doing of the user's that keeps a session alive. */
export const changesSince = (since: string | undefined) =>
  call(operation, { query: since === undefined ? {} : { since }, background: true });
