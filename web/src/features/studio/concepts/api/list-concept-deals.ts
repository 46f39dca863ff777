import type { listConceptDeals } from "@marquee/contracts/studio/concepts";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listConceptDeals>("listConceptDeals", "GET", "/api/concepts/{id}/deals");

/** The deals started for a concept. */
export const conceptDealsQuery = (id: string) =>
  queryOptions({
    queryKey: ["listConceptDeals", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
