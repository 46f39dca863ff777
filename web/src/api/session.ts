import type { User } from "@marquee/contracts/account/auth";
import type { CreditBalance } from "@marquee/contracts/credits/credits";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { OperationKey } from "#api/query.ts";
import { showAccount } from "./shown-account.ts";
import { noteSignedIn } from "./signed-in-before.ts";

/** What every signed-in page can read without fetching: the user and their balance. The layout provides it. */
export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in user. Use only behind the sign-in. */
export function useCurrentUser(): User {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error("useCurrentUser needs a protected page around it");
  return user;
}

/** The cache key of the signed-in user; null there means nobody is signed in. */
export const currentUserKey = ["getCurrentUser"] as const satisfies OperationKey;

/** Changes who is signed in and drops everything that was fetched, or is still being saved, for the previous user. */
export function setCurrentUser(client: QueryClient, user: User | null): void {
  // Pages show pending changes as if they were saved, and these are not the new user's.
  client.getMutationCache().clear();
  // Keep the user's own query: observers of a removed query would never be notified again.
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserKey[0] });
  client.setQueryData(currentUserKey, user);
  if (user !== null) showAccount(user);
  noteSignedIn(user?.accountId ?? null);
}

/** Returns a function that updates the cached signed-in user with what the server now says. */
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

/** The credits the user can spend; undefined until known. */
export function useAvailableCredits(): number | undefined {
  const state = useBalance();
  return state.status === "ready" ? state.balance.availableCredits : undefined;
}
