import type { createRecoveryCodes } from "@marquee/contracts/account/security";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof createRecoveryCodes>(
  "createRecoveryCodes",
  "POST",
  "/api/user/two-factor/recovery-codes",
);

/** Replaces the recovery codes; the previous ones stop working. */
export function useCreateRecoveryCodes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    gcTime: 0,
    onSuccess: () => void invalidate(client, "listActivity"),
  });
}
