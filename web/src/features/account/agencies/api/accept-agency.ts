import type { Agency, acceptAgency } from "@marquee/contracts/account/agencies";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof acceptAgency>("acceptAgency", "POST", "/api/agencies/{id}/accept");

/** Accepts what an agency asks, as it is shown. */
export function useAcceptAgency() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, teamRole, scope, payer }: Agency) =>
      call(operation, { params: { id }, body: { teamRole, scope, payer } }),
    onSuccess: (_answer, { name }) => toast(toasts.agencyStarted(name)),
    onSettled: () => void invalidate(client, "listAgencies"),
  });
}
