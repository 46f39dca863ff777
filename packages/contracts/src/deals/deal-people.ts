import * as z from "zod/mini";
import { idSchema } from "../fields.ts";
import { operation } from "../operation.ts";

/** One of an account's people, as the others of the account see them. */
export const dealPersonSchema = z.strictObject({ id: idSchema, name: z.string() });
export type DealPerson = z.infer<typeof dealPersonSchema>;

/** Who works on a deal on the reader's own side; the other side has its own and shows nothing of it. */
export const dealPeopleSchema = z.strictObject({
  /** Who answers for the deal; null where nobody does yet, or whoever did left. */
  owner: z.nullable(dealPersonSchema),
  /** Who also gets its notices, by name. */
  followers: z.array(dealPersonSchema),
  /** Who may own it: the account's people who negotiate, by name. */
  candidates: z.array(dealPersonSchema),
});
export type DealPeople = z.infer<typeof dealPeopleSchema>;

const params = z.strictObject({ id: idSchema });

export const getDealPeople = operation({
  id: "getDealPeople",
  area: "deal-people",
  method: "GET",
  path: "/api/sponsorship-deals/{id}/people",
  access: { party: true },
  session: "parallel",
  params,
  responses: { 200: dealPeopleSchema },
  summary: "Get who on your side owns and follows a deal, and who could own it",
});

export const setDealOwner = operation({
  id: "setDealOwner",
  area: "deal-people",
  method: "PUT",
  path: "/api/sponsorship-deals/{id}/owner",
  access: { party: true },
  session: "first",
  params,
  body: z.strictObject({
    /** Without one, the caller takes it. */
    personId: z.optional(idSchema),
  }),
  responses: { 200: dealPeopleSchema },
  summary: "Make one of your side's people the owner of a deal, who then gets its notices",
});

export const followDeal = operation({
  id: "followDeal",
  area: "deal-people",
  method: "PUT",
  path: "/api/sponsorship-deals/{id}/following",
  access: { party: true },
  session: "first",
  teamRole: "viewer",
  params,
  responses: { 200: dealPeopleSchema },
  summary: "Get a deal's notices without owning it; again changes nothing",
});

export const unfollowDeal = operation({
  id: "unfollowDeal",
  area: "deal-people",
  method: "DELETE",
  path: "/api/sponsorship-deals/{id}/following",
  access: { party: true },
  session: "first",
  teamRole: "viewer",
  params,
  responses: { 200: dealPeopleSchema },
  summary: "Get a deal's notices no more, unless you own it; again changes nothing",
});

/** All operations of the area, in the order in which the API reference lists them. */
export const dealPeopleOperations = {
  getDealPeople,
  setDealOwner,
  followDeal,
  unfollowDeal,
};
