import type { removeTeamMember } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof removeTeamMember>(
  "removeTeamMember",
  "GET",
  "/api/team/remove-team-member",
);

export const removeTeamMemberQuery = queryOptions({
  queryKey: ["removeTeamMember"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
