import { disableTwoFactor } from "@marquee/contracts/http/security";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** Turns the second factor off. */
export function useDisableTwoFactor() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(disableTwoFactor, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, twoFactorEnabled: false }));
      toast(accountCopy.twoFactorOff);
    },
  });
}
