import type { listOwnEvents } from "@marquee/contracts/events/hosting";
import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { addressOf, byCursor, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listOwnEvents>("listOwnEvents", "GET", "/api/user/events");

/** The search and order of the list, without what is not chosen. */
export type OwnEventsWanted = Omit<z.input<typeof listOwnEvents.query>, "limit" | "cursor">;

/** The events that the user hosts, what is next first unless another order is wanted. */
export const ownEventsQuery = (wanted: OwnEventsWanted = {}) =>
  infiniteQueryOptions({
    queryKey: ["listOwnEvents", wanted] satisfies OperationKey,
    queryFn: ({ pageParam, signal }) =>
      callPage(operation, {
        query: { limit: "24", ...wanted, ...cursorOf(pageParam) },
        signal,
      }),
    ...byCursor,
    placeholderData: keepPreviousData,
  });
