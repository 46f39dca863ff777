import type { getChecklist } from "@marquee/contracts/home/onboarding";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getChecklist>("getChecklist", "GET", "/api/user/checklist");

/** The first steps for the user's role. On returning to the page, the user may just have done one. */
export const checklistQuery = queryOptions({
  queryKey: ["getChecklist"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
  staleTime: 0,
});
