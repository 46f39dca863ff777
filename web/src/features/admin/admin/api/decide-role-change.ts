import type { decideRoleChange } from "@marquee/contracts/admin/requests";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof decideRoleChange>(
  "decideRoleChange",
  "POST",
  "/api/admin/users/{id}/role-change",
);

/** Approves or declines a user's request for another role. */
export function useDecideRoleChange(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof decideRoleChange>) =>
      call(operation, { params: { id: userId }, body }),
    onSettled: () => invalidate(client, "listRoleChanges", "listUsers", "getAdminOverview", "listAudit"),
  });
}
