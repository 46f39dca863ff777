import type { createApiKey } from "@marquee/contracts/account/api-keys";
import type { BodyOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof createApiKey>("createApiKey", "POST", "/api/user/api-keys");

/** Creates a key. Only this answer contains the key, so it is stored nowhere. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createApiKey>) => call(operation, { body }),
    gcTime: 0,
    onSuccess: () => void invalidate(client, "listApiKeys", "listActivity"),
  });
}
