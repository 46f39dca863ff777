import type { listUsers } from "@marquee/contracts/admin/admin";
import type { UserRole } from "@marquee/contracts/enums";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listUsers>("listUsers", "GET", "/api/admin/users");

const pageSize = "20";

/** What to search for; empty fields match everyone. */
export interface UserFilter {
  search: string;
  role: UserRole | "";
  status: "active" | "suspended" | "";
  /** Who registered in the last so many days. */
  days?: string;
}

/** The filter as the server takes it. */
export const userQuery = ({ search, role, status, days = "" }: UserFilter) => ({
  ...(search === "" ? {} : { search }),
  ...(role === "" ? {} : { role }),
  ...(status === "" ? {} : { status }),
  ...(days === "" ? {} : { days }),
});

/** Users by name, email, company or id, newest first; the last result stays while a new one is fetched. */
export const usersQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [
      "listUsers",
      filter.search,
      filter.role,
      filter.status,
      filter.days ?? "",
    ] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: {
          limit: pageSize,
          ...userQuery(filter),
          ...cursorOf(pageParam),
        },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });
