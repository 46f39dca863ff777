import type { sendResetLink } from "@marquee/contracts/admin/accounts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof sendResetLink>(
  "sendResetLink",
  "POST",
  "/api/admin/accounts/{id}/reset-link",
);

/** Mails somebody a link to choose a new password. */
export function useSendResetLink(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof sendResetLink>) => call(operation, { params: { id }, body }),
    onSettled: () => invalidate(client, "getAccount", "listAccountMails", "listAudit"),
  });
}
