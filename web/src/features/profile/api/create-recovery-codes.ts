import { createRecoveryCodes } from "@marquee/contracts/http/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call, messageOf } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { needsStepUp } from "#lib/step-up.ts";
import { toast } from "#lib/toast.ts";

/** Replaces the recovery codes; the ones before are worthless then. */
export function useCreateRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createRecoveryCodes, {}),
    gcTime: 0,
    onSuccess: () => void invalidate(client, "listActivity"),
    onError: (error) => {
      if (!needsStepUp(error)) toast(accountCopy.securityFailed(messageOf(error)));
    },
  });
}
