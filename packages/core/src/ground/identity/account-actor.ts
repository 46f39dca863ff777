import type { UserRecord } from "../users/user.item.ts";
import type { Acting } from "./principal.ts";

/** Somebody who changes who may act for an account: the person, and the account. */
export interface AccountActor {
  acting: Acting;
  user: UserRecord;
  account: UserRecord;
}
