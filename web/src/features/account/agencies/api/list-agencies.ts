import type { listAgencies } from "@marquee/contracts/account/agencies";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAgencies>("listAgencies", "GET", "/api/agencies");

export const agenciesQuery = queryOptions({
  queryKey: ["listAgencies"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
