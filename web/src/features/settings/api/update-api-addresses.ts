import { updateApiAddresses } from "@marquee/contracts/http/api-keys";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountCopy } from "#lib/account-copy.ts";
import { call } from "#lib/http.ts";
import { toast } from "#lib/toast.ts";
import { apiAddressesQuery } from "./get-api-addresses.ts";

/** Sets the whole list of addresses. */
export function useUpdateApiAddresses() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateApiAddresses>) => call(updateApiAddresses, { body }),
    onSuccess: (answer) => {
      client.setQueryData(apiAddressesQuery.queryKey, answer);
      toast(accountCopy.addressesSaved);
    },
  });
}
