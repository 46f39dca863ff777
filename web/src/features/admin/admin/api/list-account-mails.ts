import type { listAccountMails } from "@marquee/contracts/admin/accounts";
import { infiniteQueryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listAccountMails>(
  "listAccountMails",
  "GET",
  "/api/admin/accounts/{id}/mails",
);

/** What an account was mailed, newest first. */
export const accountMailsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["listAccountMails", id] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, { params: { id }, query: { limit: "20", ...cursorOf(pageParam) }, signal }),
    ...byCursor,
  });
