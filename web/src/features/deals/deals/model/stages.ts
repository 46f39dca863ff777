import type { Deal } from "@marquee/contracts/deals/deals";
import { now } from "#browser/clock.ts";

/** The way of a deal from its first offer to its numbers. */
export const dealStages = ["offer", "terms", "signatures", "delivery", "results"] as const;
type DealStage = (typeof dealStages)[number];

export interface DealProgress {
  /** Where the deal is, or was when it ended. */
  at: DealStage;
  /** How it ended before its results; null if it goes on or was completed. */
  end: "declined" | "canceled" | "expired" | null;
}

type Progressing = Pick<
  Deal,
  "status" | "version" | "signedAt" | "eventEndsAt" | "undelivered" | "history" | "eventCanceled" | "endedBy"
>;

/** Where a deal is, read from its state and, once it ended, from its newest steps. */
export function progressOf(deal: Progressing, nowMs = now()): DealProgress {
  switch (deal.status) {
    case "negotiating":
      return { at: deal.version > 1 ? "terms" : "offer", end: null };
    case "pending":
      return { at: "signatures", end: null };
    case "active": {
      const isDelivered = Date.parse(deal.eventEndsAt) <= nowMs && deal.undelivered === 0;
      return { at: isDelivered ? "results" : "delivery", end: null };
    }
    case "completed":
      return { at: "results", end: null };
    default:
      return { at: lastStage(deal), end: endOf(deal) };
  }
}

/** The steps that tell whether both sides had accepted when a deal ended. */
const telling = ["create", "propose", "request_changes", "event_changed", "accept", "sign"];

function lastStage({ signedAt, version, history }: Progressing): DealStage {
  if (signedAt !== null) return "delivery";
  const last = history.find(({ action }) => telling.includes(action))?.action;
  if (last === "accept" || last === "sign") return "signatures";
  return version > 1 ? "terms" : "offer";
}

function endOf({ eventCanceled, endedBy, history }: Progressing): DealProgress["end"] {
  if (endedBy === null) return eventCanceled ? "canceled" : "expired";
  const how = history.find(({ action }) => action === "decline" || action === "cancel")?.action;
  return how === "decline" ? "declined" : "canceled";
}
