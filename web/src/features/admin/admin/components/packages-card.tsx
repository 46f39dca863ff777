import type { CreditPackage } from "@marquee/contracts/credits/credits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatCredits, formatDollars } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RowSkeletons } from "#ui/rows.tsx";
import { EmptyState, ErrorState } from "#ui/states.tsx";
import { allCreditPackagesQuery } from "../api/list-all-credit-packages.ts";
import { packagesCard as copy } from "../system-copy.ts";
import { PackageDialog } from "./package-dialog.tsx";

/** The credit packages, including those not on offer. */
export function PackagesCard() {
  const { data: packages, error, isPending, refetch } = useQuery(allCreditPackagesQuery);
  const [editing, setEditing] = useState<CreditPackage | null>(null);
  return (
    <Card aria-labelledby="packages-title">
      <CardHeader title={copy.title} id="packages-title" note={copy.note} />
      {isPending ? (
        <RowSkeletons label={copy.loading} rows={3} />
      ) : !packages ? (
        <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : packages.length === 0 ? (
        <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {packages.map((offer) => (
            <li key={offer.id} className="flex min-h-14 items-center justify-between gap-4 px-5 py-2">
              <span className="min-w-0">
                <span className="flex flex-wrap items-center gap-x-2">
                  <span className="min-w-0 font-medium break-words">{offer.name}</span>
                  {!offer.isActive && <Badge tone="outline">{copy.notForSale}</Badge>}
                </span>
                <span className="block text-sm text-muted">
                  {copy.creditsFor(formatCredits(offer.creditAmount), formatDollars(offer.price / 100))}
                </span>
              </span>
              <Button size="sm" aria-label={copy.editPackage(offer.name)} onClick={() => setEditing(offer)}>
                {copy.edit}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {editing && <PackageDialog offer={editing} onClose={() => setEditing(null)} />}
    </Card>
  );
}
