import type { disableTwoFactor } from "@marquee/contracts/account/security";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof disableTwoFactor>("disableTwoFactor", "DELETE", "/api/user/two-factor");

/** Turns the second factor off. */
export function useDisableTwoFactor() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: () => {
      changed((user) => ({ ...user, twoFactorEnabled: false }));
      toast(toasts.twoFactorOff);
    },
  });
}
