import type { RankedLocation } from "@marquee/contracts/insight/analytics";
import { rankingDealsMin } from "@marquee/contracts/insight/analytics-measures";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { clsx } from "clsx";
import { useId } from "react";
import { formatCount } from "#format/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { DataTable, PhoneLabel } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/states.tsx";
import { locations as copy } from "../copy.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { NumberButton } from "./number-button.tsx";

/** Cities ranked by the return of their deals; a city with too few deals says how many are missing. */
export function LocationsCard(props: {
  locations: readonly RankedLocation[];
  onNumber?: ((ref: NumberRef) => void) | undefined;
}) {
  const { locations, onNumber } = props;
  const titleId = useId();
  const number = ({ city, score }: RankedLocation, what: string, text: string) => (
    <NumberButton
      label={`${city}, ${what}`}
      text={text}
      // Before a city is ranked, there is nothing to explain.
      onOpen={score === null ? undefined : onNumber && (() => onNumber({ kind: "location", city }))}
    />
  );
  const best = locations.find(({ score }) => score !== null);
  return (
    <Card aria-labelledby={titleId} className="overflow-clip break-inside-avoid">
      <CardHeader title={copy.title} id={titleId} note={copy.note} />
      {locations.length === 0 ? (
        <EmptyState title={copy.empty}>{copy.emptyText(rankingDealsMin)}</EmptyState>
      ) : (
        <>
          <DataTable
            caption={copy.title}
            rows={locations}
            rowKey={({ city }) => city}
            columns={[
              {
                label: copy.city,
                onPhone: "top",
                cell: (row) => (
                  <span className="flex flex-wrap items-center gap-2 font-medium">
                    {row.city}
                    {row === best && <Badge tone="lamp">{copy.top}</Badge>}
                  </span>
                ),
              },
              {
                label: copy.score,
                onPhone: "belowEnd",
                end: true,
                cell: (row) =>
                  row.score === null ? (
                    <span className="text-sm text-muted">
                      {copy.missing(Math.max(1, rankingDealsMin - row.deals))}
                    </span>
                  ) : (
                    <>
                      <PhoneLabel text={copy.score} />
                      {number(row, copy.score, formatCount(row.score))}
                    </>
                  ),
              },
              {
                label: copy.dealsOf,
                onPhone: "topEnd",
                namedOnPhone: true,
                end: true,
                cell: (row) => number(row, copy.dealsOf, formatCount(row.deals)),
              },
              {
                label: copy.expected,
                onPhone: "below",
                end: true,
                cell: (row) => (
                  // Before a city is ranked, a phone needs no dashes.
                  <div className={clsx(row.score === null && "max-md:hidden")}>
                    <PhoneLabel text={copy.expected} />
                    {number(row, copy.expected, unitText("multiple", row.expectedRoi))}
                    {row.low !== null && row.high !== null && (
                      <span className="text-sm text-muted max-md:ml-1.5 md:block">
                        {copy.between(unitText("multiple", row.low), unitText("multiple", row.high))}
                      </span>
                    )}
                    <span className="block text-sm text-muted md:hidden">
                      {copy.perDeal(
                        unitText("usd", row.revenuePotential),
                        unitText("usd", row.estimatedCost),
                      )}
                    </span>
                  </div>
                ),
              },
              {
                label: copy.potential,
                onPhone: "hidden",
                end: true,
                cell: (row) => number(row, copy.potential, unitText("usd", row.revenuePotential)),
              },
              {
                label: copy.cost,
                onPhone: "hidden",
                end: true,
                cell: (row) => number(row, copy.cost, unitText("usd", row.estimatedCost)),
              },
            ]}
          />
          <section className="border-t border-line px-5 py-4 text-sm text-muted">
            <h3 className="font-medium text-ink">{copy.formulaTitle}</h3>
            <p className="mt-1 max-w-prose">{copy.formula}</p>
          </section>
        </>
      )}
    </Card>
  );
}
