import type { Deal } from "@marquee/contracts/deals/deals";
import { MatchReasons } from "#features/events/events/components/match-reasons.tsx";
import type { KnownPrice, useDealPrice } from "../model/deal-price.ts";
import { differences as copy } from "../negotiation-copy.ts";
import { MorgansNumber } from "./morgans-number.tsx";
import { OfferDifferences } from "./offer-differences.tsx";
import { PriceLine } from "./price-line.tsx";

/** What decides on an offer: both sides' prices, what it changes, what the other side said, and Morgan's number. */
export function Negotiation(
  props: { deal: Deal; price: KnownPrice } & Pick<ReturnType<typeof useDealPrice>, "event" | "offered">,
) {
  const { deal, price, event, offered } = props;
  const said = deal.offers.find(({ by, note }) => by !== deal.ownSide && note !== "")?.note;
  const match = deal.ownSide === "brand" ? event?.match : undefined;
  // A number is for whoever is to answer: nobody bids against their own offer.
  const isOwnTurn = deal.offeredBy !== deal.ownSide && deal.moves.includes("propose");
  return (
    <>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 border-t border-line px-5 py-4 @4xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <PriceLine deal={deal} price={price} />
        <div className="grid grid-cols-1 content-start gap-x-8 gap-y-4 @xl:grid-cols-2 @4xl:grid-cols-1">
          <OfferDifferences deal={deal} offered={offered} />
          {said !== undefined && (
            <section aria-labelledby="deal-said">
              <h2 id="deal-said" className="text-sm font-medium">
                {copy.said(deal.with.name)}
              </h2>
              <blockquote
                dir="auto"
                className="mt-1 max-w-prose border-s-2 border-lamp-line ps-3 text-start break-words whitespace-pre-wrap text-muted"
              >
                {said}
              </blockquote>
            </section>
          )}
          {match && (
            <details>
              <summary className="w-fit rounded text-sm font-medium">{copy.match(match.score)}</summary>
              <MatchReasons match={match} />
            </details>
          )}
        </div>
      </div>
      {isOwnTurn && (
        <div className="px-5 pb-4">
          <MorgansNumber price={price} other={deal.with.company || deal.with.name} />
        </div>
      )}
    </>
  );
}
