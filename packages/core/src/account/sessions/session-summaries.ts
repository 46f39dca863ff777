import type { SessionSummary } from "@marquee/contracts/account/security";
import type { Core } from "../../core.ts";
import type { Principal } from "../../ground/identity/principal.ts";
import { isoTime } from "../../time.ts";
import { listSessions } from "./sessions.ts";

/** Where a user is signed in: the calling session first, the others newest first. */
export async function sessionSummaries(core: Core, principal: Principal): Promise<SessionSummary[]> {
  const summaries = (await listSessions(core, principal.actorId)).map((session) => ({
    // The fingerprint of the id in the cookie; the id can't be derived from it.
    id: session.hash,
    current: session.hash === principal.sessionHash,
    device: session.device,
    ip: session.ip,
    createdAt: session.createdAt,
    lastSeenAt: isoTime(Math.max(session.lastSeenAtMs, Date.parse(session.createdAt))),
  }));
  return [...summaries.filter(({ current }) => current), ...summaries.filter(({ current }) => !current)];
}
