import type { User } from "@marquee/contracts/account/auth";
import { type ReactNode, useLayoutEffect } from "react";
import { CurrentUserContext } from "../api/session.ts";
import { showAccount } from "../api/shown-account.ts";

/** Shows pages as a user's, for the account they act for. Another one's start anew, and every call names the account. */
export function SignedInAs({ user, children }: { user: User; children: ReactNode }) {
  return (
    <CurrentUserContext key={`${user.id} ${user.accountId} ${user.through?.scope}`} value={user}>
      <Shown user={user} />
      {children}
    </CurrentUserContext>
  );
}

/** Comes before the pages, so that its effect runs before theirs can call the server. */
function Shown({ user }: { user: User }): null {
  useLayoutEffect(() => showAccount(user), [user]);
  return null;
}
