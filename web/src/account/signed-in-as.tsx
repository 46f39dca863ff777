import type { User } from "@marquee/contracts/account/auth";
import { type ReactNode, useLayoutEffect } from "react";
import { CurrentUserContext } from "../api/session.ts";
import { showAccount } from "../api/shown-account.ts";

/** Shows pages as a user's. Another user's pages start anew, and every call names the user whose pages are shown. */
export function SignedInAs({ user, children }: { user: User; children: ReactNode }) {
  return (
    <CurrentUserContext key={user.id} value={user}>
      <Shown userId={user.id} />
      {children}
    </CurrentUserContext>
  );
}

/** Comes before the pages, so that its effect runs before theirs can call the server. */
function Shown({ userId }: { userId: string }): null {
  useLayoutEffect(() => showAccount(userId), [userId]);
  return null;
}
