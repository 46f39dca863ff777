import type { getInvitation } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getInvitation>("getInvitation", "GET", "/api/team/get-invitation");

export const getInvitationQuery = queryOptions({
  queryKey: ["getInvitation"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
