import { getApiAddresses } from "@marquee/contracts/http/api-keys";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/http.ts";
import type { OperationKey } from "#lib/query.ts";

/** From where keys work while API access is restricted. */
export const apiAddressesQuery = queryOptions({
  queryKey: ["getApiAddresses"] satisfies OperationKey,
  queryFn: ({ signal }) => call(getApiAddresses, { signal }),
});
