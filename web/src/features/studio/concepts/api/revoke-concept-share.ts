import type { revokeConceptShare } from "@marquee/contracts/studio/concepts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof revokeConceptShare>(
  "revokeConceptShare",
  "DELETE",
  "/api/concept-shares/{id}",
);

/** Revokes a link: whoever has it can see nothing from then on. */
export function useRevokeConceptShare() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(operation, { params: { id } }),
    onSuccess: () => invalidate(client, "listConceptShares"),
  });
}
