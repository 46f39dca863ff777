import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { setCurrentUser } from "#account/session.ts";

/** Makes someone the signed-in user. */
export function useBecomeUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => setCurrentUser(client, user);
}
