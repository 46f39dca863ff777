import type { ListedDeal, listSponsorshipDeals } from "@marquee/contracts/deals/deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, callPage, cursorOf } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSponsorshipDeals>(
  "listSponsorshipDeals",
  "GET",
  "/api/sponsorship-deals",
);

const pageSize = "100";

/**
 * All of the user's deals about an event that have not ended, whoever's turn it is. They are read anew each time that
 * somebody is about to decide on something that concerns them.
 */
export const eventDealsQuery = (event: string) =>
  queryOptions({
    queryKey: ["listSponsorshipDeals", "event", event] satisfies OperationKey,
    queryFn: async ({ signal }): Promise<ListedDeal[]> => {
      const found: ListedDeal[] = [];
      let cursor: string | null = null;
      do {
        const query = { event, limit: pageSize, ...cursorOf(cursor) };
        const page: { items: ListedDeal[]; nextCursor: string | null } = await callPage(operation, {
          query,
          signal,
        });
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor !== null);
      return found.filter(({ status }) => status !== "completed" && status !== "cancelled");
    },
    staleTime: 0,
    gcTime: 0,
  });
