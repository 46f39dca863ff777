import type { AnalyticsView, TileValue } from "@marquee/contracts/insight/analytics";
import { type TileId, tiles, viewTiles } from "@marquee/contracts/insight/analytics-measures";
import { clsx } from "clsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { analyticsPage, numbers as copy } from "../copy.ts";
import type { NumberRef } from "../model/number-ref.ts";
import { changeOf, formatTile, reachedOf } from "../model/tile-format.ts";
import { NumberButton } from "./number-button.tsx";

/** The four numbers of a page, each with its goal and, on request, the previous value and the change. */
export function KpiCards(props: {
  view: AnalyticsView;
  /** Undefined while loading. */
  values: readonly TileValue[] | undefined;
  /** Whether to show each number next to that of the previous period. */
  compares: boolean;
  /** The days of the previous period. */
  previous?: { from: string; to: string } | undefined;
  /** Without it, nothing can be opened or set. */
  onNumber?: ((ref: NumberRef) => void) | undefined;
  onGoal?: ((tile: TileId) => void) | undefined;
}) {
  const { values, onNumber, onGoal } = props;
  return (
    <dl
      aria-label={analyticsPage.keyNumbers}
      className="grid grid-cols-2 gap-px overflow-clip rounded-xl border border-line bg-line xl:grid-cols-4"
    >
      {viewTiles[props.view].map((id) => {
        const tile = values?.find((each) => each.id === id);
        return (
          <div key={id} className="relative min-w-0 bg-surface px-4 py-3 sm:px-5 sm:py-4">
            <dt className="pr-7 text-sm text-muted">{tiles[id].label}</dt>
            <dd className="mt-1">
              {tile ? (
                <Kpi
                  tile={tile}
                  compares={props.compares}
                  onOpen={onNumber && (() => onNumber({ kind: "tile", tile: id }))}
                  onPrevious={
                    onNumber &&
                    props.previous &&
                    (() => onNumber({ kind: "tile", tile: id, ...props.previous }))
                  }
                  onGoal={onGoal && (() => onGoal(id))}
                />
              ) : (
                <Skeleton className={props.compares ? "h-19" : "h-14"} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Kpi(props: {
  tile: TileValue;
  compares: boolean;
  onOpen: (() => void) | undefined;
  onPrevious: (() => void) | undefined;
  onGoal: (() => void) | undefined;
}) {
  const { tile, onOpen, onPrevious, onGoal } = props;
  const { label } = tiles[tile.id];
  const change = props.compares && changeOf(tile);
  const reached = reachedOf(tile);
  const goalAction = tile.goal === null ? copy.setGoal : copy.editGoal;
  return (
    <>
      <span className="flex min-h-9 flex-wrap items-baseline gap-x-2 text-[1.625rem] leading-9 font-semibold tracking-tight max-sm:text-xl">
        <NumberButton label={label} text={formatTile(tile.id, tile.value)} onOpen={onOpen} />
        {change && (
          <span
            className={clsx(
              "text-sm font-medium tracking-normal",
              change.isGood === null ? "text-muted" : change.isGood ? "text-success" : "text-danger",
            )}
          >
            {change.text}
          </span>
        )}
      </span>
      {props.compares && (
        <span className="block min-h-5 text-sm text-muted">
          {copy.previous}{" "}
          <NumberButton
            label={copy.previousOf(label)}
            text={formatTile(tile.id, tile.previous)}
            onOpen={onPrevious}
          />
        </span>
      )}
      <span className="block min-h-5 text-sm text-muted">
        {tile.goal !== null && copy.goal(formatTile(tile.id, tile.goal))}
        {reached !== null && <span className="ml-1.5">{copy.reached(reached)}</span>}
      </span>
      {onGoal && (
        <Button
          size="sm"
          variant="ghost"
          className="absolute top-1.5 right-1.5 print:hidden"
          aria-label={copy.goalOf(goalAction, label)}
          title={goalAction}
          onClick={onGoal}
        >
          <Icon name="target" />
        </Button>
      )}
    </>
  );
}
