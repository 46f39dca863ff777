import type { User } from "@marquee/contracts/http/auth";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "./get-current-user.ts";

/** Changes who is signed in; nothing that was fetched for anyone before stays. */
export function setCurrentUser(client: QueryClient, user: User | null): void {
  // The user's own query stays: what watches it would go on watching a removed one and hear nothing.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] });
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Makes someone the signed-in user. */
export function useBecomeUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => setCurrentUser(client, user);
}
