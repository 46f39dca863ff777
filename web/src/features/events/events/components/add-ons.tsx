import type { AddOn } from "@marquee/contracts/events/events";
import { formatDollars } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { addOns as copy } from "../copy.ts";

/** The add-ons available for any package of an event. */
export function AddOns({ addOns }: { addOns: readonly AddOn[] }) {
  if (addOns.length === 0) return null;
  return (
    <Card aria-labelledby="add-ons">
      <CardHeader id="add-ons" title={copy.title} note={copy.note} />
      <ul className="divide-y divide-line border-t border-line">
        {addOns.map((each) => (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3">
            <p className="min-w-0 break-words">{each.benefit}</p>
            <p className="flex flex-wrap items-center gap-3">
              {each.remaining !== null && (
                <Badge tone={each.remaining === 0 ? "neutral" : "success"}>{copy.left(each.remaining)}</Badge>
              )}
              <span className="font-semibold">{formatDollars(each.price)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
