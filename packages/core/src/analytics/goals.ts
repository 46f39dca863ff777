import type { TileId } from "@marquee/contracts/analytics-measures";
import type { Core } from "../core.ts";
import { bookWrite, writeBook } from "./change-book.ts";

/** Sets an account's goal for a tile, in the tile's unit; null for no goal. @throws AppError conflict */
export async function setGoal(
  core: Core,
  accountId: string,
  { tile, goal }: { tile: TileId; goal: number | null },
): Promise<void> {
  await writeBook(core, { accountId, isSample: false }, async (book) => {
    const isSet = (book.goals[tile] ?? null) === goal;
    const { [tile]: _, ...others } = book.goals;
    const goals = goal === null ? others : { ...others, [tile]: goal };
    return { writes: isSet ? [] : [bookWrite(book, { goals })], result: undefined };
  });
}
