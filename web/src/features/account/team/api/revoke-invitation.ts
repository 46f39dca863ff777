import type { revokeInvitation } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof revokeInvitation>(
  "revokeInvitation",
  "GET",
  "/api/team/revoke-invitation",
);

export const revokeInvitationQuery = queryOptions({
  queryKey: ["revokeInvitation"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
