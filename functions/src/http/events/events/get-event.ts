import { getEvent } from "@marquee/contracts/events/events";
import { withBrandFacts } from "@marquee/core/account/brand-facts/with-brand-facts";
import { getEvent as getOne } from "@marquee/core/events/events/get-event";
import { matchFor } from "@marquee/core/events/match/event-match";
import { isSaved } from "@marquee/core/events/saved-events/saved-events";
import { httpRuntime } from "../../../runtime/deps.ts";
import { httpHandler } from "../../../runtime/http-handler.ts";

const runtime = httpRuntime();

/** GET /api/events/{id}: an event's page. */
export const handler = httpHandler(getEvent, runtime, async ({ principal, account, params }) => {
  const user = await account();
  const { role, twoFactorEnabled } = user;
  // An API key carries no admin rights. Neither does an account without the second factor that the stage requires.
  const isAdmin = role === "admin" && "sessionHash" in principal;
  const seesAll = isAdmin && (twoFactorEnabled || !runtime.adminSecondFactor());
  const { accountId } = principal;
  const [event, saved, sponsor] = await Promise.all([
    getOne(runtime.core, { accountId, seesAll }, params.id),
    isSaved(runtime.core, accountId, params.id),
    withBrandFacts(runtime.core, user),
  ]);
  return { body: { ...event, saved, match: matchFor(runtime.core, sponsor, event) } };
});
