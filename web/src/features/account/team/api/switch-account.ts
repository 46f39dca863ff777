import type { switchAccount } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof switchAccount>("switchAccount", "GET", "/api/team/switch-account");

export const switchAccountQuery = queryOptions({
  queryKey: ["switchAccount"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
