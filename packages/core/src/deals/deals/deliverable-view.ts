import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import { deliverableMovesOf, mayProve } from "@marquee/contracts/deals/deliverable-moves";
import type { Core } from "../../core.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { type DealRecord, dealEntity } from "./deal.item.ts";
import { type DeliverableRecord, deliverableEntity, deliverablePrefix } from "./deliverable.item.ts";

/** What a deal's sides owe each other, in order. */
export async function deliverablesOf(core: Core, dealId: string): Promise<DeliverableRecord[]> {
  const { pk } = dealEntity.key({ id: dealId });
  const rows = await allRows(core, { pk, sk: { beginsWith: deliverablePrefix } });
  return readEach(rows, deliverableEntity.read).rows;
}

/** A deliverable as one side of its deal sees it. */
export function publicDeliverable(
  {
    dealId: _,
    owedBy: __,
    reviewBy: ___,
    due: ____,
    ruledDate: _____,
    startedAtRisk,
    ...shown
  }: DeliverableRecord,
  deal: DealRecord,
  side: DealSide,
): Deliverable {
  return {
    ...shown,
    atRisk: startedAtRisk && deal.signedAt === null,
    moves: [...deliverableMovesOf(shown, deal.status, side)],
    mayProve: deal.leftBy === null && mayProve(shown, deal.status, side),
  };
}
