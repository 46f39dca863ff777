import type { getTeam } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getTeam>("getTeam", "GET", "/api/team");

export const teamQuery = queryOptions({
  queryKey: ["getTeam"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
