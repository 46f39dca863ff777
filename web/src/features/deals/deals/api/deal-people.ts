import type {
  DealPeople,
  followDeal,
  getDealPeople,
  setDealOwner,
  unfollowDeal,
} from "@marquee/contracts/deals/deal-people";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { addressOf, call } from "#api/http.ts";
import { invalidate, type OperationKey } from "#api/query.ts";

const get = addressOf<typeof getDealPeople>("getDealPeople", "GET", "/api/sponsorship-deals/{id}/people");
const give = addressOf<typeof setDealOwner>("setDealOwner", "PUT", "/api/sponsorship-deals/{id}/owner");
const follow = addressOf<typeof followDeal>("followDeal", "PUT", "/api/sponsorship-deals/{id}/following");
const unfollow = addressOf<typeof unfollowDeal>(
  "unfollowDeal",
  "DELETE",
  "/api/sponsorship-deals/{id}/following",
);

/** Who of one's own side owns and follows a deal. */
export const dealPeopleQuery = (id: string) =>
  queryOptions({
    queryKey: ["getDealPeople", id] satisfies OperationKey,
    queryFn: ({ signal }) => call(get, { params: { id }, signal }),
  });

/** Shows what a change answers, and has lists of one's own deals read again. */
function usePeopleChange<T>(id: string, change: (given: T) => Promise<DealPeople>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (people) => {
      client.setQueryData(dealPeopleQuery(id).queryKey, people);
      return invalidate(client, "listSponsorshipDeals");
    },
  });
}

/** Makes a colleague the deal's owner. */
export const useSetDealOwner = (id: string) =>
  usePeopleChange(id, (personId: string) => call(give, { params: { id }, body: { personId } }));

/** Follows a deal, or not any more. */
export const useFollowDeal = (id: string) =>
  usePeopleChange(id, (follows: boolean) => call(follows ? follow : unfollow, { params: { id } }));
