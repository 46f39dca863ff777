import type { disableTwoFactor } from "@marquee/contracts/http/security";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { addressOf, call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

const operation = addressOf<typeof disableTwoFactor>("disableTwoFactor", "DELETE", "/api/user/two-factor");

/** Turns the second factor off. */
export function useDisableTwoFactor() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, twoFactorEnabled: false }));
      toast(accountCopy.twoFactorOff);
    },
  });
}
