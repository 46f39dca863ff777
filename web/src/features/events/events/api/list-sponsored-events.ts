import type { ListedDeal, listBrandDeals } from "@marquee/contracts/deals/deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listBrandDeals>(
  "listBrandDeals",
  "GET",
  "/api/sponsorship-deals/brand/{userId}",
);

/** An event that an account sponsors, with the account's deals about it. */
export interface SponsoredEvent {
  id: string;
  name: string;
  date: string;
  endsAt: string;
  timeZone: string;
  deals: readonly ListedDeal[];
}

/** The events of an account's own deals that were not canceled, latest first. */
export const sponsoredEventsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["listBrandDeals", userId] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { params: { userId }, query: { limit: "100" }, signal }),
    select: (deals): SponsoredEvent[] =>
      [
        ...Map.groupBy(
          deals.filter(({ status }) => status !== "cancelled"),
          ({ eventId }) => eventId,
        ),
      ]
        .flatMap(([id, [first, ...more]]) =>
          first
            ? [
                {
                  id,
                  name: first.eventName,
                  date: first.eventDate,
                  endsAt: first.eventEndsAt,
                  timeZone: first.eventTimeZone,
                  deals: [first, ...more],
                },
              ]
            : [],
        )
        .sort((left, right) => (left.date < right.date ? 1 : -1)),
  });
