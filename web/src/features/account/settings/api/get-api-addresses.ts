import type { getApiAddresses } from "@marquee/contracts/account/api-keys";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getApiAddresses>("getApiAddresses", "GET", "/api/user/api-addresses");

/** The addresses from which keys work while API access is restricted. */
export const apiAddressesQuery = queryOptions({
  queryKey: ["getApiAddresses"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
