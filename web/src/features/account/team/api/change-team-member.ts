import type { changeTeamMember } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof changeTeamMember>(
  "changeTeamMember",
  "GET",
  "/api/team/change-team-member",
);

export const changeTeamMemberQuery = queryOptions({
  queryKey: ["changeTeamMember"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
