import type { findReference } from "@marquee/contracts/admin/system";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof findReference>("findReference", "GET", "/api/admin/references/{id}");

/** The job or payment that an id stands for. */
export const foundReferenceQuery = (id: string) =>
  queryOptions({
    queryKey: ["findReference", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
  });
