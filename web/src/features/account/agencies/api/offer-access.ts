import type { offerAccess } from "@marquee/contracts/account/agencies";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { toast } from "#toasts/toast.ts";
import { toasts } from "../toasts.ts";

const operation = addressOf<typeof offerAccess>("offerAccess", "POST", "/api/agencies");

/** Offers an agency access. */
export function useOfferAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof offerAccess>) => call(operation, { body }),
    onSuccess: ({ email }) => toast(toasts.offered(email)),
    onSettled: () => void invalidate(client, "listAgencies"),
  });
}
