import type { Agency, endAgency } from "@marquee/contracts/account/agencies";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof endAgency>("endAgency", "DELETE", "/api/agencies/{id}");

/** Ends an agency's access, or declines what it asks. */
export function useEndAgency() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Agency) => call(operation, { params: { id } }),
    onSuccess: (_answer, { name, state }) => toast(toasts.ended(name, state === "active")),
    onSettled: () => void invalidate(client, "listAgencies"),
  });
}
