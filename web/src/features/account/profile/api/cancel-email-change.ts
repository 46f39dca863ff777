import type { cancelEmailChange } from "@marquee/contracts/account/profile";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof cancelEmailChange>(
  "cancelEmailChange",
  "DELETE",
  "/api/user/pending-email",
);

/** Discards a new address that is not confirmed yet; the account keeps using `email`. */
export function useCancelEmailChange(email: string) {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, pendingEmail: null }));
      toast(toasts.emailKept(email));
    },
  });
}
