import { createApiKey } from "@marquee/contracts/http/api-keys";
import type { BodyOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Makes a key. Its answer is the only one that holds it, so it is kept nowhere. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof createApiKey>) => call(createApiKey, { body }),
    gcTime: 0,
    onSuccess: () => void invalidate(client, "listApiKeys", "listActivity"),
  });
}
