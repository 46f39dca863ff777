import type { exportUsers } from "@marquee/contracts/admin/admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate } from "#api/query.ts";
import { type UserFilter, userQuery } from "./list-users.ts";

const operation = addressOf<typeof exportUsers>("exportUsers", "POST", "/api/admin/exports/users");

/** Everyone whom the filter leaves, for a file; recorded in the audit log. */
export function useExportUsers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (filter: UserFilter) => call(operation, { query: userQuery(filter) }),
    onSettled: () => invalidate(client, "listAudit"),
  });
}
