import type { AnswerOf, QueryInputOf } from "@marquee/contracts/operation";
import type { listLibrary } from "@marquee/contracts/studio/library";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOf, byCursor, call, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listLibrary>("listLibrary", "GET", "/api/library");

/** The library's search, filters and sort order; the server applies them. */
export type LibraryWanted = Omit<QueryInputOf<typeof listLibrary>, "limit" | "cursor">;
export type LibraryPage = AnswerOf<typeof listLibrary>;

/** The library, a page at a time. Previous results stay while a new search is in progress. */
export const libraryQuery = (wanted: LibraryWanted) =>
  infiniteQueryOptions({
    queryKey: ["listLibrary", wanted] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      call(operation, { query: { limit: "50", ...wanted, ...cursorOf(pageParam) }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });

/** The three most recently changed ideas, and the number of ideas that are not archived. */
export const libraryGlanceQuery = queryOptions({
  queryKey: ["listLibrary", "glance"] satisfies OperationKey,
  queryFn: ({ signal }) => call(operation, { query: { limit: "3" }, signal }),
});
