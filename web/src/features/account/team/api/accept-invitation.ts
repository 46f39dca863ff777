import type { acceptInvitation } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof acceptInvitation>(
  "acceptInvitation",
  "GET",
  "/api/team/accept-invitation",
);

export const acceptInvitationQuery = queryOptions({
  queryKey: ["acceptInvitation"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
