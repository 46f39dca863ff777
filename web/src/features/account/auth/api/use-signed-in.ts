import type { login } from "@marquee/contracts/account/auth";
import type { AnswerOf } from "@marquee/contracts/operation";
import { useAddress } from "#routing/address.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { useBecomeUser } from "./use-become-user.ts";

/** The answer of every sign-in method. */
export type SignInAnswer = AnswerOf<typeof login>;

/** Handles such an answer: the user is signed in, or the address leads on to the second factor. */
export function useSignedIn(): (answer: SignInAnswer) => Promise<void> {
  const become = useBecomeUser();
  const { edit } = useAddress();
  return async (answer) => {
    if ("twoFactorRequired" in answer) {
      edit((address) => {
        for (const name of new Set(address.keys())) if (name !== "next") address.delete(name);
        address.set("step", "two-factor");
      });
      return;
    }
    const { message: _, ...user } = answer;
    await become(user);
    toast(toasts.loggedIn(user.name));
  };
}
