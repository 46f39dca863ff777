import { type AdminUser, updateUser } from "@marquee/contracts/http/admin";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import { invalidate } from "#lib/query.ts";

/** Changes a person's role, suspension or partner mark; it counts from their next call on. */
export function useUpdateUser(user: Pick<AdminUser, "id">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof updateUser>) => call(updateUser, { params: { id: user.id }, body }),
    onSettled: () => invalidate(client, "listUsers", "listApprovals", "getAdminOverview", "listAudit"),
  });
}
