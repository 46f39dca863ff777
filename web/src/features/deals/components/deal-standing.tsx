import type { Deal } from "@marquee/contracts/http/deals";
import { formatDate } from "#format/format.ts";
import { dealStanding as copy } from "../copy.ts";
import { Countdown } from "./countdown.tsx";

/** Whose turn it is, or how the deal ended, in one line; while a spot is held, the time left. */
export function DealStanding({ deal }: { deal: Deal }) {
  return (
    <p>
      {standingOf(deal)}
      {deal.expiresAt !== null && (
        <>
          {" "}
          <Countdown until={deal.expiresAt} text={copy.expires} over={copy.lapsed} />
        </>
      )}
    </p>
  );
}

function standingOf(deal: Deal): string {
  const { name } = deal.with;
  switch (deal.status) {
    case "negotiating": {
      const isOwn = deal.offeredBy === deal.ownSide;
      if (deal.offerKind === "request") return isOwn ? copy.youAsked(name) : copy.theyAsked(name);
      return isOwn ? copy.theirTurn(name) : copy.yourTurn(name);
    }
    case "pending":
      return signatureOf(deal);
    case "active":
      return deal.signedAt === null ? copy.activeNow : copy.active(formatDate(deal.signedAt));
    case "completed":
      return copy.completed;
    default:
      return endOf(deal);
  }
}

/** Whose signature is missing. */
function signatureOf({ ownSide, signedBy, with: { name } }: Deal): string {
  if (signedBy.length > 0) return signedBy.includes(ownSide) ? copy.youSigned(name) : copy.theySigned(name);
  return ownSide === "brand" ? copy.youSignFirst(name) : copy.theySignFirst(name);
}

function endOf({ endReason, endedBy, ownSide, with: other }: Deal): string {
  if (endedBy === null) return endReason ?? copy.lapsed;
  return copy.ended(endedBy === ownSide ? copy.you : other.name, endReason ?? "");
}
