import type { askClient } from "@marquee/contracts/account/agencies";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof askClient>("askClient", "POST", "/api/clients");

/** Asks a company for access. */
export function useAskClient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof askClient>) => call(operation, { body }),
    onSuccess: ({ email }) => toast(toasts.asked(email)),
    onSettled: () => void invalidate(client, "listClients"),
  });
}
