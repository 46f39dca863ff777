import type { endAccountSessions } from "@marquee/contracts/admin/accounts";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof endAccountSessions>(
  "endAccountSessions",
  "POST",
  "/api/admin/accounts/{id}/sessions/end",
);

/** Signs somebody out on every device. */
export function useEndAccountSessions(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof endAccountSessions>) => call(operation, { params: { id }, body }),
    onSettled: () => invalidate(client, "getAccount", "listAudit"),
  });
}
