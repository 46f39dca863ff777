import type { listLibrary } from "@marquee/contracts/http/library";
import type { AnswerOf, QueryInputOf } from "@marquee/contracts/operation";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, call, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listLibrary>("listLibrary", "GET", "/api/library");

/** What the library is searched, filtered and sorted by; the server does it. */
export type LibraryWanted = Omit<QueryInputOf<typeof listLibrary>, "limit" | "cursor">;
export type LibraryPage = AnswerOf<typeof listLibrary>;

/** The library, a page at a time. While a new search is under way, what was found before stays. */
export const libraryQuery = (wanted: LibraryWanted) =>
  infiniteQueryOptions({
    queryKey: ["listLibrary", wanted] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      call(operation, { query: { limit: "50", ...wanted, ...cursorOf(pageParam) }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

/** The three ideas that were changed last, and how many there are that are not archived. */
export const libraryGlanceQuery = queryOptions({
  queryKey: ["listLibrary", "glance"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { query: { limit: "3" }, signal }),
});
