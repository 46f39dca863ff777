import type { AccountActor } from "@marquee/core/ground/identity/account-actor";
import type { Principal } from "@marquee/core/ground/identity/principal";
import type { UserRecord } from "@marquee/core/ground/users/user.item";

/** Who changes who may act for an account. */
export async function accountActor(call: {
  principal: Principal;
  currentUser(): Promise<UserRecord>;
  account(): Promise<UserRecord>;
}): Promise<AccountActor> {
  return { acting: call.principal, user: await call.currentUser(), account: await call.account() };
}
