import type { Deal } from "@marquee/contracts/deals/deals";
import type { Deliverable } from "@marquee/contracts/deals/deliverable";
import type { DeliverableStatus } from "@marquee/contracts/deals/deliverable-moves";
import { useState } from "react";
import { ForRole } from "#account/for-role.tsx";
import { formatDate } from "#format/format.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";
import { deliverablesTab as copy, deliverableStatuses } from "../copy.ts";
import { DeliverableDialog } from "./deliverable-dialog.tsx";
import { Proof } from "./proof.tsx";

const tones: Record<DeliverableStatus, BadgeTone> = {
  pending: "outline",
  in_progress: "info",
  delivered: "lamp",
  accepted: "success",
  disputed: "danger",
  waived: "neutral",
};

/** The deliverables of each side, and their status. */
export function DeliverablesTab({ deal }: { deal: Deal }) {
  if (deal.deliverables.length === 0)
    return (
      <Card>
        <EmptyState title={copy.empty}>{copy.emptyText}</EmptyState>
      </Card>
    );
  return (
    <Card aria-label={copy.title}>
      <ul>
        {deal.deliverables.map((deliverable) => (
          <DeliverableRow key={deliverable.n} deliverable={deliverable} deal={deal} />
        ))}
      </ul>
    </Card>
  );
}

function shownDue({ dueDate, daysAfterSigning }: Deliverable): string {
  if (dueDate !== null) return copy.due(formatDate(dueDate));
  return daysAfterSigning === null ? copy.noDue : copy.dueAfterSigning(daysAfterSigning);
}

function DeliverableRow({ deliverable, deal }: { deliverable: Deliverable; deal: Deal }) {
  const { n, benefit, status, note, atRisk, moves } = deliverable;
  const [chosen, setChosen] = useState<DeliverableStatus | null>(null);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-line px-5 py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">{benefit}</p>
        <p className="text-sm text-muted">
          {copy.by(deal[deliverable.owner].name)} · {shownDue(deliverable)}
        </p>
        {note !== "" && <p className="mt-1 text-sm break-words text-muted">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {atRisk && <Badge tone="danger">{copy.atRisk}</Badge>}
        <Badge tone={tones[status]}>{deliverableStatuses[status]}</Badge>
      </div>
      <Proof deal={deal} deliverable={deliverable} />
      <ForRole>
        {moves.length > 0 && (
          <div className="flex w-full flex-wrap gap-2">
            {moves.map((move) => (
              <Button
                key={move}
                size="sm"
                aria-label={copy.named(copy.moves[move], benefit)}
                onClick={() => setChosen(move)}
              >
                {copy.moves[move]}
              </Button>
            ))}
          </div>
        )}
      </ForRole>
      {chosen && (
        <DeliverableDialog
          key={`${n}-${chosen}`}
          deal={deal}
          deliverable={deliverable}
          status={chosen}
          onClose={() => setChosen(null)}
        />
      )}
    </li>
  );
}
