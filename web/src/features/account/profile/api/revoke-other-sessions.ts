import type { revokeOtherSessions } from "@marquee/contracts/account/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

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
      toast(toasts.othersEnded);
      await invalidate(client, "listSessions", "listActivity");
    },
  });
}
