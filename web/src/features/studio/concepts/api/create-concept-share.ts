import type { createConceptShare } from "@marquee/contracts/studio/concepts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof createConceptShare>(
  "createConceptShare",
  "POST",
  "/api/concepts/{id}/shares",
);

/** Creates a link to a concept. */
export function useCreateConceptShare(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: number) => call(operation, { params: { id }, body: { days } }),
    onSuccess: () => invalidate(client, "listConceptShares"),
  });
}
