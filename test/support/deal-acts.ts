import {
  createSponsorshipDeal,
  type Deal,
  getSponsorshipDeal,
  listSponsorshipPackages,
  transitionSponsorshipDeal,
} from "@marquee/contracts/deals/deals";
import type { BodyInputOf } from "@marquee/contracts/operation";
import { type ApiUser, password } from "./api-user.ts";

/** What a party does about a deal, as a page would: on what it reads at that moment. */

type OfferBody = BodyInputOf<typeof createSponsorshipDeal>;
type MoveBody = BodyInputOf<typeof transitionSponsorshipDeal>;

/** An offer for a package of an event. */
export type Offer = Omit<OfferBody, "packageHash"> & { eventId: string };

type WithoutRead<B> = B extends unknown ? Omit<B, "version" | "termsHash"> : never;
/** A move of a deal; a version or a hash of its own replaces what is read. */
export type Move = WithoutRead<MoveBody> & Partial<Pick<MoveBody, "version" | "termsHash">>;

/** A well-formed hash of nothing. */
export const noHash = "0".repeat(64);

/** The body of an offer for a package as the caller reads it now; one that fits nothing if they can't see it. */
export async function offerBody(by: ApiUser, { eventId, ...offer }: Offer): Promise<OfferBody> {
  const offered = await by.client.call(listSponsorshipPackages, { query: { eventId } });
  const packageHash = offered.find(({ id }) => id === offer.packageId)?.packageHash ?? noHash;
  return { ...offer, packageHash };
}

/** Opens a deal for a package as the caller reads it now. */
export async function offerAs(by: ApiUser, offer: Offer, idempotencyKey?: string): Promise<Deal> {
  const body = await offerBody(by, offer);
  return by.client.call(createSponsorshipDeal, {
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
}

/** The body of a move of a deal as its party reads it now. */
export async function moveBody(by: ApiUser, id: string, move: Move): Promise<MoveBody> {
  const { version, termsHash } = await by.client.call(getSponsorshipDeal, { params: { id } });
  return { version, termsHash, ...move } as MoveBody;
}

/** Makes a move on a deal as its party reads it now. */
export async function moveAs(by: ApiUser, id: string, move: Move): Promise<Deal> {
  return by.client.call(transitionSponsorshipDeal, { params: { id }, body: await moveBody(by, id, move) });
}

/** Signs a deal as its party reads it now, with the account's own name unless another is given. */
export function signAs(by: ApiUser, id: string, name = by.user?.name ?? ""): Promise<Deal> {
  return moveAs(by, id, { action: "sign", name, password });
}
