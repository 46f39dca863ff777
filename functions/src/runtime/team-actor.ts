import type { TeamActor } from "@marquee/core/account/team/people";
import type { Principal } from "@marquee/core/ground/identity/principal";
import type { UserRecord } from "@marquee/core/ground/users/user.item";

/** Who changes an account's people. */
export async function teamActor(call: {
  principal: Principal;
  currentUser(): Promise<UserRecord>;
  account(): Promise<UserRecord>;
}): Promise<TeamActor> {
  return { acting: call.principal, user: await call.currentUser(), account: await call.account() };
}
