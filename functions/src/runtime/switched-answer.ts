import type { PushChannel } from "@marquee/adapters/push/port";
import { cookieFor, type SignedInFor } from "@marquee/core/account/sessions/sessions";
import { chooseAccount, type Place } from "@marquee/core/account/team/own-accounts";
import type { Principal } from "@marquee/core/ground/identity/principal";
import { publicUser } from "@marquee/core/ground/users/user.item";
import { closeSessionSockets } from "@marquee/core/live/realtime/realtime";
import type { HttpRuntime } from "./deps.ts";

/**
 * The response of a call after which this browser acts for another account: its cookie says so from now on, and the
 * session's sockets in the account before are closed.
 * @param viewing whether an admin begins to look at the account, read only
 * @throws AppError not_found for an account that the caller may not act for
 */
export async function switchedAnswer(
  runtime: HttpRuntime,
  channel: PushChannel,
  call: { principal: Principal; cookie: string; signedIn(): Promise<SignedInFor> },
  to: Place,
  { viewing = false }: { viewing?: boolean } = {},
) {
  const { principal, cookie } = call;
  const { user, session } = await call.signedIn();
  const { actedFor, place } = await chooseAccount(runtime.core, principal, to, viewing);
  const before = { ...principal, accountId: session.accountId ?? user.id };
  if (before.accountId !== place.accountId || session.through !== place.through)
    await closeSessionSockets(runtime.core, channel, before);
  return {
    session: cookieFor(await runtime.sessionSecrets(), cookie, place),
    body: publicUser(user, actedFor),
  };
}
