import type { requestRoleChange } from "@marquee/contracts/home/support";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { roleChangeQuery } from "./get-role-change.ts";

const operation = addressOf<typeof requestRoleChange>("requestRoleChange", "POST", "/api/user/role-change");

/** Asks for another role. */
export function useRequestRoleChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof requestRoleChange>) => call(operation, { body }),
    onSuccess: (own) => client.setQueryData(roleChangeQuery.queryKey, own),
  });
}
