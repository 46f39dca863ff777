import type { login } from "@marquee/contracts/http/auth";
import type { AnswerOf } from "@marquee/contracts/operation";
import { useSearchParams } from "react-router-dom";
import { copy } from "#lib/error-copy.ts";
import { toast } from "#lib/toast.ts";
import { useBecomeUser } from "./use-become-user.ts";

/** What every way to sign in is answered with. */
export type SignInAnswer = AnswerOf<typeof login>;

/** What follows such an answer: whoever signed in is here, or the address leads on to the second factor. */
export function useSignedIn(): (answer: SignInAnswer) => void {
  const become = useBecomeUser();
  const [search, setSearch] = useSearchParams();
  return (answer) => {
    if ("twoFactorRequired" in answer) {
      const next = search.get("next");
      setSearch({ step: "two-factor", ...(next === null ? {} : { next }) });
      return;
    }
    const { message: _, ...user } = answer;
    become(user);
    toast(copy.auth.loggedIn(user.name));
  };
}
