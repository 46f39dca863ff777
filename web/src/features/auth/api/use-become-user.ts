import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { setCurrentUser } from "#account/session.ts";

/** Makes a user the signed-in one. */
export function useBecomeUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => setCurrentUser(client, user);
}
