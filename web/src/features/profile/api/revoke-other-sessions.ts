import type { revokeOtherSessions } from "@marquee/contracts/http/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { addressOf, call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof revokeOtherSessions>(
  "revokeOtherSessions",
  "DELETE",
  "/api/user/sessions",
);

/** Ends every session but this one. */
export function useRevokeOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: async () => {
      toast(accountCopy.othersEnded);
      await invalidate(client, "listSessions", "listActivity");
    },
  });
}
