import type { Client, leaveClient } from "@marquee/contracts/account/agencies";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof leaveClient>("leaveClient", "DELETE", "/api/clients/{id}");

/** Gives up the access to a client, or declines what it offers. */
export function useLeaveClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Client) => call(operation, { params: { id } }),
    onSuccess: (_answer, { name, state }) => toast(toasts.ended(name, state === "active")),
    onSettled: () => void invalidate(client, "listClients", "listOwnAccounts"),
  });
}
