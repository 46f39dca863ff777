import type { declineOwnership } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof declineOwnership>(
  "declineOwnership",
  "GET",
  "/api/team/decline-ownership",
);

export const declineOwnershipQuery = queryOptions({
  queryKey: ["declineOwnership"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
