import { type GrantReach, scopeReaches } from "@marquee/contracts/account/grant-scopes";
import { useCurrentUser } from "#api/session.ts";

/**
 * Whether the signed-in person's access includes what has this reach: all for an account's own people, and through a
 * grant what its scope reaches. The server decides in any case.
 */
export function useReaches(reach: GrantReach): boolean {
  const { through } = useCurrentUser();
  return !through || scopeReaches(through.scope, reach);
}
