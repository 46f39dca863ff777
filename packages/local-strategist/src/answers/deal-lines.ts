import { onDay, quotable } from "@marquee/adapters/ai/plain-text";
import type { ToolDeal } from "@marquee/adapters/ai/tool-results";
import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import { usd } from "@marquee/contracts/text/usd";
import type { Reference } from "../understanding/references.ts";

export const lookedAt = 20;

export const statusWords: Record<DealStatus, string> = {
  negotiating: "still being negotiated",
  pending: "agreed and waits for signatures",
  active: "signed and active",
  completed: "completed",
  cancelled: "canceled",
};

export const otherOf = ({ with: other }: Pick<ToolDeal, "with">) => quotable(other.company || other.name, 60);

export const dealName = ({ eventName, packageName }: Pick<ToolDeal, "eventName" | "packageName">) =>
  `${quotable(packageName, 60)} at ${quotable(eventName, 70)}`;

export const asReference = ({ id, eventName, eventId, packageName }: ToolDeal): Reference => ({
  kind: "deal",
  id,
  name: eventName,
  detail: packageName,
  eventId,
});

/** Whose move it is, and until when. */
export function turnOf({ status, moves, expiresAt, offeredBy, ownSide }: ToolDeal): string {
  const until = expiresAt ? ` until ${onDay(expiresAt)}` : "";
  if (moves.includes("accept")) return `, waits for your answer${until}`;
  if (moves.includes("sign")) return ", waits for your signature";
  // The other side asked for changes, which nobody can accept.
  if (status === "negotiating" && offeredBy !== ownSide) return `, waits for your new terms${until}`;
  if (status === "negotiating") return `, waits for the other side${until}`;
  if (status === "pending") return ", waits for the other side's signature";
  return "";
}

export const lineOf = (deal: ToolDeal) =>
  `**${dealName(deal)}**: ${usd(deal.amountUsd)} with ${otherOf(deal)}, ${statusWords[deal.status]}${turnOf(deal)}`;

/** Whether both sides have signed a deal, which may be over by now. */
export const isSigned = ({ status }: Pick<ToolDeal, "status">): boolean =>
  status === "active" || status === "completed";

/** What deals come to together, in whole USD. */
export const sumOf = (deals: readonly Pick<ToolDeal, "amountUsd">[]): number =>
  deals.reduce((sum, { amountUsd }) => sum + amountUsd, 0);
