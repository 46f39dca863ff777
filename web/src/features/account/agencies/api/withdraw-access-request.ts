import type { AccessRequest, withdrawAccessRequest } from "@marquee/contracts/account/agencies";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof withdrawAccessRequest>(
  "withdrawAccessRequest",
  "DELETE",
  "/api/access-requests/{id}",
);

/** Withdraws what was asked or offered. */
export function useWithdrawAccessRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AccessRequest) => call(operation, { params: { id } }),
    onSuccess: (_answer, { email }) => toast(toasts.withdrawn(email)),
    onSettled: () => void invalidate(client, "listClients", "listAgencies"),
  });
}
