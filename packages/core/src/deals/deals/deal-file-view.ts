import type { DealFile } from "@marquee/contracts/deals/deal-file";
import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import { mayProve } from "@marquee/contracts/deals/deliverable-moves";
import type { Core } from "../../core.ts";
import { pick } from "../../pick.ts";
import { allRows, readEach } from "../../rows/paging.ts";
import { type DealRecord, dealEntity } from "./deal.item.ts";
import { type DealFileRecord, dealFileEntity, dealFilePrefix } from "./deal-file.item.ts";
import type { DeliverableRecord } from "./deliverable.item.ts";

/** What the sides of a deal uploaded, oldest first. */
export async function filesOf(core: Core, dealId: string): Promise<DealFileRecord[]> {
  const { pk } = dealEntity.key({ id: dealId });
  const rows = await allRows(core, { pk, sk: { beginsWith: dealFilePrefix } });
  return readEach(rows, dealFileEntity.read).rows;
}

/** Whether a side may remove a file: its own, and a proof only until what it proves is accepted. */
export function mayRemove(
  file: DealFileRecord,
  { deal, deliverables }: { deal: DealRecord; deliverables: readonly DeliverableRecord[] },
  side: DealSide,
): boolean {
  if (file.side !== side || deal.leftBy !== null) return false;
  const proves = deliverables.find(({ n }) => n === file.deliverable);
  return proves === undefined || mayProve({ status: proves.status, owner: side }, deal.status, side);
}

/** A file as one side of its deal sees it. */
export function publicDealFile(
  file: DealFileRecord,
  of: { deal: DealRecord; deliverables: readonly DeliverableRecord[] },
  side: DealSide,
): DealFile {
  return {
    ...pick(file, "id", "name", "contentType", "sizeBytes", "side", "deliverable", "createdAt"),
    mayRemove: mayRemove(file, of, side),
  };
}
