import { startTwoFactor } from "@marquee/contracts/http/security";
import { useMutation } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call, messageOf } from "#lib/http.ts";
import { needsStepUp } from "#lib/step-up.ts";
import { toast } from "#lib/toast.ts";

/** Begins to set up a second factor; its secret is kept no longer than it is shown. */
export function useStartTwoFactor() {
  return useMutation({
    mutationFn: () => call(startTwoFactor, {}),
    gcTime: 0,
    onError: (error) => {
      if (!needsStepUp(error)) toast(accountCopy.securityFailed(messageOf(error)));
    },
  });
}
