import type { User } from "@marquee/contracts/http/auth";
import { useQueryClient } from "@tanstack/react-query";
import { currentUserQuery } from "./get-current-user.ts";

/** Makes someone the signed-in user; nothing that was fetched for anyone before stays. */
export function useBecomeUser(): (user: User) => void {
  const client = useQueryClient();
  return (user) => {
    client.clear();
    client.setQueryData(currentUserQuery.queryKey, user);
  };
}
