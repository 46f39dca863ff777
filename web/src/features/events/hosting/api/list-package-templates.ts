import type { listPackageTemplates } from "@marquee/contracts/events/event-reuse";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listPackageTemplates>(
  "listPackageTemplates",
  "GET",
  "/api/user/package-templates",
);

/** Packages of the user's events, to start another one from. */
export const packageTemplatesQuery = queryOptions({
  queryKey: ["listPackageTemplates"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { signal }),
});
