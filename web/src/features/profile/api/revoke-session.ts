import type { revokeSession, SessionSummary } from "@marquee/contracts/http/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { ApiError, addressOf, call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";
import { toast } from "#lib/toast.ts";

const operation = addressOf<typeof revokeSession>("revokeSession", "DELETE", "/api/user/sessions/{id}");

/** Ends one session; one that has ended already is what was wanted. */
export function useRevokeSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: SessionSummary) => {
      try {
        await call(operation, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_answer, { device }) => {
      toast(accountCopy.sessionEnded(device));
      await invalidate(client, "listSessions", "listActivity");
    },
  });
}
