import type { PushChannel } from "@marquee/adapters/push/port";
import type { TransitionDealBody } from "@marquee/contracts/deals/deal-input";
import type { Deal } from "@marquee/contracts/deals/deals";
import type { Core } from "@marquee/core/core";
import { createDeal, type NewDeal } from "@marquee/core/deals/deals/create-deal";
import { getDeal, listOfferedPackages } from "@marquee/core/deals/deals/read-deals";
import { transitionDeal } from "@marquee/core/deals/deals/transition-deal";
import { eventOfPackage } from "@marquee/core/events/events/get-event";
import { inPerson } from "@marquee/core/ground/identity/principal";

/** What a party does with a deal, as a page would: on what it reads at that moment. */

export type Move = Exclude<TransitionDealBody["action"], "sign">;
type MoveBody = Exclude<TransitionDealBody, { action: "sign" }>;

const reasoned: ReadonlySet<Move> = new Set(["request_changes", "decline", "cancel"]);

/** Makes a move on the deal as its party reads it now; the body adds to the request or replaces parts of it. */
export async function moveAs(
  core: Core,
  channel: PushChannel,
  move: { accountId: string; id: string; body: { action: Move; [field: string]: unknown } },
): Promise<Deal> {
  const { accountId, id } = move;
  const { version, termsHash } = await getDeal(core, accountId, id);
  const reason = reasoned.has(move.body.action) ? { reason: "Because" } : {};
  const body = { version, termsHash, ...reason, ...move.body } as MoveBody;
  return transitionDeal(core, channel, { acting: inPerson(accountId), id, body });
}

/** The hash of a package as a brand reads it now; one that fits nothing if there is no such package. */
export async function packageHashAs(core: Core, brand: NewDeal["brand"], packageId: string): Promise<string> {
  try {
    const sponsor = { accountId: brand.id, industry: brand.industry };
    const offered = await listOfferedPackages(core, sponsor, await eventOfPackage(core, packageId));
    return offered.find(({ id }) => id === packageId)?.packageHash ?? noHash;
  } catch {
    return noHash;
  }
}

const noHash = "0".repeat(64);

/** Opens a deal for a package as its brand reads it now. */
export async function offerAs(
  core: Core,
  channel: PushChannel,
  {
    brand,
    body,
    idempotencyKey,
  }: Pick<NewDeal, "brand" | "idempotencyKey"> & { body: Omit<NewDeal["body"], "packageHash"> },
): Promise<Deal> {
  const packageHash = await packageHashAs(core, brand, body.packageId);
  const offer = { acting: inPerson(brand.id), body: { packageHash, ...body }, idempotencyKey };
  return createDeal(core, channel, { brand, ...offer });
}
