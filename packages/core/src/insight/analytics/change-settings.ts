import type { TileId } from "@marquee/contracts/insight/analytics-measures";
import { attribute } from "@marquee/table/condition";
import type { LabelledWrite } from "@marquee/table/table";
import type { Core } from "../../core.ts";
import { type MetricsBook, metricsBookEntity, nothingSet } from "../../deals/metrics/book.item.ts";
import { retried } from "../../retried.ts";

type Settings = Pick<MetricsBook, "goals" | "showsSample">;

/**
 * Changes what an account has set for its numbers, together with other rows. What leaves nothing set leaves no row.
 * @throws AppError unavailable when others keep changing it meanwhile
 */
export function changeSettings(
  core: Core,
  accountId: string,
  change: (settings: Settings) => { settings: Settings; rows?: readonly LabelledWrite[] } | undefined,
): Promise<void> {
  return retried(core, async () => {
    const ref = { accountId, isSample: false };
    const key = metricsBookEntity.key(ref);
    const stored = await core.table.get(key);
    const { turn, goals, showsSample } = stored ? metricsBookEntity.read(stored) : nothingSet;
    const changed = change({ goals, showsSample });
    if (!changed) return;
    const when = stored ? attribute("turn").is(turn) : ({ kind: "absent" } as const);
    const isBlank = !changed.settings.showsSample && Object.keys(changed.settings.goals).length === 0;
    const item = metricsBookEntity.item({
      ...ref,
      ...changed.settings,
      turn: Math.max(core.clock.now(), turn + 1),
    });
    await core.table.transact([
      { label: "book", write: isBlank ? { op: "delete", key, when } : { op: "put", item, when } },
      ...(changed.rows ?? []),
    ]);
  });
}

/** Sets an account's goal for a tile, in the tile's unit; null for no goal. */
export function setGoal(
  core: Core,
  accountId: string,
  { tile, goal }: { tile: TileId; goal: number | null },
): Promise<void> {
  return changeSettings(core, accountId, ({ goals, showsSample }) => {
    if ((goals[tile] ?? null) === goal) return undefined;
    const { [tile]: _, ...others } = goals;
    return { settings: { showsSample, goals: goal === null ? others : { ...others, [tile]: goal } } };
  });
}
