import type { listCreditsByPerson } from "@marquee/contracts/credits/credits";
import { useQuery } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import type { OperationKey } from "#api/query.ts";
import { useCurrentUser } from "#api/session.ts";

const operation = addressOf<typeof listCreditsByPerson>("listCreditsByPerson", "GET", "/api/credits/people");

/** What each person of the account spent and added in the last days. Nobody is asked about an account of one person. */
export function useCreditsByPerson(days: string | undefined) {
  const { hasTeam } = useCurrentUser();
  const query = { ...(days && { days }) };
  return useQuery({
    queryKey: ["listCreditsByPerson", query] satisfies OperationKey,
    queryFn: ({ signal }) => call(operation, { query, signal }),
    enabled: hasTeam,
  });
}
