import { confirmTwoFactor } from "@marquee/contracts/http/security";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { useUserChanged } from "../model/user-changed.ts";

/** Turns the second factor on with a first valid code; the answer's recovery codes come this once. */
export function useConfirmTwoFactor() {
  const changed = useUserChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof confirmTwoFactor>) => call(confirmTwoFactor, { body }),
    gcTime: 0,
    onSuccess: () => {
      changed((user) => ({ ...user, twoFactorEnabled: true }));
      toast(accountCopy.twoFactorOn);
    },
  });
}
