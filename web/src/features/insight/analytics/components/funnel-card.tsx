import { funnelStages, tileIds, tiles } from "@marquee/contracts/insight/analytics-measures";
import { unitText } from "@marquee/contracts/insight/unit-text";
import { useId } from "react";
import { Card, CardHeader } from "#ui/card.tsx";
import { EmptyState } from "#ui/states.tsx";
import { funnel as copy, empty } from "../copy.ts";
import type { Drawn } from "../model/chart-data.ts";
import { periodText } from "../model/days.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { formatTile } from "../model/tile-format.ts";
import { NumberButton } from "./number-button.tsx";

/** Maps a stage of the funnel to its number. */
const tileOf = Object.fromEntries(
  funnelStages.map(({ id, measure }) => [
    id,
    tileIds.find((tile) => tiles[tile].value === measure && !("per" in tiles[tile])) ?? "leads",
  ]),
);

/** How leads become customers, stage by stage: each bar's length is the stage's share of the widest one. */
export function FunnelCard(props: { analytics: Drawn; onNumber?: ((ref: NumberRef) => void) | undefined }) {
  const { analytics, onNumber } = props;
  const titleId = useId();
  const widest = Math.max(...analytics.funnel.map(({ value }) => value));
  return (
    <Card aria-labelledby={titleId} className="min-w-0 break-inside-avoid">
      <CardHeader title={copy.title} id={titleId} note={periodText(analytics)} />
      {widest === 0 ? (
        <EmptyState title={empty.period}>{empty.periodText}</EmptyState>
      ) : (
        <ol className="flex flex-col gap-3.5 px-5 pt-1 pb-5">
          {analytics.funnel.map(({ stage, value }, index) => {
            const label = funnelStages.find(({ id }) => id === stage)?.label ?? stage;
            const before = analytics.funnel[index - 1];
            const tile = tileOf[stage] ?? "leads";
            return (
              <li key={stage}>
                <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="font-medium">{label}</span>
                  <span className="text-sm text-muted">
                    {before && before.value > 0 && (
                      <span className="mr-3">
                        {copy.share(
                          unitText("percent", Math.round((value / before.value) * 1_000) / 10),
                          funnelStages.find(({ id }) => id === before.stage)?.label ?? "",
                        )}
                      </span>
                    )}
                    <span className="text-base text-ink">
                      <NumberButton
                        label={label}
                        text={formatTile(tile, value)}
                        {...(onNumber ? { onOpen: () => onNumber({ kind: "tile", tile }) } : {})}
                      />
                    </span>
                  </span>
                </p>
                <div
                  aria-hidden
                  className="mt-1 h-5 rounded bg-sunken forced-color-adjust-none dark:bg-canvas"
                >
                  <div
                    className="h-full rounded bg-lamp print:[print-color-adjust:exact]"
                    style={{ width: `${(value / widest) * 100}%` }}
                  />
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </Card>
  );
}
