import type { resendInvitation } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof resendInvitation>(
  "resendInvitation",
  "GET",
  "/api/team/resend-invitation",
);

export const resendInvitationQuery = queryOptions({
  queryKey: ["resendInvitation"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
