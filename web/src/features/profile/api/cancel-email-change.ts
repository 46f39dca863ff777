import { cancelEmailChange } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call, messageOf } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** Forgets a new address that was not confirmed yet. */
export function useCancelEmailChange() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(cancelEmailChange, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, pendingEmail: null }));
      toast(accountCopy.emailKept);
    },
    onError: (error) => void toast(accountCopy.profileFailed(messageOf(error))),
  });
}
