import type { getBelongings } from "@marquee/contracts/account/team";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof getBelongings>("getBelongings", "GET", "/api/team/people/{id}/belongings");

/** How much somebody owns who may be removed; read anew for every dialog. */
export const belongingsQuery = (id: string) =>
  queryOptions({
    queryKey: ["getBelongings", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
