import type { getInvitation } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getInvitation>("getInvitation", "GET", "/api/invitations/{token}");

/** What the link of an invitation leads to. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["getInvitation", token] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { token }, signal }),
    retry: (failures, error) => failures < 2 && !(error instanceof ApiError && error.status < 500),
  });
