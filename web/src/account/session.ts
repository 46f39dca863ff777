import type { User } from "@marquee/contracts/http/auth";
import type { CreditBalance } from "@marquee/contracts/http/credits";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { OperationKey } from "#api/query.ts";
import { noteSignedIn } from "./signed-in-before.ts";

/** What every signed-in page may ask without fetching: who is here and what they can spend. The layout fills it. */
export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in user. Only for what stands behind the sign-in. */
export function useCurrentUser(): User {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error("useCurrentUser needs a protected page around it");
  return user;
}

/** Where the signed-in user is cached; null there means nobody. */
export const currentUserKey = ["getCurrentUser"] as const satisfies OperationKey;

/** Changes who is signed in; nothing that was fetched for anyone before stays. */
export function setCurrentUser(client: QueryClient, user: User | null): void {
  // The user's own query stays: what watches it would go on watching a removed one and hear nothing.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  client.setQueryData(currentUserKey, user);
  noteSignedIn(user !== null);
}

/** Puts what the server says of the signed-in user now in place of what it said before. */
export function useReplaceUser(): (change: (user: User) => User) => void {
  const client = useQueryClient();
  return (change) => client.setQueryData<User | null>(currentUserKey, (user) => (user ? change(user) : user));
}

export type BalanceState =
  | { status: "loading" }
  | { status: "unavailable" }
  | { status: "ready"; balance: CreditBalance };

export const BalanceContext = createContext<BalanceState>({ status: "loading" });

export function useBalance(): BalanceState {
  return use(BalanceContext);
}

/** What can be spent; undefined while it is not known. */
export function useAvailableCredits(): number | undefined {
  const state = useBalance();
  return state.status === "ready" ? state.balance.availableCredits : undefined;
}
