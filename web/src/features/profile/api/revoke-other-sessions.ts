import { revokeOtherSessions } from "@marquee/contracts/http/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

/** Ends every session but this one. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(revokeOtherSessions, {}),
    onSuccess: async () => {
      toast(accountCopy.othersEnded);
      await invalidate(client, "listSessions", "listActivity");
    },
  });
}
