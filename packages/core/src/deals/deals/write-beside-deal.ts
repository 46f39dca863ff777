import type { DealSide } from "@marquee/contracts/deals/deal-moves";
import type { DealChange } from "@marquee/contracts/deals/deal-past";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import type { Acting } from "../../ground/identity/principal.ts";
import type { ReadyNotice } from "../../live/notifications/notices.ts";
import { retried } from "../../retried.ts";
import { isoTime } from "../../time.ts";
import type { DealRecord } from "./deal.item.ts";
import { dealAt } from "./deal-view.ts";
import { readDeal } from "./require-move.ts";
import { stepNotices } from "./tell-parties.ts";
import { dealWrites } from "./write-deal.ts";

/** What one side changes in what belongs to a deal, and how the history describes it. */
export interface BesideDeal {
  action: string;
  note?: string;
  /** What its notice names, and what a deliverable is now. */
  subject?: { what: string; state?: string };
  changes: readonly DealChange[];
  /** What it changes in the deal's own row. */
  deal?: Pick<DealRecord, "undelivered">;
  writes: readonly LabelledWrite[];
}

/**
 * Has one of a side's people change what belongs to a deal, such as its deliverables and files, with its history in one transaction. `plan`
 * gets the current deal and is called again when another write of the deal wins the race; it returns undefined for
 * nothing to change. Returns the deal after the write, and the notices to the other side.
 */
export async function writeBesideDeal(
  core: Core,
  { id, side, acting }: { id: string; side: DealSide; acting: Acting },
  plan: (deal: DealRecord, now: string) => Promise<BesideDeal | undefined>,
): Promise<{ deal: DealRecord; notices: readonly ReadyNotice[] } | undefined> {
  return retried(core, async () => {
    const before = await readDeal(core, id);
    const now = isoTime(core.clock.now());
    const planned = await plan(dealAt(before, now), now);
    if (!planned) return undefined;
    const { action, note = "", subject, changes, writes, deal } = planned;
    const after = { ...before, ...deal, turn: before.turn + 1, updatedAt: now };
    const notices = await stepNotices(core, { deal: after, action, by: side, subject });
    await core.table.transact([
      ...dealWrites(core, { before, after, action, by: side, acting, note, changes, notices }),
      ...writes,
    ]);
    return { deal: after, notices };
  });
}
