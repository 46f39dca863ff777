import type { listSponsorshipPackages } from "@marquee/contracts/deals/deals";
import { queryOptions } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";

const operation = addressOf<typeof listSponsorshipPackages>(
  "listSponsorshipPackages",
  "GET",
  "/api/sponsorship-packages",
);

/** An event's sponsorship packages, with the user's own hold and place in line. */
export const packagesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ["listSponsorshipPackages", eventId] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query: { eventId }, signal }),
  });
