import type { resendAccountConfirmation } from "@marquee/contracts/admin/accounts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof resendAccountConfirmation>(
  "resendAccountConfirmation",
  "POST",
  "/api/admin/accounts/{id}/confirmation",
);

/** Mails somebody the link again that confirms their address. */
export function useResendAccountConfirmation(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resendAccountConfirmation>) =>
      call(operation, { params: { id }, body }),
    onSettled: () => invalidate(client, "getAccount", "listAccountMails", "listAudit"),
  });
}
