import type { AdminUser, updateUser } from "@marquee/contracts/admin/admin";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";

const operation = addressOf<typeof updateUser>("updateUser", "PATCH", "/api/admin/users/{id}");

/** Changes a person's role, suspension or partner mark; it takes effect with their next call. */
export function useUpdateUser(user: Pick<AdminUser, "id">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateUser>) => call(operation, { params: { id: user.id }, body }),
    onSettled: () =>
      invalidate(client, "getAccount", "listUsers", "listApprovals", "getAdminOverview", "listAudit"),
  });
}
