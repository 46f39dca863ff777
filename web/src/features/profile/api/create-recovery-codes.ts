import { createRecoveryCodes } from "@marquee/contracts/http/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Replaces the recovery codes; the ones before are worthless then. */
export function useCreateRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(createRecoveryCodes, {}),
    gcTime: 0,
    onSuccess: () => void invalidate(client, "listActivity"),
  });
}
