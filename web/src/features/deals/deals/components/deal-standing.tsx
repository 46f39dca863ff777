import type { Deal } from "@marquee/contracts/deals/deals";
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
          {deal.status === "pending" ? (
            <Countdown until={deal.expiresAt} text={copy.toSign} over={copy.unsigned} />
          ) : (
            <Countdown until={deal.expiresAt} text={copy.toAnswer} over={copy.lapsed} />
          )}
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
      if (deal.offerKind === "request") return requestOf(deal);
      return isOwn ? copy.theirTurn(name) : copy.yourTurn(name);
    }
    case "pending":
      return deal.offerKind === "amendment" ? `${copy.amended} ${amendmentOf(deal)}` : signatureOf(deal);
    case "active":
      return activeOf(deal);
    case "completed":
      return completedOf(deal);
    default:
      return endOf(deal);
  }
}

function completedOf({ history, roi }: Deal): string {
  const at = history.find(({ action }) => action === "complete")?.createdAt;
  return copy.completed(at && formatDate(at), roi);
}

/** What the side that reads it can do about terms that are open again. */
function requestOf(deal: Deal): string {
  const { name } = deal.with;
  if (deal.offers.at(0)?.note === "") return copy.reopened;
  return deal.offeredBy === deal.ownSide ? copy.youAsked(name) : copy.theyAsked(name);
}

function activeOf(deal: Deal): string {
  if (deal.eventCanceled) return copy.eventCanceled;
  if (deal.inForce !== null && deal.inForce !== deal.version)
    return [
      copy.amended,
      amendmentOf(deal),
      copy.inForce(deal.inForce),
      ...(deal.ownSide === "brand" ? [copy.mayLeave] : []),
    ].join(" ");
  return deal.signedAt === null ? copy.activeNow : copy.active(formatDate(deal.signedAt));
}

/** Whose signature an amendment is waiting for. */
function amendmentOf(deal: Deal): string {
  return signatureOf(deal, { own: copy.amendFirst, other: copy.theyAmendFirst });
}

/** Whose signature is missing. */
function signatureOf(
  { ownSide, signedBy, with: { name } }: Deal,
  first = { own: copy.youSignFirst, other: copy.theySignFirst },
): string {
  if (signedBy.length > 0) return signedBy.includes(ownSide) ? copy.youSigned(name) : copy.theySigned(name);
  return ownSide === "brand" ? first.own(name) : first.other(name);
}

function endOf({ endReason, endedBy, ownSide, with: other }: Deal): string {
  if (endedBy === null) return endReason ?? copy.lapsed;
  return copy.ended(endedBy === ownSide ? copy.you : other.name, endReason ?? "");
}
