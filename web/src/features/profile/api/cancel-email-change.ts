import type { cancelEmailChange } from "@marquee/contracts/http/profile";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { addressOf, call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

const operation = addressOf<typeof cancelEmailChange>(
  "cancelEmailChange",
  "DELETE",
  "/api/user/pending-email",
);

/** Forgets a new address that was not confirmed yet; the account keeps using `email`. */
export function useCancelEmailChange(email: string) {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, pendingEmail: null }));
      toast(accountCopy.emailKept(email));
    },
  });
}
