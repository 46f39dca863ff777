import type { getDeletion } from "@marquee/contracts/account/profile";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getDeletion>("getDeletion", "GET", "/api/user/deletion");

/** What deleting the reader's account would leave; asked anew whenever the dialog opens. */
export const deletionQuery = queryOptions({
  queryKey: ["getDeletion"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  gcTime: 0,
});
