import type { HostActor } from "@marquee/core/events/hosting/hosted-event";
import type { Identity } from "@marquee/core/ground/identity/principal";
import type { UserRecord } from "@marquee/core/ground/users/user.item";
import type { HttpRuntime } from "./deps.ts";
import { guardAdmin } from "./request-guards.ts";

interface Call {
  principal: Identity;
  account(): Promise<UserRecord>;
}

/**
 * Returns who acts on events: a host on their own events, an admin on everyone's.
 * @throws AppError second_factor_required for an admin without one, if the stage requires it
 */
export async function hostActor(
  { principal, account }: Call,
  runtime: Pick<HttpRuntime, "adminSecondFactor">,
): Promise<HostActor> {
  const { accountId, actorId, through } = principal;
  const user = await account();
  if (user.role !== "admin") return { accountId, actorId, through, admin: undefined };
  guardAdmin(user, runtime.adminSecondFactor());
  return { accountId, actorId, admin: user };
}
