import type { User } from "@marquee/contracts/http/auth";
import type { CreditBalance } from "@marquee/contracts/http/credits";
import { createContext, use } from "react";

/** What every signed-in page may ask without fetching: who is here and what they can spend. The layout fills it. */
export const CurrentUserContext = createContext<User | null>(null);

/** The signed-in user. Only for what stands behind the sign-in. */
export function useCurrentUser(): User {
  const user = use(CurrentUserContext);
  if (user === null) throw new Error("useCurrentUser needs a protected page around it");
  return user;
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
