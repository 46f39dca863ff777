import type { confirmTwoFactor } from "@marquee/contracts/account/security";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof confirmTwoFactor>(
  "confirmTwoFactor",
  "POST",
  "/api/user/two-factor/confirm",
);

/** Turns the second factor on with a first valid code; only this answer ever contains the recovery codes. */
export function useConfirmTwoFactor() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof confirmTwoFactor>) => call(operation, { body }),
    gcTime: 0,
    onSuccess: () => {
      changed((user) => ({ ...user, twoFactorEnabled: true }));
      toast(toasts.twoFactorOn);
    },
  });
}
