import type { DealHistoryEntry } from "@marquee/contracts/deals/deal-past";
import type { Deal } from "@marquee/contracts/deals/deals";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import type { IconName } from "#ui/icon-names.ts";
import { Timeline } from "#ui/timeline.tsx";
import { dealHistoryQuery } from "../api/list-deal-history.ts";
import { historyTab as copy } from "../copy.ts";
import type { KnownPrice } from "../model/deal-price.ts";
import { shownChanges } from "../model/terms.ts";
import { withEarlier } from "../model/with-earlier.ts";
import { PriceLine } from "./price-line.tsx";
import { ShowEarlier } from "./show-earlier.tsx";

/** The history of a deal: how its price came about, and who did what and when, with the values changed. */
export function HistoryTab({ deal, price }: { deal: Deal; price: KnownPrice }) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({ ...dealHistoryQuery(deal.id), enabled: isAsked });
  const entries = withEarlier(deal.history, query.data, ({ id }) => id);
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* While it is being negotiated, the price stands at the head of the deal. */}
      {deal.status !== "negotiating" && (
        <Card className="px-5 py-4">
          <PriceLine deal={deal} price={price} />
        </Card>
      )}
      <Card aria-labelledby="deal-history">
        <CardHeader title={copy.title} id="deal-history" />
        <div className="px-5 pb-5">
          <Timeline label={copy.log} entries={entries.map(entryOf)} />
          <ShowEarlier hasEarlier={deal.hasEarlier.history} query={query} onAsk={() => setAsked(true)} />
        </div>
      </Card>
    </div>
  );
}

function entryOf(entry: DealHistoryEntry) {
  const { icon, what } = actions[entry.action] ?? { icon: "pencil" as const, what: copy.changed };
  const changes = shownChanges(entry.changes);
  return {
    id: entry.id,
    icon,
    actor: entry.byName,
    what,
    at: entry.createdAt,
    ...(changes.length > 0 ? { changes } : {}),
    children: entry.note !== "" && <p className="mt-1 max-w-prose break-words text-muted">{entry.note}</p>,
  };
}

/** Labels for the actions of the history; an unknown action is shown as a change. */
const actions: Readonly<Record<string, { icon: IconName; what: string }>> = {
  create: { icon: "handshake", what: copy.create },
  propose: { icon: "hand-coins", what: copy.propose },
  request_changes: { icon: "message-square-text", what: copy.request_changes },
  accept: { icon: "circle-check", what: copy.accept },
  decline: { icon: "circle-slash", what: copy.decline },
  cancel: { icon: "circle-slash", what: copy.cancel },
  lapse: { icon: "circle-slash", what: copy.lapse },
  lapse_unsigned: { icon: "circle-slash", what: copy.lapse_unsigned },
  sign_reminder: { icon: "bell", what: copy.sign_reminder },
  event_changed: { icon: "calendar-days", what: copy.event_changed },
  event_canceled: { icon: "circle-slash", what: copy.event_canceled },
  sign: { icon: "pencil", what: copy.sign },
  complete: { icon: "check", what: copy.complete },
  renew: { icon: "refresh-cw", what: copy.renew },
  deliverable: { icon: "check", what: copy.deliverable },
  proof: { icon: "upload", what: copy.proof },
  proof_removed: { icon: "trash", what: copy.proof_removed },
  file: { icon: "upload", what: copy.file },
  file_removed: { icon: "trash", what: copy.file_removed },
};
