import type { PushChannel } from "@marquee/adapters/push/port";
import type { TransitionDealBody } from "@marquee/contracts/deal-input";
import type { Deal } from "@marquee/contracts/http/deals";
import type { Core } from "@marquee/core/core";
import { getDeal } from "@marquee/core/deals/read-deals";
import { transitionDeal } from "@marquee/core/deals/transition-deal";

/** What a party does with a deal, as a page would: on what it reads at that moment. */

export type Move = Exclude<TransitionDealBody["action"], "sign">;

const reasoned: ReadonlySet<Move> = new Set(["request_changes", "decline", "cancel"]);

/** Makes a move on the deal as its party reads it now; `given` adds to the request or replaces parts of it. */
export async function moveAs(
  core: Core,
  channel: PushChannel,
  accountId: string,
  id: string,
  given: { action: Move; version?: number; [field: string]: unknown },
): Promise<Deal> {
  const { version } = await getDeal(core, accountId, id);
  const reason = reasoned.has(given.action) ? { reason: "Because" } : {};
  const body = { version, ...reason, ...given } as Exclude<TransitionDealBody, { action: "sign" }>;
  return transitionDeal(core, channel, { accountId, id, body });
}
