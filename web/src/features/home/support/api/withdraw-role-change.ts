import type { withdrawRoleChange } from "@marquee/contracts/home/support";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { roleChangeQuery } from "./get-role-change.ts";

const operation = addressOf<typeof withdrawRoleChange>(
  "withdrawRoleChange",
  "DELETE",
  "/api/user/role-change",
);

/** Withdraws the request for another role. */
export function useWithdrawRoleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(operation, {}),
    onSuccess: (own) => client.setQueryData(roleChangeQuery.queryKey, own),
  });
}
