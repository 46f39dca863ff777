import type { updateApiAddresses } from "@marquee/contracts/account/api-keys";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";
import { apiAddressesQuery } from "./get-api-addresses.ts";

const operation = addressOf<typeof updateApiAddresses>(
  "updateApiAddresses",
  "PUT",
  "/api/user/api-addresses",
);

/** Replaces the whole list of addresses. */
export function useUpdateApiAddresses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateApiAddresses>) => call(operation, { body }),
    onSuccess: (answer) => {
      client.setQueryData(apiAddressesQuery.queryKey, answer);
      toast(toasts.addressesSaved);
    },
  });
}
