import { type DealAction, type DealSide, refusalOfMove } from "@marquee/contracts/deal-moves";
import { AppError } from "@marquee/contracts/errors";
import type { Core } from "../core.ts";
import type { HostedEvent } from "../events/get-event.ts";
import { type DealRecord, dealEntity } from "./deal.item.ts";
import { factsOf } from "./deal-view.ts";

/** A deal as it is stored. @throws AppError not_found */
export async function readDeal(core: Core, id: string): Promise<DealRecord> {
  const row = await core.table.get(dealEntity.key({ id }));
  if (!row) throw new AppError("not_found");
  return dealEntity.read(row);
}

/** Refuses a move that a side cannot make now. @throws AppError stale_version, invalid_transition */
export function requireMove(
  deal: DealRecord,
  { event }: Pick<HostedEvent, "event">,
  { side, action, version, now }: { side: DealSide; action: DealAction; version: number; now: string },
): void {
  if (deal.version !== version) throw new AppError("stale_version");
  const message = refusalOfMove(factsOf(deal, event, now), side, action);
  if (message !== undefined) throw new AppError("invalid_transition", { message });
}
