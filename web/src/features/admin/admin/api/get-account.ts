import type { getAccount } from "@marquee/contracts/admin/accounts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getAccount>("getAccount", "GET", "/api/admin/accounts/{id}");

/** An account and the person who registered it, as admins see them. */
export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ["getAccount", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
