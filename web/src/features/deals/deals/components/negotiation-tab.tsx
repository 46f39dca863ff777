import type { DealOffer } from "@marquee/contracts/deals/deal-past";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDollars } from "#format/format.ts";
import { Card, CardHeader } from "#ui/card.tsx";
import { Timeline } from "#ui/timeline.tsx";
import { dealVersionsQuery } from "../api/list-deal-versions.ts";
import { negotiationTab as copy } from "../copy.ts";
import { shownChanges } from "../model/terms.ts";
import { withEarlier } from "../model/with-earlier.ts";
import { ShowEarlier } from "./show-earlier.tsx";

/** Every version of the terms, newest first, with the differences from the previous one. */
export function NegotiationTab({ deal }: { deal: Deal }) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...dealVersionsQuery(deal.id), enabled: isAsked });
  const entries = withEarlier(deal.offers, query.data, ({ version }) => version);
  return (
    <Card aria-labelledby="deal-offers">
      <CardHeader title={copy.title} id="deal-offers" />
      <div className="px-5 pb-5">
        <Timeline
          label={copy.log}
          entries={entries.map((offer) => {
            const changes = shownChanges(offer.changes);
            return {
              id: `version-${offer.version}`,
              icon: offer.kind === "offer" ? ("hand-coins" as const) : ("message-square-text" as const),
              actor: deal[offer.by].name,
              what: whatOf(offer),
              at: offer.createdAt,
              ...(changes.length > 0 ? { changes } : {}),
              children: (
                <>
                  {offer.version === 1 && <p className="tabular mt-1">{formatDollars(offer.amount)}</p>}
                  {offer.version > 1 && offer.kind === "offer" && changes.length === 0 && (
                    <p className="mt-1 text-muted">{copy.nothingChanged}</p>
                  )}
                  {offer.note !== "" && (
                    <blockquote className="mt-2 max-w-prose border-l-2 border-line-strong pl-3 break-words whitespace-pre-wrap text-muted">
                      {offer.note}
                    </blockquote>
                  )}
                </>
              ),
            };
          })}
        />
        <ShowEarlier hasEarlier={deal.hasEarlier.offers} query={query} onAsk={() => setAsked(true)} />
      </div>
    </Card>
  );
}

function whatOf({ version, kind, note }: DealOffer): string {
  // Somebody who asks for changes says why; a version that follows the event does not.
  if (kind === "amendment" || (kind === "request" && note === "")) return copy.eventChanged;
  if (kind === "request") return copy.request;
  return version === 1 ? copy.firstOffer : copy.offer(version);
}
