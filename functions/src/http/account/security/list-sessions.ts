import { listSessions } from "@marquee/contracts/account/security";
import { sessionSummaries } from "@marquee/core/account/sessions/session-summaries";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/user/sessions: the devices the user is signed in on, for the profile's security tab. */
export const handler = httpHandler(listSessions, runtime, async ({ principal }) => ({
  body: await sessionSummaries(runtime.core, principal),
}));
