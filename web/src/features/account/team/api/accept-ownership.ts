import type { acceptOwnership } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof acceptOwnership>("acceptOwnership", "GET", "/api/team/accept-ownership");

export const acceptOwnershipQuery = queryOptions({
  queryKey: ["acceptOwnership"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
