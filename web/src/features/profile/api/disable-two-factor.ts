import { disableTwoFactor } from "@marquee/contracts/http/security";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call, messageOf } from "#lib/http.ts";
import { needsStepUp } from "#lib/step-up.ts";
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
    onError: (error) => {
      if (!needsStepUp(error)) toast(accountCopy.securityFailed(messageOf(error)));
    },
  });
}
