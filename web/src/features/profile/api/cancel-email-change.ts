import { cancelEmailChange } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** Forgets a new address that was not confirmed yet; the account keeps using `email`. */
export function useCancelEmailChange(email: string) {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, pendingEmail: null }));
      toast(accountCopy.emailKept(email));
    },
  });
}
