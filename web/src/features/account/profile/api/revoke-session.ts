import type { revokeSession, SessionSummary } from "@marquee/contracts/account/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof revokeSession>("revokeSession", "DELETE", "/api/user/sessions/{id}");

/** Ends one session; succeeds if it has already ended. */
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
      toast(toasts.sessionEnded(device));
      await invalidate(client, "listSessions", "listActivity");
    },
  });
}
