import type { DealSide, DealStatus } from "./deal-moves.ts";

/** The status of a deliverable. */
export const deliverableStatuses = [
  "pending",
  "in_progress",
  "delivered",
  "accepted",
  "disputed",
  "waived",
] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

type Steps = Partial<Record<DeliverableStatus, readonly DeliverableStatus[]>>;

/** The statuses that the side that owes it, and the side that receives it, may set; no other change is possible. */
export const deliverableMoves: Record<"owner" | "receiver", Steps> = {
  owner: {
    pending: ["in_progress", "delivered"],
    in_progress: ["pending", "delivered"],
    disputed: ["in_progress", "delivered"],
  },
  receiver: {
    pending: ["waived"],
    in_progress: ["waived"],
    delivered: ["accepted", "disputed"],
    disputed: ["accepted", "waived"],
  },
};

/** What a side may set a deliverable to now: nothing before both accept the terms, or once the deal is canceled. */
export function deliverableMovesOf(
  { status, owner }: { status: DeliverableStatus; owner: DealSide },
  deal: DealStatus,
  side: DealSide,
): readonly DeliverableStatus[] {
  if (deal === "negotiating" || deal === "cancelled") return [];
  return deliverableMoves[side === owner ? "owner" : "receiver"][status] ?? [];
}

/** Whether a side may prove what it owes, or replace the proof: until accepted or waived, while its terms stand. */
export function mayProve(
  { status, owner }: { status: DeliverableStatus; owner: DealSide },
  deal: DealStatus,
  side: DealSide,
): boolean {
  if (deal === "negotiating" || deal === "cancelled") return false;
  return side === owner && status !== "accepted" && status !== "waived";
}
