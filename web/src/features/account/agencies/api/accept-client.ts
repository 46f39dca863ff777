import type { acceptClient, Client } from "@marquee/contracts/account/agencies";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof acceptClient>("acceptClient", "POST", "/api/clients/{id}/accept");

/** Accepts what a company offers, as it is shown. */
export function useAcceptClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, teamRole, scope, payer }: Client) =>
      call(operation, { params: { id }, body: { teamRole, scope, payer } }),
    onSuccess: (_answer, { name }) => toast(toasts.clientStarted(name)),
    onSettled: () => void invalidate(client, "listClients", "listOwnAccounts"),
  });
}
