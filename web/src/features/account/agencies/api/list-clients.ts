import type { listClients } from "@marquee/contracts/account/agencies";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listClients>("listClients", "GET", "/api/clients");

export const clientsQuery = queryOptions({
  queryKey: ["listClients"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
