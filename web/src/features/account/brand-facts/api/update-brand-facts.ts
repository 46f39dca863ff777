import type { updateBrandFacts } from "@marquee/contracts/account/brand-facts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { useFactsChanged } from "../model/use-facts-changed.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof updateBrandFacts>("updateBrandFacts", "PATCH", "/api/brand-facts");

/** Saves some of the facts. If another device saved first, its version is fetched. */
export function useUpdateBrandFacts() {
  const client = useQueryClient();
  const changed = useFactsChanged();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateBrandFacts>) => call(operation, { body }),
    onSuccess: changed,
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.code !== "stale_version") return;
      toast(toasts.changedElsewhere);
      await invalidate(client, "getBrandFacts");
    },
  });
}
