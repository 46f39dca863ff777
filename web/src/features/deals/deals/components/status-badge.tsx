import type { DealStatus } from "@marquee/contracts/deals/deal-moves";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { dealStatusLabel } from "../model/deal-names.ts";

const tones: Record<DealStatus, BadgeTone> = {
  negotiating: "lamp",
  pending: "info",
  active: "success",
  completed: "neutral",
  cancelled: "danger",
};

/** The status of a deal. */
export function DealStatusBadge({ status }: { status: DealStatus }) {
  return <Badge tone={tones[status] ?? "outline"}>{dealStatusLabel(status)}</Badge>;
}
