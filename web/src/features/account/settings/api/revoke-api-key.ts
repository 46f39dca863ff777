import type { ApiKey, revokeApiKey } from "@marquee/contracts/account/api-keys";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof revokeApiKey>("revokeApiKey", "DELETE", "/api/user/api-keys/{id}");

/** Revokes a key; succeeds if it is already gone. */
export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: ApiKey) => {
      try {
        await call(operation, { params: { id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSuccess: async (_answer, { name }) => {
      toast(toasts.keyRevoked(name));
      await invalidate(client, "listApiKeys", "listActivity");
    },
  });
}
